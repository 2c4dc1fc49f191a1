import { Icon } from '#web/ui/icon.tsx';
import { t } from '#words/say.ts';

export function Preparation({ text }: { text: string }) {
  if (!text) return null;
  return (
    <section
      aria-labelledby="preparation-title"
      className="mt-10 max-w-measure rounded-lg bg-sand p-6 lg:mt-14 lg:p-8"
    >
      <h2 id="preparation-title" className="flex items-center gap-3 text-2xl">
        <Icon name="clipboard-list" className="size-6 shrink-0 text-primary" />
        {t('How to prepare')}
      </h2>
      <p className="mt-3 whitespace-pre-line">{text}</p>
    </section>
  );
}
