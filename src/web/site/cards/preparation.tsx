import { Icon } from '#web/ui/icon.tsx';
import { langOf, type Written } from '#web/ui/lang.tsx';
import { t } from '#words/say.ts';

export function Preparation({ entry }: { entry: Written & { preparation: string } }) {
  if (!entry.preparation) return null;
  return (
    <section
      aria-labelledby="preparation-title"
      className="mt-10 max-w-measure rounded-lg bg-sand p-6 lg:mt-14 lg:p-8"
    >
      <h2 id="preparation-title" className="flex items-center gap-3 text-2xl">
        <Icon name="clipboard-list" className="size-6 shrink-0 text-primary" />
        {t('How to prepare')}
      </h2>
      <p className="mt-3 whitespace-pre-line" {...langOf(entry)}>
        {entry.preparation}
      </p>
    </section>
  );
}
