import { createContext, use } from 'react';
import {
  Scripts,
  ScrollRestoration,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';

/** Scripts of an application that wait until the page is visible: their HTML and the module that starts them. */
export const LateScripts = createContext<{ html: string; wake: string; nonce: string | undefined } | null>(
  null,
);

/**
 * Empty in a browser: a built page has run its scripts before React starts, and Trusted Types forbid React to create
 * one. React can then recreate a page that an extension has changed.
 */
export const ApplicationScripts = import.meta.env.SSR || import.meta.env.DEV ? SentScripts : RestoredScroll;

function SentScripts() {
  const late = use(LateScripts);
  return (
    <>
      <ScrollRestoration />
      {late ? (
        <>
          {/* A template's content is neither fetched nor run. It moves into the page once painted. */}
          <template
            data-scripts=""
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the framework's own scripts, unchanged.
            dangerouslySetInnerHTML={{ __html: late.html }}
          />
          <script
            type="module"
            nonce={late.nonce}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own module, without any part of the request.
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
