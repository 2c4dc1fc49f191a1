/** Parses the form that asks for a visit and sends it as an inquiry, by the rules of the call. */
import { createHash, randomUUID } from 'node:crypto';
import { InquiryFields, PartOfDay } from '#contract/inquiry.ts';
import type { VisitMode } from '#contract/modes.ts';
import { ApiProblem, type Client } from '#web/api/client.ts';
import { localToday } from '#web/dates/local-date.ts';
import { addDays } from '#web/dates/month.ts';
import { dateProblem, readDate } from '#web/dates/typed/date-text.ts';
import { isTrapped, openedAtOf } from '#web/shell/form-trap.tsx';
import { redirect } from '#web/shell/redirect.ts';
import { byField, errorsOf } from '#web/site/entry/form-errors.server.ts';
import { localeOfPage } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { AskState, AskValues } from './ask-form.ts';

/** Suggests two weeks from the day after tomorrow: what most people mean by soon. */
export function newAsk({ modes }: { modes: VisitMode[] }, today: string): AskState {
  return {
    values: {
      mode: modes[0]!,
      from: addDays(today, 2),
      to: addDays(today, 15),
      parts: [],
      ...{ name: '', email: '', phone: '', message: '' },
    },
    errors: {},
    key: randomUUID(),
    openedAt: Date.now(),
  };
}

interface Asked {
  visit: { id: number; modes: VisitMode[] };
  about: object;
  settings: { timeZone: string; locale: string; sendsMail: boolean };
}

/** Redirects to the receipt, or answers the form with its errors. */
export async function sendAsk(
  api: Client,
  form: FormData,
  { visit, about, settings }: Asked,
): Promise<AskState> {
  const values = readValues(form, visit.modes);
  const state: AskState = {
    values,
    errors: {},
    key: String(form.get('key') || randomUUID()),
    openedAt: openedAtOf(form) ?? Date.now(),
  };
  const { name, email, phone, message, mode, parts } = values;
  const dateForm = { locale: localeOfPage(settings.locale), today: localToday(settings.timeZone) };
  const [wishedFrom, wishedTo] = [readDate(values.from, dateForm), readDate(values.to, dateForm)];
  const body = {
    ...{ name, email, phone, message, ...about },
    visitTypeId: visit.id,
    visitMode: mode as VisitMode,
    ...{ wishedFrom, wishedTo, wishedParts: parts },
  };
  const errors = inForm(errorsOf(InquiryFields, body));
  for (const day of ['from', 'to'] as const) {
    const wrong = dateProblem(values[day], dateForm);
    if (wrong) errors[day] = wrong;
  }
  const isCalled = mode === 'phone' || !settings.sendsMail;
  if (isCalled && !phone.trim()) errors.phone = t('Enter the phone number at which we can call you.');
  if (Object.keys(errors).length > 0) return { ...state, errors };
  if (isTrapped(form, Date.now())) {
    return {
      ...state,
      problem: t('That was quicker than usual, so we have not sent it yet. Please send it again.'),
    };
  }
  try {
    const { data: receipt } = await api.inquiry.create({ body }, { idempotencyKey: keyOf(state.key, body) });
    throw redirect(new URL(receipt.receiptUrl).pathname, 303);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const refused = inForm(byField(error.body.errors ?? []));
    if (Object.keys(refused).some((name) => name in values)) return { ...state, errors: refused };
    return { ...state, problem: Object.values(refused)[0] ?? error.body.detail };
  }
}

/** Errors by the form's own field names. */
function inForm({ wishedFrom, wishedTo, visitMode, ...errors }: Record<string, string>) {
  return {
    ...errors,
    ...(wishedFrom && { from: wishedFrom }),
    ...(wishedTo && { to: wishedTo }),
    ...(visitMode && { mode: visitMode }),
  } as Record<string, string>;
}

/** Hash of the form's key and values: a changed request is a new one, and none is sent twice. */
function keyOf(formKey: string, body: unknown) {
  return createHash('sha256').update(formKey).update(JSON.stringify(body)).digest('base64url');
}

/** Browsers send a line break as two characters, which would count twice against the limit. */
function readValues(form: FormData, modes: VisitMode[]): AskValues {
  const text = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  return {
    mode: modes.find((mode) => mode === form.get('mode')) ?? modes[0]!,
    ...{ from: text('from'), to: text('to'), name: text('name'), email: text('email') },
    ...{ phone: text('phone'), message: text('message') },
    parts: PartOfDay.options.filter((part) => form.getAll('parts').includes(part)),
  };
}
