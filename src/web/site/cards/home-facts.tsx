import { art } from '#web/site/entry/art.ts';
import { Picture } from '#web/ui/core/picture.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { langOf, type Written } from '#web/ui/lang.tsx';
import { t } from '#words/say.ts';

export function HomeFacts({
  facts,
  written,
}: {
  facts: { value: string; label: string }[];
  written: Written;
}) {
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="facts-title" className="bg-teal-900 text-white">
      <Container className="facts">
        <div>
          <h2 id="facts-title" className="text-3xl md:text-4xl lg:text-5xl">
            {t('Care you can count on, in figures')}
          </h2>
          <dl className="facts-list">
            {facts.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="text-teal-100 max-sm:text-sm sm:mt-2" {...langOf(written)}>
                  {label}
                </dt>
                <dd
                  className="text-3xl font-bold tracking-tight md:text-5xl xl:text-6xl"
                  {...langOf(written)}
                >
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="facts-picture">
          <Picture image={art.garden} sizes="1500px" ratio="fill" decorative />
        </div>
      </Container>
    </section>
  );
}
