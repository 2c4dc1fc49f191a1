import type { RichText as RichTextDocument } from '#contract/rich-text.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Container, Section } from '#web/ui/core/section.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { NotYetInLanguage } from '#web/ui/lang.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { isEmptyRichText, RichText } from '#web/ui/rich-text.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

export function TextPage({
  title,
  lead,
  text,
}: {
  title: string;
  lead: string;
  text: RichTextDocument | null;
}) {
  const site = useSite();
  return (
    <>
      <PageHead trail={[{ label: title }]} title={title} lead={lead}>
        {site.language && text ? <NotYetInLanguage written={site} className="" /> : null}
      </PageHead>
      <Section>
        <Container>
          {text && !isEmptyRichText(text) ? (
            <RichText document={text} written={site} />
          ) : (
            <Empty
              icon="file-text"
              title={t('This text is not here yet.')}
              actions={<ButtonLink href={at('/contact')}>{t('Ask us')}</ButtonLink>}
            >
              {t('Please ask us. We will answer in writing or by phone.')}
            </Empty>
          )}
        </Container>
      </Section>
    </>
  );
}
