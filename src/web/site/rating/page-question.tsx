import { ratedAt } from '#contract/rated-pages.ts';
import { Button } from '#web/ui/core/button.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { speech } from '#words/language.ts';
import { t } from '#words/say.ts';
import { questionHref } from './rating-address.ts';

/** "Was this page useful?", at the foot of informative pages; nothing on others. */
export function PageQuestion({ pathname }: { pathname: string }) {
  const { prefix } = speech();
  const page = ratedAt(
    prefix && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname,
  );
  if (!page) return null;
  return (
    <div className="border-t border-line bg-paper print:hidden">
      <Container className="py-5">
        <RatingForm path={page.path} />
      </Container>
    </div>
  );
}

/** Each button sends the form, without script as well. */
export function RatingForm({
  path,
  question = t('Was this page useful?'),
}: {
  path: string;
  question?: string;
}) {
  return (
    <form
      method="post"
      action={questionHref(path)}
      aria-labelledby="useful"
      className="flex flex-wrap items-center gap-x-6 gap-y-3"
    >
      <p id="useful" className="text-lg font-semibold">
        {question}
      </p>
      <p className="flex gap-3">
        <Answer value="yes" label={t('Yes, this page was useful')}>
          {t('Yes')}
        </Answer>
        <Answer value="no" label={t('No, this page was not useful')}>
          {t('No')}
        </Answer>
      </p>
    </form>
  );
}

function Answer({ value, label, children }: { value: 'yes' | 'no'; label: string; children: string }) {
  return (
    <Button
      type="submit"
      name="answer"
      value={value}
      aria-label={label}
      variant="secondary"
      size="small"
      className="min-w-18"
    >
      {children}
    </Button>
  );
}
