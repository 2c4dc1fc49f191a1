import type { Managed } from '#contract/manage.ts';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { counted, t } from '#words/say.ts';

/** The hospital's questions before the visit, with a link to the form. Nothing if there are none or they are closed. */
export function QuestionsBefore({ managed: { questions }, here }: { managed: Managed; here: string }) {
  if (!questions?.isOpen) return null;
  const { total, answered, isComplete } = questions;
  return (
    <section aria-labelledby="questions" className="no-print rounded-md bg-white p-6 shadow-card sm:p-8">
      <h2 id="questions" className="text-2xl">
        {t('Questions before your visit')}
      </h2>
      <p className="mt-2 max-w-measure">
        {isComplete
          ? t('We have your answers. You can correct them until your visit.')
          : answered > 0
            ? t('You have answered {count} of {all} questions.', { count: answered, all: total })
            : counted(
                'Please answer one question, so that we can prepare for you.',
                'Please answer {count} questions, so that we can prepare for you.',
                total,
              )}
      </p>
      <p className="mt-4">
        <ButtonLink href={`${here}/questions`} size="large" variant={isComplete ? 'secondary' : 'primary'}>
          {isComplete ? t('See or correct my answers') : t('Answer the questions')}
        </ButtonLink>
      </p>
    </section>
  );
}
