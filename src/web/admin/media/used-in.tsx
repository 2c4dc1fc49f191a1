import type { Use } from '#contract/media.ts';
import { addressOf, placeNamed, placeOf } from '#web/admin/session/menu.ts';
import { OpenLink } from '#web/admin/ui/open-link.tsx';

/** The entries that show a picture, as links. */
export function UsedIn({ uses }: { uses: Use[] }) {
  if (uses.length === 0) return <p className="quiet">Not used anywhere yet.</p>;
  return (
    <ul className="stack links used-in">
      {uses.map((use) => (
        <li key={`${use.entity} ${use.id}`}>
          <UseLink use={use} />
        </li>
      ))}
    </ul>
  );
}

function UseLink({ use: { entity, id, title, isInBin } }: { use: Use }) {
  const place = placeNamed(entity);
  const kind = (place && (placeOf(place).one ?? placeOf(place).label)) ?? entity.replaceAll('_', ' ');
  const name = title || `No. ${id}`;
  // Settings are one page, not a list of entries.
  const to = place && !isInBin ? addressOf(place, placeOf(place).one ? id : undefined) : null;
  return (
    <>
      {to ? <OpenLink to={to}>{name}</OpenLink> : name}
      <span className="second">
        {kind}
        {isInBin ? ', in the bin' : ''}
      </span>
    </>
  );
}
