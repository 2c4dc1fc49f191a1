import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Container } from '#web/ui/section.tsx';
import { useSite } from './site-data.ts';

/** What a visitor came to ask about. */
export interface Topic {
  label: string;
  href: string;
  /** The topic's own address; empty where the hospital's is used. */
  email: string;
}

/** What lets us answer with the first message. */
const helpful = [
  'Your name, and a phone number if we may call back',
  'What you would like to know, in your own words',
  'The days and times that suit you, if it is about a visit',
];

/** Writing to the hospital by e-mail, with the subject filled in where one came from another page. */
export function ContactWrite({ topic }: { topic: Topic | null }) {
  const { contact } = useSite();
  const emails = [...new Set([topic?.email, ...(contact?.emails ?? [])])].filter(
    (email) => email !== undefined && email !== '',
  );
  if (emails.length === 0) return null;
  const subject = topic ? `?subject=${encodeURIComponent(`About: ${topic.label}`)}` : '';
  return (
    <section id="write" aria-labelledby="write-title" className="bg-teal-900 py-16 text-white lg:py-28">
      <Container className="grid gap-10 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:gap-20">
        <div>
          <h2 id="write-title" className="text-3xl md:text-4xl lg:text-5xl">
            Write to us
          </h2>
          {topic ? (
            <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="inline-flex min-h-10 items-center rounded-full bg-mint px-4 py-1 font-semibold text-ink">
                About: {topic.label}
              </span>
              <a
                href="/contact#write"
                className="font-semibold underline underline-offset-4 hover:no-underline"
              >
                Something else
              </a>
            </p>
          ) : null}
          <p className="mt-6 max-w-measure text-lg">
            Choose an address: your e-mail program opens{topic ? ' with the subject filled in' : ''}. Please
            leave out test results and other things that only your doctor should read; tell them in person.
          </p>
          <ul className="mt-8 flex flex-wrap gap-3">
            {emails.map((email, position) => (
              <li key={email} className="min-w-0">
                <ButtonLink
                  href={`mailto:${email}${subject}`}
                  variant={position === 0 ? 'accent' : 'light'}
                  size="large"
                  className="max-w-full max-sm:px-5 max-sm:text-base"
                >
                  <Icon name="mail" className="size-5 shrink-0" />
                  <span className="min-w-0 break-all">{email}</span>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
        <div className="rounded-lg bg-white/8 p-6 lg:p-8">
          <h3 className="text-xl">So that we can answer at once</h3>
          <ul className="mt-4 grid gap-3">
            {helpful.map((words) => (
              <li key={words} className="flex gap-3">
                <Icon name="check" className="mt-1 size-5 shrink-0 text-coral-bright" />
                {words}
              </li>
            ))}
          </ul>
          <p className="mt-6 border-t border-white/20 pt-5">
            For a time with a doctor you need not write:{' '}
            <a href="/appointment" className="font-semibold underline underline-offset-4 hover:no-underline">
              book an appointment
            </a>{' '}
            yourself.
          </p>
        </div>
      </Container>
    </section>
  );
}
