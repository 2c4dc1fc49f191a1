import type { Image } from '#contract/base.ts';
import { Picture, type Ratio } from '#web/ui/core/picture.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { interfaceIcons, offeredIcons } from '#web/ui/icon-names.ts';
import { MedicalIcon } from '#web/ui/medical-icon.tsx';
import { Group, Specimen } from './specimen.tsx';

/** A record, so that a new shape does not compile until it is shown. */
const shapes: Record<Exclude<Ratio, 'fill'>, string> = {
  '4/3': 'cards',
  '3/2': 'pictures of a page',
  '16/9': 'heads on a phone',
  '1/1': 'tiles',
  '4/5': 'portraits',
  '3/4': 'tall portraits',
  '21/9': 'bands',
};

export function Pictures({ image }: { image: Image | null }) {
  return (
    <Group
      id="pictures"
      title="Pictures and icons"
      file="ui/core/picture.tsx, ui/icon.tsx, ui/medical-icon.tsx"
    >
      {Object.entries(shapes).map(([ratio, use]) => (
        <Specimen key={ratio} name={`${ratio}, for ${use}`}>
          <Picture image={image} ratio={ratio as Ratio} sizes="352px" className="rounded-md" />
        </Specimen>
      ))}
      <Specimen name="No picture">
        <Picture image={null} ratio="4/3" className="rounded-md" />
      </Specimen>
      <Specimen name="Interface icons" wide>
        <ul className="specimen-drawings">
          {interfaceIcons.map((name) => (
            <li key={name}>
              <Icon name={name} /> {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Medical icons, chosen by staff" wide>
        <ul className="specimen-drawings">
          {offeredIcons.map((name) => (
            <li key={name}>
              <MedicalIcon name={name} className="size-8 shrink-0 text-primary" /> {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </Group>
  );
}
