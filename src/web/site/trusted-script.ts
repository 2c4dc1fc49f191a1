interface Policies {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy;
}
interface Policy {
  createScriptURL(address: string): unknown;
}

/** An address of a script of ours, in the form that a page under Trusted Types wants to have it. */
export function trustedScript(address: '/service-worker.js'): string {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('openward-worker', { createScriptURL: (same) => same });
  return (policy?.createScriptURL(address) as string | undefined) ?? address;
}
