import { JsonLd } from '#web/ui/core/json-ld.tsx';
import { Container, type Ground, Section } from '#web/ui/core/section.tsx';
import { Faq } from '#web/ui/faq.tsx';
import type { Written } from '#web/ui/lang.tsx';
import { t } from '#words/say.ts';
import { faqFacts } from './entry-facts.ts';

export function FaqSection({
  entry,
  ground,
}: {
  entry: Written & { faqs: { question: string; answer: string }[] };
  ground?: Ground;
}) {
  const { faqs } = entry;
  if (faqs.length === 0) return null;
  return (
    <Section ground={ground} aria-labelledby="faq-title">
      <Container className="grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-20">
        <h2 id="faq-title" className="text-3xl md:text-4xl">
          {t('Questions people ask')}
        </h2>
        <Faq faqs={faqs} written={entry} />
      </Container>
      <JsonLd data={faqFacts(faqs)} />
    </Section>
  );
}
