import { useState } from 'react';
import { Link } from 'react-router';
import type { Gap } from '#contract/dashboard.ts';
import { snakeCase } from '#contract/resources.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { counted, t } from '#words/say.ts';
import { kindWords } from '../activity/activity-words.ts';

/** Published entries without a picture or a summary, and pages due for review. */
export function ContentGaps({
  gaps: found,
  total: all,
}: {
  gaps: Gap[] | undefined;
  total: number | null | undefined;
}) {
  const [isLong, setLong] = useState(false);
  const gaps = found ?? [];
  const total = all ?? 0;
  const shown = isLong ? gaps : gaps.slice(0, 6);
  return (
    <section className="panel" id="content-to-finish">
      <h2>{t('Content to finish')}</h2>
      {found && total === 0 ? (
        <p className="quiet">
          {t('Everything published has a picture and a summary, and no review is due.')}
        </p>
      ) : null}
      <ul className="gaps">
        {shown.map((gap) => (
          <li key={`${gap.resource} ${gap.id}`}>
            <Link to={addressOf(gap.resource, gap.id)}>{gap.name}</Link>
            <span className="second">
              {t('{words}, {more}', { words: kindWords(snakeCase(gap.resource)), more: inWords(gap) })}
            </span>
          </li>
        ))}
      </ul>
      {isLong && total > gaps.length ? (
        <p className="quiet">
          {counted(
            '{count} more will appear once these are done.',
            '{count} more will appear once these are done.',
            total - gaps.length,
          )}
        </p>
      ) : null}
      {gaps.length > 6 ? (
        <button type="button" className="link-button panel-more" onClick={() => setLong(!isLong)}>
          {isLong
            ? t('Show fewer')
            : gaps.length === total
              ? counted('Show all {count}', 'Show all {count}', gaps.length)
              : counted('Show {count}', 'Show {count}', gaps.length)}
        </button>
      ) : null}
    </section>
  );
}

function inWords({ lacksPicture, lacksSummary, isReviewDue }: Gap) {
  return [
    lacksPicture ? t('no picture') : '',
    lacksSummary ? t('no summary') : '',
    isReviewDue ? t('review due') : '',
  ]
    .filter(Boolean)
    .reduce((words, more) => t('{words} and {more}', { words, more }));
}
