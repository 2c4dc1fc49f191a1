interface Rules {
  createScriptURL?(address: string): string;
  createHTML?(html: string): string;
}
interface Policy {
  createScriptURL(address: string): unknown;
  createHTML(html: string): unknown;
}

/** The address of our own script, as Trusted Types requires it. */
export function trustedScript(address: '/service-worker.js'): string {
  const policy = createPolicy('openward-worker', { createScriptURL: (same) => same });
  return (policy?.createScriptURL(address) as string | undefined) ?? address;
}

let ofFrame: Policy | undefined;

/** HTML that the server sent on this page, so that an application may insert it again. */
export function trustedFrame(html: string): string {
  ofFrame ??= createPolicy('openward-frame', { createHTML: (same) => same });
  return (ofFrame?.createHTML(html) as string | undefined) ?? html;
}

function createPolicy(name: string, rules: Rules) {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Rules): Policy } };
  return trustedTypes?.createPolicy(name, rules);
}
