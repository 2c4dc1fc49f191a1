import type { Use } from '#contract/media.ts';
import { plainNumber } from '#contract/words/formats.ts';
import { addressOf, menuEntry, menuNameOf } from '#web/admin/session/menu.ts';
import { OpenLink } from '#web/admin/ui/open-link.tsx';
import { say } from '#web/admin/ui/words.ts';
import { t } from '#words/say.ts';

export function UsedIn({ uses }: { uses: Use[] }) {
  if (uses.length === 0) return <p className="quiet">{t('Not used anywhere yet.')}</p>;
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
  const place = menuNameOf(entity);
  const kind = place ? say(menuEntry(place).one ?? menuEntry(place).label) : entity.replaceAll('_', ' ');
  const name = title || t('No. {number}', { number: plainNumber(Number(id)) });
  // Settings are one page, not a list of entries.
  const to = place && !isInBin ? addressOf(place, menuEntry(place).one ? id : undefined) : null;
  return (
    <>
      {to ? <OpenLink to={to}>{name}</OpenLink> : name}
      <span className="second">{isInBin ? t('{kind}, in the bin', { kind }) : kind}</span>
    </>
  );
}
