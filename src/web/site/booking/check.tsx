import { Form } from 'react-router';
import { needsInWords } from '#contract/words/needs-words.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { forgetDraft } from '#web/site/booking/data/draft.ts';
import type { FormState } from '#web/site/booking/data/form.ts';
import { Button } from '#web/ui/core/button.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import { checkForm, Hidden } from './go.tsx';

/** Fourth step: what was typed with a way to change it, then the button that books. The summary has the choices. */
export function CheckForm({
  action,
  state,
  busy,
  needsApproval,
}: {
  action: string;
  state: FormState;
  busy: boolean;
  needsApproval: boolean;
}) {
  const { details } = state;
  const { sendsSms, offersSms } = useSite();
  const typed: Typed[] = [
    ['Your name', details.name, 'name'],
    [
      'Email',
      details.email ||
        (sendsSms && details.wantsSms
          ? t('None')
          : t('None. Please write down your reference, as we cannot send it to you')),
      'email',
    ],
    ['Phone', details.phone || t('None'), 'phone'],
    ...(offersSms
      ? [
          [
            'Text messages',
            details.wantsSms && details.phone ? t('Yes') : t('No'),
            'wantsSms',
          ] satisfies Typed,
        ]
      : []),
    ['Patient', details.patientIsOther ? details.patientName : t('You|patient'), 'patientIsOther'],
    ['Reason for the visit', details.reason || t('Not given'), 'reason'],
    ['Needs', needsInWords(details).join('\n') || t('None'), 'needsInterpreter'],
  ];
  return (
    <Form
      id={checkForm}
      method="post"
      action={action}
      preventScrollReset
      onSubmit={forgetBooked}
      className="grid gap-6"
    >
      <Hidden formKey={state.key} openedAt={state.openedAt} details={details} />
      <dl className="divide-y divide-line border-y border-line">
        {typed.map(([label, value, name]) => (
          <div key={label} className={row}>
            <dt className="text-ink-muted">{t(label)}</dt>
            <dd className="font-semibold break-words whitespace-pre-line">{value}</dd>
            <dd>
              <button type="submit" name="intent" value={`edit-${name}`} className={changeLook}>
                <Phrase
                  message={changeWords[label]}
                  about={(words) => <span className="sr-only">{words}</span>}
                />
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-muted">
        {t('We use these details for this appointment only.')}{' '}
        <a href={at('/privacy')} className="text-link">
          {t('How we handle personal data')}
        </a>
      </p>
      <div>
        <Button
          type="submit"
          name="intent"
          value="book"
          variant="accent"
          size="large"
          aria-disabled={busy || undefined}
        >
          {busy ? t('Booking …') : needsApproval ? t('Send the request') : t('Book this appointment')}
        </Button>
      </div>
    </Form>
  );
}

/** The form's other buttons go back to the details. */
function forgetBooked({ nativeEvent }: { nativeEvent: Event }) {
  const { submitter } = nativeEvent as SubmitEvent;
  if (submitter?.getAttribute('value') === 'book') forgetDraft();
}

const changeWords = {
  'Your name': 'Change <about>your name</about>',
  Email: 'Change <about>email</about>',
  Phone: 'Change <about>phone</about>',
  'Text messages': 'Change <about>text messages</about>',
  Patient: 'Change <about>patient</about>',
  'Reason for the visit': 'Change <about>reason for the visit</about>',
  Needs: 'Change <about>needs</about>',
} as const satisfies Partial<Record<PlainMessage, PlainMessage>>;
type Typed = [keyof typeof changeWords, string, string];
const row =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 py-3 sm:grid-cols-[8rem_minmax(0,1fr)_auto] max-sm:[&>dt]:col-span-2';
const changeLook = 'min-h-6 font-semibold text-primary underline underline-offset-4';
