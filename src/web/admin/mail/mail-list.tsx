import { useState } from 'react';
import type { Mail } from '#contract/mail.ts';
import { plainNumber } from '#contract/words/formats.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { TitleCell } from '#web/admin/list/common-columns.tsx';
import { useHospital } from '#web/admin/session/hospital.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { SettingsTabs } from '#web/admin/ui/settings-tabs.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { t } from '#words/say.ts';
import { StateList } from '../list/state-list.tsx';
import type { Column } from '../list/table.tsx';
import { type Carriers, channelWords, outcomeOf, statusWords } from './mail-words.ts';
import { useMailActions, useMailSummary } from './use-mail.ts';

export const mailAsked = {
  words: statusWords,
  sorts: ['createdAt'],
  filters: { channel: ['mail', 'sms'] },
};

export function MailList() {
  const { timeZone, locale } = useHospital();
  const summary = useMailSummary();
  return (
    <StateList
      resource="mail"
      words={statusWords}
      sorts={mailAsked.sorts}
      filters={{ channel: { label: 'Sent by', words: channelWords } }}
      nothing="There are no messages yet."
      isOpened
      tabs={<SettingsTabs />}
      note={
        summary &&
        t('{queued} waiting, {dead} not delivered, {sent} sent', {
          queued: plainNumber(summary.queued),
          dead: plainNumber(summary.dead),
          sent: plainNumber(summary.sent),
        })
      }
      actions={() => <TestButton />}
      before={
        <>
          {summary?.hasServer === false ? (
            <p className="notice notice-warning">
              <Phrase
                message={
                  summary.hasGateway
                    ? 'No mail server is set up, so no email is sent. Emails are kept here, where you can read them. They will be sent once <code>{name}</code> is set.'
                    : 'No mail server is set up, so nothing is sent. Messages are kept here, where you can read them. They will be sent once <code>{name}</code> is set.'
                }
                code={(words) => <code>{words}</code>}
                name="SMTP_URL"
              />
            </p>
          ) : null}
          {summary?.hasGateway === false && summary.smsWaiting > 0 ? (
            <p className="notice notice-warning">
              {t(
                'Nobody is set up to send texts, so those that wait here have not been sent. You can read what they say.',
              )}
            </p>
          ) : null}
        </>
      }
      after={<p className="hint">{t('You choose how long messages are kept under Settings, Data.')}</p>}
      columns={columnsWith(summary ?? everything, (instant) => momentInWords(instant, timeZone, locale))}
    />
  );
}

const everything = { hasServer: true, hasGateway: true };

function columnsWith(carriers: Carriers, moment: (instant: string) => string): Column<Mail>[] {
  return [
    {
      key: 'recipient',
      label: 'To',
      cell: ({ recipient, subject }) => <TitleCell title={recipient} second={subject} />,
    },
    {
      key: 'channel',
      label: 'Sent by',
      wide: true,
      cell: ({ channel }) => t(channelWords[channel]),
    },
    {
      key: 'status',
      label: 'Status',
      cell: ({ status }) => <span className={`badge badge-${status}`}>{t(statusWords[status])}</span>,
    },
    {
      key: 'outcome',
      label: 'Delivery',
      wide: true,
      cell: (mail) => (
        <span>
          {outcomeOf(mail, carriers, moment)}
          {mail.lastError ? <span className="second">{mail.lastError}</span> : null}
        </span>
      ),
    },
    {
      key: 'createdAt',
      label: 'Written',
      wide: true,
      cell: ({ createdAt }) => <span className="figures">{moment(createdAt)}</span>,
    },
  ];
}

function TestButton() {
  const { test } = useMailActions();
  const [isWriting, setWriting] = useState(false);
  async function write() {
    setWriting(true);
    await test();
    setWriting(false);
  }
  return (
    <Button disabled={isWriting} onClick={() => void write()}>
      {isWriting ? t('Sending …') : t('Send myself a test')}
    </Button>
  );
}
