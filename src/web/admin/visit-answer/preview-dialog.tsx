import { useState } from 'react';
import { type Answers, askedOf, type Question } from '#contract/question.ts';
import { CloseAction } from '#web/admin/ui/dialog-actions.tsx';
import { Field, FieldFrame } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { answerLabel } from './question-words.ts';

/** A preview of the patient's questions: an answer shows the questions that depend on it. Nothing is saved. */
export function PreviewDialog({ questions, onClose }: { questions: Question[]; onClose(): void }) {
  const [answers, setAnswers] = useState<Answers>({});
  const set = (linkId: string, answer: Answers[string]) =>
    setAnswers((before) => ({ ...before, [linkId]: answer }));
  return (
    <Dialog title={t('What patients are asked')} onClose={onClose}>
      <div className="stack">
        <p className="hint">{t('Try it: answers show what depends on them. Nothing is saved here.')}</p>
        {askedOf(questions, answers).map((question) => (
          <QuestionField
            key={question.linkId}
            question={question}
            answer={answers[question.linkId]}
            onAnswer={(answer) => set(question.linkId, answer)}
          />
        ))}
      </div>
      <CloseAction onClose={onClose} />
    </Dialog>
  );
}

interface QuestionFieldProps {
  question: Question;
  answer: Answers[string] | undefined;
  onAnswer(answer: Answers[string]): void;
}

function QuestionField({ question, answer, onAnswer }: QuestionFieldProps) {
  const { linkId, kind, text, help, isRequired = false, choices = [] } = question;
  const id = `preview-${linkId}`;
  const words = { id, label: text, required: isRequired, ...(help ? { hint: help } : {}) };
  if (kind === 'long') return <Field {...words} as="textarea" />;
  if (kind === 'file') return <Field {...words} type="file" />;
  if (kind === 'short' || kind === 'number' || kind === 'date') return <Field {...words} />;
  const options = kind === 'yes-no' ? ['yes', 'no'] : choices;
  const chosen = [answer].flat();
  const isChosen = (option: string) =>
    typeof answer === 'boolean' ? option === (answer ? 'yes' : 'no') : chosen.includes(option);
  function choose(option: string) {
    if (kind === 'yes-no') return onAnswer(option === 'yes');
    if (kind === 'one') return onAnswer(option);
    const others = chosen.filter((one) => typeof one === 'string' && one !== option) as string[];
    onAnswer(isChosen(option) ? others : [...others, option]);
  }
  return (
    <FieldFrame {...words} isGroup>
      {options.map((option, place) => (
        <label key={option} className="checkbox">
          <input
            {...(place === 0 ? { id } : {})}
            type={kind === 'several' ? 'checkbox' : 'radio'}
            name={id}
            checked={isChosen(option)}
            onChange={() => choose(option)}
          />
          {answerLabel(option, question)}
        </label>
      ))}
    </FieldFrame>
  );
}
