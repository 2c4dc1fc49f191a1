import { Link } from 'react-router';
import { useMay } from '#web/admin/session/rights.ts';

/** For accounts that may read the log: a link to who saw an entry, on a page or in a file. */
export function WhoLooked({ entity, id, words }: { entity: string; id: number; words: string }) {
  if (!useMay()('trail')) return null;
  return (
    <p className="links">
      <Link to={`/admin/settings/activity?entity=${entity}&entityId=${id}&action=read`}>{words}</Link>
    </p>
  );
}
