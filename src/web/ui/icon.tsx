import icons from 'virtual:interface-icons';
import { Svg } from './core/svg.tsx';
import type { interfaceIcons } from './icon-names.ts';

export type IconName = (typeof interfaceIcons)[number];

/**
 * An interface icon by name. The table holds every drawing, so use this in documents, which send no script; pages that
 * hydrate import single icons with `Svg`.
 */
export function Icon({ name, className, label }: { name: IconName; className?: string; label?: string }) {
  return <Svg source={icons.get(name)!} className={className} label={label} />;
}
