import { type ComponentType, createContext, use } from 'react';
import type { islands } from './islands.ts';

/** On the server: the address of an island's words in the page's language. */
export const IslandWords = createContext((_name: keyof typeof islands): string | undefined => undefined);

/**
 * Renders a component on the server inside an element that the browser hydrates later. `props` must be plain JSON, as
 * they are sent in an attribute.
 */
export function Island<P extends object>({
  name,
  component: Component,
  props,
  when,
}: {
  name: keyof typeof islands;
  component: ComponentType<P>;
  props: P;
  when?: 'seen';
}) {
  const words = use(IslandWords)(name);
  return (
    <div data-island={name} data-words={words} data-props={JSON.stringify(props)} data-when={when}>
      <Component {...props} />
    </div>
  );
}
