import { largestFile } from '#contract/base.ts';
import { longestAnswer, longestQuestion } from '#contract/lengths.ts';
import type { AskedQuestion, AskedQuestions, VisitFile } from '#contract/visit-answer.ts';
import { Island } from '#web/site/search-box/island.tsx';
import { Button, ButtonLink } from '#web/ui/core/button.tsx';
import { ErrorSummary, FieldErrors } from '#web/ui/core/error-summary.tsx';
import { Field, FieldFrame, fieldWords } from '#web/ui/core/field.tsx';
import DateField from '#web/ui/date/date-field.tsx';
import { t } from '#words/say.ts';
import { type AnswerState, conditionKey, fieldOf, numbersOf } from './answer-form.ts';

interface Frame {
  locale: string;
  today: string;
}

/** A plain form: the server answers with its errors, or redirects to the appointment's page. */
export function AnswerForm({
  action,
  here,
  asked: { questions, edition, language, files },
  state: { typed, errors, problem },
  ...frame
}: Frame & {
  action: string;
  here: string;
  asked: AskedQuestions;
  state: AnswerState;
}) {
  const numbers = numbersOf(questions);
  const labels = Object.fromEntries(questions.map(({ linkId, text }) => [fieldOf(linkId), text]));
  return (
    <form
      method="post"
      action={action}
      noValidate
      className="grid max-w-2xl gap-6"
      encType={questions.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
    >
      {/* Enter in a field presses the form's first button, which must not remove a file. */}
      <button type="submit" name="intent" value="send" hidden />
      <input type="hidden" name="edition" value={edition} />
      {Object.keys(errors).length > 0 ? (
        <FieldErrors labels={labels} errors={errors} />
      ) : problem ? (
        <ErrorSummary title={t('Your answers have not been sent yet')}>
          <p className="mt-1">{problem}</p>
        </ErrorSummary>
      ) : null}
      <div className="grid gap-6" {...(language ? { lang: language } : {})}>
        {questions.map((question) => {
          const { linkId, ifQuestion, ifAnswer } = question;
          const number = ifQuestion ? numbers.get(conditionKey(ifQuestion, ifAnswer)) : undefined;
          return (
            <div key={linkId} className="grid gap-2" data-opened={number}>
              {ifQuestion ? (
                <p className="only-if text-sm text-ink-muted">{conditionWords(questions, question)}</p>
              ) : null}
              <QuestionField
                question={question}
                value={typed[linkId] ?? ''}
                error={errors[fieldOf(linkId)]}
                files={files.filter((file) => file.linkId === linkId)}
                opens={(answer) => numbers.get(conditionKey(linkId, answer))}
                {...frame}
              />
            </div>
          );
        })}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="send" size="large">
          {t('Send my answers')}
        </Button>
        <Button type="submit" name="intent" value="later" variant="secondary" size="large">
          {t('Save and finish later')}
        </Button>
        <ButtonLink href={here} variant="quiet" size="large">
          {t('Back to my appointment')}
        </ButtonLink>
      </div>
      <p className="text-sm text-ink-muted">
        {t(
          'Reception and the people who treat you read this. We delete it with the details of your visit, and at once if the visit is cancelled.',
        )}
      </p>
    </form>
  );
}

/** States the condition for browsers that cannot hide the question. */
function conditionWords(questions: AskedQuestion[], { ifQuestion, ifAnswer }: AskedQuestion) {
  const before = questions.find(({ linkId }) => linkId === ifQuestion);
  const answer =
    before?.kind === 'yes-no'
      ? t(ifAnswer === 'yes' ? 'Yes' : 'No')
      : (before?.choices.find(({ value }) => value === ifAnswer)?.label ?? ifAnswer);
  return t('Only if your answer to “{question}” is “{answer}”:', { question: before?.text ?? '', answer });
}

function QuestionField({
  question,
  value,
  error,
  files,
  opens,
  locale,
  today,
}: Frame & {
  question: AskedQuestion;
  value: string | string[];
  error: string | undefined;
  files: VisitFile[];
  /** Number of the condition that an answer meets. */
  opens(answer: string): number | undefined;
}) {
  const { linkId, kind, text, help, isRequired, choices } = question;
  const id = fieldOf(linkId);
  const field = { id, name: id, label: text, required: isRequired, ...(error ? { error } : {}) };
  const hinted = { ...field, ...(help ? { hint: help } : {}) };
  const typed = typeof value === 'string' ? value : '';
  if (kind === 'short') return <Field {...hinted} maxLength={longestQuestion} defaultValue={typed} />;
  if (kind === 'long')
    return <Field {...hinted} as="textarea" rows={4} maxLength={longestAnswer} defaultValue={typed} />;
  if (kind === 'number') return <Field {...hinted} inputMode="decimal" defaultValue={typed} />;
  if (kind === 'date')
    return (
      <Island name="date-field" component={DateField} props={{ ...hinted, locale, today, value: typed }} />
    );
  if (kind === 'file') return <FileField {...hinted} files={files} />;
  const options = kind === 'yes-no' ? yesAndNo() : choices;
  return (
    <Choices {...hinted} isOne={kind !== 'several'} options={options} chosen={[value].flat()} opens={opens} />
  );
}

function FileField({
  files,
  hint,
  ...field
}: {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error?: string;
  required: boolean;
  files: VisitFile[];
}) {
  const limit = t('A PDF or a picture, at most {megabytes} MB.', { megabytes: largestFile / 1_000_000 });
  return (
    <div className="grid gap-2">
      <Field
        {...field}
        hint={hint ? `${hint} ${limit}` : limit}
        type="file"
        multiple
        accept="application/pdf,image/jpeg,image/png"
        required={field.required && files.length === 0}
      />
      {files.length > 0 ? (
        <ul className="grid gap-1">
          {files.map(({ id, name }) => (
            <li key={id} className="flex flex-wrap items-center gap-3">
              <span className="min-w-0 break-words">{t('Added: {name}', { name })}</span>
              <Button
                type="submit"
                name="intent"
                value={`remove-${id}`}
                variant="quiet"
                aria-label={t('Take back {name}', { name })}
              >
                {t('Take this file back')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const yesAndNo = () => [
  { value: 'yes', label: t('Yes') },
  { value: 'no', label: t('No') },
];

function Choices({
  id,
  name,
  isOne,
  options,
  chosen,
  opens,
  ...words
}: {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error?: string;
  required: boolean;
  isOne: boolean;
  options: AskedQuestion['choices'];
  chosen: string[];
  opens(answer: string): number | undefined;
}) {
  return (
    <FieldFrame id={id} isGroup {...words}>
      <div className="grid gap-1" {...fieldWords(id, words)}>
        {options.map(({ value, label }, place) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              {...(place === 0 ? { id } : {})}
              type={isOne ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              data-opens={opens(value)}
              className="size-5 shrink-0 accent-primary"
            />
            {label}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
