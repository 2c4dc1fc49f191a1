/** Parses the contact form and sends it, by the rules of the call. */

import { createHash, randomUUID } from 'node:crypto';
import { InquiryFields } from '#contract/inquiry.ts';
import { ApiProblem, type Client } from '#web/api/client.ts';
import { isTrapped, openedAtOf } from '#web/shell/form-trap.tsx';
import { redirect } from '#web/shell/redirect.ts';
import { byField, errorsOf } from '#web/site/entry/form-errors.server.ts';
import { t } from '#words/say.ts';
import { emptyInquiry, type InquiryState, type InquiryValues } from './contact-form.ts';
import type { Topic } from './contact-topic.ts';

const notSent = 'Your message has not been sent yet';

export function newInquiry(): InquiryState {
  return { values: emptyInquiry, errors: {}, key: randomUUID(), openedAt: Date.now() };
}

/** Redirects to the receipt, or answers the form with its errors. */
export async function sendInquiry(api: Client, form: FormData, topic: Topic | null): Promise<InquiryState> {
  const state: InquiryState = {
    values: readValues(form),
    errors: {},
    key: String(form.get('key') || randomUUID()),
    openedAt: openedAtOf(form) ?? Date.now(),
  };
  const body = { ...state.values, ...topic?.about };
  const errors = errorsOf(InquiryFields, body);
  if (Object.keys(errors).length > 0) return { ...state, errors };
  if (isTrapped(form, Date.now())) {
    return {
      ...state,
      problem: t(notSent),
      advice: t(
        'That was quicker than usual, so we have not sent it yet. Everything you entered is still here. Please send it again.',
      ),
    };
  }
  try {
    const { data: receipt } = await api.inquiry.create({ body }, { idempotencyKey: keyOf(state.key, body) });
    throw redirect(new URL(receipt.receiptUrl).pathname, 303);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const refused = byField(error.body.errors ?? []);
    if (Object.keys(refused).some((name) => name in emptyInquiry)) return { ...state, errors: refused };
    return {
      ...state,
      problem: t(notSent),
      advice: t('{problem} Everything you entered is still here. Please send it again.', {
        problem: error.body.detail,
      }),
    };
  }
}

/** Hash of the form's key and values: a changed message is a new one, and none is sent twice. */
function keyOf(formKey: string, body: unknown) {
  return createHash('sha256').update(formKey).update(JSON.stringify(body)).digest('base64url');
}

/** Browsers send a line break as two characters, which would count twice against the limit. */
function readValues(form: FormData): InquiryValues {
  const entries = Object.keys(emptyInquiry).map((name) => [
    name,
    String(form.get(name) ?? '').replaceAll('\r\n', '\n'),
  ]);
  return Object.fromEntries(entries) as InquiryValues;
}
