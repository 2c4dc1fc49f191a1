import { apiContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { HomeFacts } from '#web/site/cards/home-facts.tsx';
import { art } from '#web/site/entry/art.ts';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Picture } from '#web/ui/core/picture.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { inLang, NotYetInLanguage } from '#web/ui/lang.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { isEmptyRichText, RichText } from '#web/ui/rich-text.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/about.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await orNothing('settings', context.get(apiContext).settings.get());
  return { intro: settings?.intro ?? '', facts: settings?.facts ?? [], text: settings?.aboutText ?? null };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: t('About'),
    description: t('Who we are, how we work and what you can expect of this hospital.'),
    path: '/about',
  });

export default function About({ loaderData: { intro, facts, text } }: Route.ComponentProps) {
  const site = useSite();
  const { name } = site;
  return (
    <>
      <PageHead
        trail={[{ label: t('About') }]}
        title={<Phrase message="About {name}" name={inLang(site, name)} />}
        lead={inLang(site, intro)}
        image={art.lobby}
      >
        {site.language ? <NotYetInLanguage written={site} className="" /> : null}
      </PageHead>
      <Container className="grid gap-12 py-16 lg:grid-cols-[1fr_24rem] lg:gap-20 lg:py-28">
        {text && !isEmptyRichText(text) ? (
          <RichText document={text} written={site} />
        ) : (
          <p className="max-w-measure text-lg">
            {t(
              'We are still writing this page. Please ask us anything you would like to know about the hospital.',
            )}
          </p>
        )}
        <div className="grid content-start gap-5 lg:sticky lg:top-[calc(var(--header-fixed)+2rem)]">
          <Picture
            image={art.corridor}
            ratio="4/3"
            sizes="(min-width: 1024px) 384px, 100vw"
            className="rounded-lg object-[40%_50%]"
          />
          <div className="rounded-lg bg-mint p-7">
            <h2 className="text-2xl">{t('Would you like to meet us?')}</h2>
            <p className="mt-2">
              {t('Meet our doctors, or visit us. The contact page says how to get here.')}
            </p>
            <p className="mt-6 flex flex-wrap gap-3">
              <ButtonLink href={at('/doctors')}>{t('Find a doctor')}</ButtonLink>
              <ButtonLink href={at('/contact')} variant="secondary">
                {t('How to get here')}
              </ButtonLink>
            </p>
          </div>
        </div>
      </Container>
      <HomeFacts facts={facts} written={site} />
    </>
  );
}
