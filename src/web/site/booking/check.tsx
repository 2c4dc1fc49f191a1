import { Form } from 'react-router';
import { Button } from '#web/ui/core/button.tsx';
import { forgetDraft } from './draft.ts';
import { PurposePrice } from './for-purpose.tsx';
import type { FormState } from './form.ts';
import { Go, Hidden } from './go.tsx';
import type { Purpose } from './options.ts';

export const checkForm = 'check';

/** Fourth step: every answer with a way to change it, then the button that books. */
export function CheckForm({
  action,
  state,
  purpose,
  chosen,
  busy,
  needsApproval,
}: {
  action: string;
  state: FormState;
  purpose: Purpose | null;
  /** The choices in the address, and where to change each. */
  chosen: { label: string; value: string; change: string }[];
  busy: boolean;
  needsApproval: boolean;
}) {
  const { details } = state;
  const typed: [string, string, string][] = [
    ['Your name', details.name, 'name'],
    [
      'Email',
      details.email || 'None. Please write down your reference, as we cannot send it to you',
      'email',
    ],
    ['Phone', details.phone || 'None', 'phone'],
    ['Patient', details.patientIsOther ? details.patientName : 'You', 'patientIsOther'],
    ['Reason for the visit', details.reason || 'Not given', 'reason'],
  ];
  return (
    <Form
      id={checkForm}
      method="post"
      action={action}
      preventScrollReset
      onSubmit={forgetDraft}
      className="grid max-w-3xl gap-6"
    >
      <Hidden formKey={state.key} openedAt={state.openedAt} details={details} />
      <dl className="divide-y divide-line border-y border-line">
        {purpose ? (
          <div className={row}>
            <dt className="text-ink-muted">For</dt>
            <dd className="font-semibold">{purpose.title}</dd>
            <dd>
              <Go to="/appointment" className={changeLook}>
                Change <span className="sr-only">what the visit is for</span>
              </Go>
            </dd>
          </div>
        ) : null}
        {purpose?.price ? (
          <div className={row}>
            <dt className="text-ink-muted">Price</dt>
            <dd className="font-semibold">
              <PurposePrice purpose={purpose} />
            </dd>
          </div>
        ) : null}
        {chosen.map(({ label, value, change }) => (
          <div key={label} className={row}>
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
            <dd>
              <Go to={change} className={changeLook}>
                Change <span className="sr-only">{label.toLowerCase()}</span>
              </Go>
            </dd>
          </div>
        ))}
        {typed.map(([label, value, name]) => (
          <div key={label} className={row}>
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-semibold break-words whitespace-pre-line">{value}</dd>
            <dd>
              <button type="submit" name="intent" value={`edit ${name}`} className={changeLook}>
                Change <span className="sr-only">{label.toLowerCase()}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-muted">
        We use these details for this appointment only.{' '}
        <a href="/privacy" className="text-link">
          How we handle personal data
        </a>
      </p>
      <div>
        <Button type="submit" name="intent" value="book" size="large" aria-disabled={busy || undefined}>
          {busy ? 'Booking …' : needsApproval ? 'Send the request' : 'Book this appointment'}
        </Button>
      </div>
    </Form>
  );
}

const row =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 py-3 sm:grid-cols-[8rem_minmax(0,1fr)_auto] max-sm:[&>dt]:col-span-2';
const changeLook = 'min-h-6 font-semibold text-primary underline underline-offset-4';
