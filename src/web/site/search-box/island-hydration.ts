/**
 * Hydrates an island once, on first intent (pointer, focus or touch), or when it comes into view if it asks for that.
 * The triggering event is not lost: links and forms work without hydration.
 */
import { type Islands, islands } from './islands.ts';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

async function hydrate(element: HTMLElement) {
  const load = (islands as Islands)[element.dataset.island ?? ''];
  if (!load || 'hydrated' in element.dataset) return;
  element.dataset.hydrated = '';
  const [{ createElement }, { hydrateRoot }, module, { learnLanguage }] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    load(),
    import('#words/page-language.ts'),
  ]);
  await learnLanguage('islands');
  const props = JSON.parse(element.dataset.props ?? '{}') as never;
  hydrateRoot(element, createElement(module.default, props));
}

for (const intent of intents) {
  document.addEventListener(
    intent,
    (event) => {
      const element = (event.target as Element | null)?.closest?.<HTMLElement>('[data-island]');
      if (element) void hydrate(element);
    },
    { passive: true, capture: true },
  );
}

// On a slow connection the visitor may already be typing.
const entered = document.activeElement?.closest<HTMLElement>('[data-island]');
if (entered) void hydrate(entered);

const whenSeen = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    whenSeen.unobserve(entry.target);
    void hydrate(entry.target as HTMLElement);
  }
});
for (const element of document.querySelectorAll('[data-island][data-when="seen"]')) whenSeen.observe(element);
