import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import {
  type AskedWhen,
  hasChoices,
  possibleAnswers,
  type Question,
  type QuestionKind,
} from '#contract/question.ts';
import { Field } from '#web/admin/field/field.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { KindField } from '#web/admin/ui/kind-field.tsx';
import { Options } from '#web/admin/ui/options.tsx';
import { FieldFrame } from '#web/ui/core/field.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { answerLabel, kindWords } from './question-words.ts';

const whenWords = {
  booking: 'Right after they booked',
  before: 'At any time before the visit',
} as const satisfies Record<AskedWhen, PlainMessage>;

export function QuestionsPanel() {
  const questions = (useWatch({ name: 'questions' }) ?? []) as Question[];
  const [isPreviewed, setPreviewed] = useState(false);
  return (
    <section className="panel">
      <h2>{t('Questions before the visit')}</h2>
      <Field
        name="askedWhen"
        label="When patients are asked"
        hint="The time is theirs either way. Until they have answered, their mail and the page of their appointment ask them."
        shown={(when) => t(whenWords[when as AskedWhen])}
      />
      <Field
        name="questions"
        label="Questions"
        one="question"
        hint="Patients answer on a page of their own. A change applies to those who have not answered yet; what was answered stays with the questions as they were asked."
        blank={blankQuestion}
        row={(path) => <QuestionRow path={path} />}
      />
      {questions.length > 0 ? (
        <Button small onClick={() => setPreviewed(true)}>
          {t('Preview')}
        </Button>
      ) : null}
      {isPreviewed ? <PreviewDialog questions={questions} onClose={() => setPreviewed(false)} /> : null}
    </section>
  );
}

/** Its linkId stays the same when its text changes. */
function blankQuestion() {
  const bytes = [...crypto.getRandomValues(new Uint8Array(6))];
  const linkId = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return {
    linkId,
    text: '',
    kind: 'short',
    isRequired: false,
    help: '',
    choices: [],
    ifQuestion: '',
    ifAnswer: '',
  };
}

function QuestionRow({ path }: { path: string }) {
  const kind = useWatch({ name: `${path}.kind` }) as QuestionKind;
  return (
    <div className="stack">
      <Field name={`${path}.text`} label="Question" />
      <div>
        <KindField<QuestionKind>
          path={path}
          label={t('The answer is')}
          kinds={kindWords}
          onChoose={(next, set) => {
            if (!hasChoices(next)) set('choices', []);
          }}
        />
        <Field name={`${path}.isRequired`} label="Must be answered" />
      </div>
      {hasChoices(kind) ? <Field name={`${path}.choices`} label="Choices" isRequired /> : null}
      <Field
        name={`${path}.help`}
        label="Help text"
        hint="A sentence below the question, such as where to find a number."
      />
      <ConditionField path={path} />
    </div>
  );
}

/** One select for both, so that no condition is incomplete: the earlier question and its answer. */
function ConditionField({ path }: { path: string }) {
  const { setValue } = useFormContext();
  const [list, place] = path.split('.') as [string, string];
  const questions = (useWatch({ name: list }) ?? []) as Question[];
  const { fieldState } = useController({ name: `${path}.ifQuestion` });
  const { fieldState: ofAnswer } = useController({ name: `${path}.ifAnswer` });
  const own = questions[Number(place)];
  const earlier = questions.slice(0, Number(place)).filter((one) => possibleAnswers(one).length > 0);
  if (!own || (earlier.length === 0 && !own.ifQuestion)) return null;
  const { ifQuestion = '', ifAnswer = '' } = own;
  const isKnown = earlier.some((one) => one.linkId === ifQuestion && possibleAnswers(one).includes(ifAnswer));
  const id = `field-${path}.ifQuestion`;
  const error = fieldState.error?.message ?? ofAnswer.error?.message;
  function choose(value: string) {
    const [linkId = '', answer = ''] = value ? (JSON.parse(value) as string[]) : [];
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    setValue(`${path}.ifQuestion`, linkId, options);
    setValue(`${path}.ifAnswer`, answer, options);
  }
  return (
    <FieldFrame id={id} label={t('Asked')} required error={error}>
      <select
        id={id}
        className="input"
        value={ifQuestion ? JSON.stringify([ifQuestion, ifAnswer]) : ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('Always')}</option>
        {ifQuestion && !isKnown ? (
          <option value={JSON.stringify([ifQuestion, ifAnswer])}>{t('After an answer that is gone')}</option>
        ) : null}
        {earlier.map((one) => (
          <optgroup
            key={one.linkId}
            label={one.text || t('Question {number}', { number: questions.indexOf(one) + 1 })}
          >
            <Options
              of={possibleAnswers(one).map((answer) => [
                JSON.stringify([one.linkId, answer]),
                t('Only if the answer is “{answer}”', { answer: answerLabel(answer, one) }),
              ])}
            />
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  );
}
