import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageComment } from '#contract/page-comment.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Pager } from '#web/admin/ui/pager.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { dayWords } from '#web/dates/words.ts';
import { Svg } from '#web/ui/core/svg.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { shorten } from '#words/shorten.ts';
import trash from '~icons/lucide/trash-2?raw';

/** Visitors' comments in these weeks, newest first: about one page, or about all. */
export function Comments({
  weeks,
  to,
  rating = '',
  title,
}: {
  weeks: string;
  to: string | undefined;
  rating: string | undefined;
  title: string | undefined;
}) {
  const [page, setPage] = useState(1);
  const [leaving, setLeaving] = useState<PageComment | null>(null);
  const queries = useQueryClient();
  const query = {
    weeks,
    ...(to ? { to } : {}),
    ...(/^[1-9]\d{0,9}$/.test(rating) ? { ratingId: rating } : {}),
    page: String(page),
  };
  const { data, error } = useQuery({
    queryKey: ['pageComment', 'list', query],
    queryFn: () => api.pageComment.list({ query }),
    placeholderData: keepPreviousData,
  });
  async function remove({ id }: PageComment) {
    setLeaving(null);
    try {
      await api.pageComment.remove({ params: { id: String(id) } });
      said.done(t('The comment has been deleted.'));
      if (data?.data.length === 1) setPage(1);
    } catch (problem) {
      said.failed(inWords(problem));
    }
    await queries.invalidateQueries({ queryKey: ['pageComment'] });
    await queries.invalidateQueries({ queryKey: ['pageRating'] });
  }
  return (
    <section className="panel" aria-labelledby="comments">
      <h2 id="comments">{title ? t('Comments on “{title}”', { title }) : t('Comments')}</h2>
      {error ? <Refusal>{inWords(error)}</Refusal> : null}
      {data?.data.length === 0 ? (
        <p className="quiet">{t('Nobody wrote a comment in these weeks.')}</p>
      ) : null}
      <ul className="comments">
        {data?.data.map((one) => (
          <Comment key={one.id} comment={one} onDelete={() => setLeaving(one)} />
        ))}
      </ul>
      {data ? <Pager meta={data.meta} onChange={setPage} /> : null}
      {leaving ? (
        <Dialog title={t('Delete this comment?')} onClose={() => setLeaving(null)}>
          <p className="comment-text">{leaving.comment}</p>
          <p>{t('It is deleted for good. The answer stays in the count.')}</p>
          <DialogActions
            cancel="Keep it"
            onCancel={() => setLeaving(null)}
            isDanger
            onAct={() => void remove(leaving)}
            act={t('Delete the comment')}
          />
        </Dialog>
      ) : null}
    </section>
  );
}

function Comment({
  comment: { week, title, wasUseful, comment },
  onDelete,
}: {
  comment: PageComment;
  onDelete(): void;
}) {
  const { locale } = useHospital();
  return (
    <li>
      <span className={wasUseful ? 'badge badge-confirmed' : 'badge badge-no_show'}>
        {wasUseful ? t('Yes') : t('No')}
      </span>
      <span>
        <span className="comment-text">{comment}</span>
        <span className="second">
          {t('{title}, week from {day}', { title, day: dayWords(week, locale) })}
        </span>
      </span>
      <button
        type="button"
        className="button button-quiet button-icon button-small"
        aria-label={t('Delete the comment “{text}”', { text: shorten(comment, 40) })}
        title={t('Delete this comment')}
        onClick={onDelete}
      >
        <Svg source={trash} className="icon" />
      </button>
    </li>
  );
}
