import { createContext, use } from 'react';
import {
  Scripts,
  ScrollRestoration,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';

/** The scripts of an application that wait until the page is seen: their HTML and the module that wakes them. */
export const LateScripts = createContext<{ html: string; wake: string; nonce: string | undefined } | null>(
  null,
);

/**
 * A built page has run its scripts before React is here, and Trusted Types forbid React to make one. So in a browser
 * there are none, and React can make the page again where an extension has changed it.
 */
export const ApplicationScripts = import.meta.env.SSR || import.meta.env.DEV ? SentScripts : RestoredScroll;

function SentScripts() {
  const late = use(LateScripts);
  return (
    <>
      <ScrollRestoration />
      {late ? (
        <>
          {/* What is in a template is not fetched and does not run. Once painted, its content moves into the page. */}
          <template
            data-scripts=""
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the framework's own scripts, as it wrote them
            dangerouslySetInnerHTML={{ __html: late.html }}
          />
          <script
            type="module"
            nonce={late.nonce}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own module, without anything of the request
            dangerouslySetInnerHTML={{ __html: late.wake }}
          />
        </>
      ) : (
        <Scripts />
      )}
    </>
  );
}

function RestoredScroll() {
  useScrollRestoration();
  return null;
}
