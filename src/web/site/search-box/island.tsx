import type { ComponentType } from 'react';
import type { islands } from './islands.ts';

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
  return (
    <div data-island={name} data-props={JSON.stringify(props)} data-when={when}>
      <Component {...props} />
    </div>
  );
}
