import { useSite } from '#web/hospital/site-data.ts';
import { EmailAddress } from '#web/shell/email-address.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { inLang } from '#web/ui/lang.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { InquiryState } from './contact-form.ts';
import { ContactForm } from './contact-form-fields.tsx';
import type { Topic } from './contact-topic.ts';

/** Details that let us answer without asking back. */
const helpful = [
  'A phone number, if we may call back',
  'What you would like to know, in your own words',
  'The days and times that suit you, if it is about a visit',
] as const satisfies PlainMessage[];

export function ContactWrite({
  topic,
  action,
  state,
}: {
  topic: Topic | null;
  action: string;
  state: InquiryState;
}) {
  return (
    <section
      id="write"
      aria-labelledby="write-title"
      className="scroll-mt-(--header-fixed) bg-teal-900 py-16 text-white lg:py-28"
    >
      <Container>
        <h2 id="write-title" className="text-3xl md:text-4xl lg:text-5xl">
          {t('Write to us')}
        </h2>
        {topic ? (
          <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="inline-flex min-h-10 items-center rounded-sm bg-mint px-4 py-1 font-semibold text-ink">
              <span>
                <Phrase message="About: {topic}" topic={inLang(topic, topic.label)} />
              </span>
            </span>
            <a
              href={at('/contact#write')}
              className="font-semibold underline underline-offset-4 hover:no-underline"
            >
              {t('Something else')}
            </a>
          </p>
        ) : null}
        <div className="mt-8 grid items-start gap-8 lg:mt-10 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-12">
          <div className="rounded-lg bg-white p-6 text-ink lg:p-10">
            <ContactForm action={action} state={state} hasTopic={topic !== null} />
          </div>
          <Beside topic={topic} />
        </div>
      </Container>
    </section>
  );
}

/** Advice, and addresses for visitors who prefer their own email app. */
function Beside({ topic }: { topic: Topic | null }) {
  const { contact } = useSite();
  const emails = [...new Set([topic?.email ?? '', ...(contact?.emails ?? [])])].filter(Boolean);
  const subject = topic ? `?subject=${encodeURIComponent(t('About: {topic}', { topic: topic.label }))}` : '';
  return (
    <div className="rounded-lg bg-white/8 p-6 lg:p-8">
      <h3 className="text-xl">{t('To help us answer quickly')}</h3>
      <ul className="mt-4 grid gap-3">
        {helpful.map((words) => (
          <li key={words} className="flex gap-3">
            <Icon name="check" className="mt-1 size-5 shrink-0 text-teal-200" />
            {t(words)}
          </li>
        ))}
      </ul>
      <p className="mt-6 border-t border-white/20 pt-5">
        <Phrase
          message="To see a doctor you do not need to write: <link>book an appointment</link> yourself."
          link={(words) => (
            <a
              href={at('/appointment')}
              className="font-semibold underline underline-offset-4 hover:no-underline"
            >
              {words}
            </a>
          )}
        />
      </p>
      {emails.length > 0 ? (
        <>
          <p className="mt-6 border-t border-white/20 pt-5">{t('Or use your own email app:')}</p>
          <ul className="mt-3 grid justify-items-start gap-2">
            {emails.map((email) => (
              <li key={email} className="min-w-0 max-w-full">
                <ButtonLink
                  href={`mailto:${email}${subject}`}
                  variant="light"
                  size="small"
                  className="max-w-full"
                >
                  <Icon name="mail" className="size-5 shrink-0" />
                  <EmailAddress>{email}</EmailAddress>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
