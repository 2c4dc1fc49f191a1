import { createContext, use } from 'react';
import { Scripts } from 'react-router';

/**
 * The scripts of an application that wait until the page is seen: their HTML and the module that wakes them. Null where
 * they do not wait, and in a browser, which finds out by looking.
 */
export const LateScripts = createContext<{ html: string; wake: string; nonce: string | undefined } | null>(
  null,
);

const waited = !import.meta.env.SSR && document.querySelector('template[data-scripts]') !== null;

/**
 * What is in a template is not fetched and does not run. When the page was painted, its content is moved into the page
 * and is what it would have been there. React is told nothing of it, so it leaves both elements alone.
 */
export function ApplicationScripts() {
  const late = use(LateScripts);
  if (!late && !waited) return <Scripts />;
  return (
    <>
      <template
        data-scripts=""
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the framework's own scripts, as it wrote them
        dangerouslySetInnerHTML={{ __html: late?.html ?? '' }}
      />
      <script
        type="module"
        nonce={late?.nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own module, without anything of the request
        dangerouslySetInnerHTML={{ __html: late?.wake ?? '' }}
      />
    </>
  );
}
