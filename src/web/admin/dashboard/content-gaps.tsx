import { useState } from 'react';
import { Link } from 'react-router';
import type { Gap } from '#contract/dashboard.ts';
import { addressOf, placeOf } from '#web/admin/session/menu.ts';

/** Published entries without a picture or a summary, and pages that it is time to read again. */
export function ContentGaps({
  gaps: found,
  total: counted,
}: {
  gaps: Gap[] | undefined;
  total: number | null | undefined;
}) {
  const [isLong, setLong] = useState(false);
  const gaps = found ?? [];
  const total = counted ?? 0;
  const shown = isLong ? gaps : gaps.slice(0, 6);
  return (
    <section className="panel" id="content-to-finish">
      <h2>Content to finish</h2>
      {found && total === 0 ? (
        <p className="quiet">Everything published has a picture and a summary, and no review is due.</p>
      ) : null}
      <ul className="gaps">
        {shown.map((gap) => (
          <li key={`${gap.resource} ${gap.id}`}>
            <Link to={addressOf(gap.resource, gap.id)}>{gap.name}</Link>
            <span className="second">
              {placeOf(gap.resource).one}, {inWords(gap)}
            </span>
          </li>
        ))}
      </ul>
      {isLong && total > gaps.length ? (
        <p className="quiet">{total - gaps.length} more will appear once these are done.</p>
      ) : null}
      {gaps.length > 6 ? (
        <button type="button" className="link-button panel-more" onClick={() => setLong(!isLong)}>
          {isLong ? 'Show fewer' : `Show ${gaps.length === total ? 'all ' : ''}${gaps.length}`}
        </button>
      ) : null}
    </section>
  );
}

function inWords({ lacksPicture, lacksSummary, isReviewDue }: Gap) {
  return [lacksPicture ? 'no picture' : '', lacksSummary ? 'no summary' : '', isReviewDue ? 'review due' : '']
    .filter(Boolean)
    .join(' and ');
}
