/** One inquiry: thread and reply on the left, contact and details on the right. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Inquiry, InquiryStatus } from '#contract/inquiry.ts';
import { HistoryList } from '#web/admin/activity/history-list.tsx';
import { WhoLooked } from '#web/admin/activity/who-looked.tsx';
import { DeleteEntry } from '#web/admin/editor/delete-entry.tsx';
import { languageName } from '#web/admin/field/language-names.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { Page } from '#web/admin/frame/page.tsx';
import { useMailSummary } from '#web/admin/mail/use-mail.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { useMayOpen } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { OpenLink } from '#web/admin/ui/open-link.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { t } from '#words/say.ts';
import { AskedVisit } from './asked-visit.tsx';
import { forgetDraft } from './draft.ts';
import { aboutOf, statusWords, steps } from './inquiry-words.ts';
import { NoteBox } from './note-box.tsx';
import { OwnerBox } from './owner-box.tsx';
import { ReplyBox } from './reply-box.tsx';
import { Thread } from './thread.tsx';
import { useInquiry } from './use-inquiry.ts';

const trail = [{ label: 'Inquiries', to: addressOf('inquiry') }];

export function InquiryDesk({ id }: { id: string }) {
  const { data: inquiry, error, refetch, change, remove } = useInquiry(id);
  if (!inquiry) {
    return (
      <Page title="Inquiry" trail={trail}>
        <Loading error={error} onRetry={() => void refetch()}>
          <Link to={addressOf('inquiry')} className="button">
            {t('Back to the list')}
          </Link>
        </Loading>
      </Page>
    );
  }
  return (
    <Page
      title={inquiry.name}
      trail={trail}
      note={
        <span className="in-line">
          <span className={`badge badge-${inquiry.status}`}>{t(statusWords[inquiry.status])}</span>
          <span className="figures">{inquiry.reference}</span>
        </span>
      }
      actions={<Actions inquiry={inquiry} change={change} remove={remove} />}
    >
      <div className="editor editor-with-aside">
        <div className="stack-wide">
          <Thread inquiry={inquiry} />
          <NoServer />
          <ReplyBox inquiry={inquiry} onReply={change} />
        </div>
        <div className="stack-wide">
          <AskedVisit inquiry={inquiry} onBooked={() => void refetch()} />
          <OwnerBox inquiry={inquiry} change={change} />
          <Facts inquiry={inquiry} />
          <NoteBox inquiry={inquiry} onSave={(note) => change({ note })} />
          <InquiryHistory inquiry={inquiry} />
        </div>
      </div>
    </Page>
  );
}

interface ActionsProps extends Pick<ReturnType<typeof useInquiry>, 'change' | 'remove'> {
  inquiry: Inquiry;
}

function Actions({ inquiry, change, remove }: ActionsProps) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  async function take(status: InquiryStatus) {
    setBusy(true);
    if (await change({ status })) said.done(t('{state}.', { state: t(statusWords[status]) }));
    setBusy(false);
  }
  return (
    <>
      <DeleteEntry
        title={t('{words}, {more}', { words: inquiry.name, more: inquiry.reference })}
        consequence={t(
          'The message, the replies and their emails are deleted for good. Emails still waiting are not sent. The activity log keeps the reference only.',
        )}
        onDelete={async () => {
          await remove();
          forgetDraft(inquiry.id);
          said.done(t('Deleted.'));
          await navigate(addressOf('inquiry'), { replace: true });
        }}
      />
      {steps[inquiry.status].map(([to, words]) => (
        <Button key={to} disabled={isBusy} onClick={() => void take(to)}>
          {t(words)}
        </Button>
      ))}
    </>
  );
}

/** Warns before a reply is written that cannot be sent. */
function NoServer() {
  const mail = useMailSummary();
  if (mail?.hasServer !== false) return null;
  return (
    <p className="notice notice-warning">
      <Phrase
        message="No mail server is set up. Replies are kept under <link>Settings, Mail</link> until there is one."
        link={(words) => (
          <Link to={addressOf('mail')} className="link-button">
            {words}
          </Link>
        )}
      />
    </p>
  );
}

function Facts({ inquiry }: { inquiry: Inquiry }) {
  const { timeZone, locale } = useHospital();
  const about = aboutOf(inquiry);
  const ofPatient = inquiry.patientId === null ? null : addressOf('patient', inquiry.patientId);
  const mayOpen = useMayOpen();
  return (
    <section className="panel">
      <h2>{t('Contact|details')}</h2>
      <dl className="stack links inquiry-facts">
        {ofPatient && mayOpen(ofPatient) ? (
          <div>
            <dt>{t('Patient')}</dt>
            <dd>
              <Link to={ofPatient}>{t('{name}: visits, inquiries and notes', { name: inquiry.name })}</Link>
            </dd>
          </div>
        ) : null}
        {inquiry.email ? (
          <div>
            <dt>{t('Email')}</dt>
            <dd>
              <a href={`mailto:${inquiry.email}`}>{inquiry.email}</a>
            </dd>
          </div>
        ) : null}
        {inquiry.phone ? (
          <div>
            <dt>{t('Phone')}</dt>
            <dd>
              <a href={`tel:${inquiry.phone}`} className="figures">
                {inquiry.phoneText}
              </a>
            </dd>
          </div>
        ) : null}
        {inquiry.language ? (
          <div>
            <dt>{t('Language')}</dt>
            <dd>{languageName(inquiry.language)}</dd>
          </div>
        ) : null}
        {about ? (
          <div>
            <dt>{t('About|topic')}</dt>
            <dd>
              <OpenLink to={about.to}>{about.label}</OpenLink>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{t('Received')}</dt>
          <dd className="figures">{momentInWords(inquiry.createdAt, timeZone, locale)}</dd>
        </div>
      </dl>
      <p className="hint">{t('Deleted automatically twelve months after it was received.')}</p>
    </section>
  );
}

function InquiryHistory({ inquiry }: { inquiry: Inquiry }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="panel">
      <details className="visit-past" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('History')}</summary>
        {isOpen ? <History inquiry={inquiry} /> : null}
      </details>
    </section>
  );
}

function History({ inquiry: { id, version, createdAt } }: { inquiry: Inquiry }) {
  const { timeZone, locale } = useHospital();
  const { data, error, refetch } = useQuery({
    queryKey: ['activity', 'inquiry', id, version],
    queryFn: async () => (await api.activity.ofInquiry({ params: { id: String(id) } })).data,
  });
  if (!data) return <Loading error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <HistoryList deeds={data}>
        <li>
          {t('Received')}
          <span className="second">{momentInWords(createdAt, timeZone, locale)}</span>
        </li>
      </HistoryList>
      <WhoLooked entity="inquiry" id={id} words={t('Who looked at this inquiry')} />
    </>
  );
}
