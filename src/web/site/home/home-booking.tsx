import { art } from '#web/site/entry/art.ts';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Picture } from '#web/ui/core/picture.tsx';
import { Container } from '#web/ui/core/section.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

const steps = [
  { title: 'Choose who to see', words: 'A doctor or a department.' },
  { title: 'Pick a time', words: 'You only see times that are free.' },
  { title: 'Enter your details', words: 'No account and no password.' },
  { title: 'Come in', words: 'Or move your visit with the link we send.' },
] as const satisfies { title: PlainMessage; words: PlainMessage }[];

export function HomeBooking() {
  return (
    <section aria-labelledby="booking-title" className="bg-sand-soft">
      <Container className="booking-band">
        <div className="booking-picture">
          <Picture
            image={art.consultation}
            sizes="1500px"
            ratio="fill"
            decorative
            className="object-[38%_50%]"
          />
        </div>
        <div className="lg:py-28">
          <h2 id="booking-title" className="text-3xl md:text-4xl lg:text-5xl">
            {t('Book in four calm steps')}
          </h2>
          <ol className="mt-6 lg:mt-12">
            {steps.map(({ title, words }, position) => (
              <li key={title} className="booking-step">
                <span aria-hidden="true" className="booking-number">
                  {position + 1}
                </span>
                <div>
                  <h3 className="text-lg lg:text-xl">{t(title)}</h3>
                  <p className="text-ink-soft lg:mt-1">{t(words)}</p>
                </div>
              </li>
            ))}
          </ol>
          <ButtonLink href={at('/appointment')} size="large" className="mt-6 lg:mt-10">
            {t('See free times')}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
