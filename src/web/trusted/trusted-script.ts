interface Rules {
  createScriptURL?(address: string): string;
  createHTML?(html: string): string;
}
interface Policy {
  createScriptURL(address: string): unknown;
  createHTML(html: string): unknown;
}

/** An address of a script of ours, in the form that a page under Trusted Types wants to have it. */
export function trustedScript(address: '/service-worker.js'): string {
  const policy = createPolicy('openward-worker', { createScriptURL: (same) => same });
  return (policy?.createScriptURL(address) as string | undefined) ?? address;
}

let ofFrame: Policy | undefined;

/** What the server sent on this very page, in the form in which an application may put it there again. */
export function trustedFrame(html: string): string {
  ofFrame ??= createPolicy('openward-frame', { createHTML: (same) => same });
  return (ofFrame?.createHTML(html) as string | undefined) ?? html;
}

function createPolicy(name: string, rules: Rules) {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Rules): Policy } };
  return trustedTypes?.createPolicy(name, rules);
}
