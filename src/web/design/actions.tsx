import { CallUs } from '#web/site/entry/call-us.tsx';
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from '#web/ui/core/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Group, Specimen } from './specimen.tsx';

/** A record, so that a new variant or size does not compile until it is shown. */
const variants: Record<ButtonVariant, string> = {
  primary: 'Book an appointment',
  accent: 'Book an appointment',
  secondary: 'See free times',
  quiet: 'Ask a question',
  light: 'Find a doctor',
  danger: 'Cancel the appointment',
};
const sizes: Record<ButtonSize, string> = { small: 'Small', medium: 'Medium', large: 'Large' };

export function Actions() {
  return (
    <Group id="buttons" title="Buttons and links" file="ui/core/button.tsx">
      {Object.entries(variants).map(([variant, words]) => (
        <Specimen key={variant} name={variant}>
          <div className={variant === 'light' ? 'specimen-dark specimen-line' : 'specimen-line'}>
            <Button variant={variant as ButtonVariant}>{words}</Button>
            <Button variant={variant as ButtonVariant} disabled>
              Disabled
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen name="Sizes">
        <div className="specimen-line">
          {Object.entries(sizes).map(([size, words]) => (
            <Button key={size} size={size as ButtonSize}>
              {words}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen name="With an icon, and as a link">
        <div className="specimen-line">
          <ButtonLink href="#buttons">
            <Icon name="calendar-check" />
            See free times
          </ButtonLink>
          <CallUs />
        </div>
      </Specimen>
      <Specimen name="A long label in a narrow place">
        <Button variant="secondary" className="w-full">
          Ask the department about this examination and what you should bring along
        </Button>
      </Specimen>
      <Specimen name="A link within text">
        <p>
          Bring your insurance card.{' '}
          <a className="text-link" href="#buttons">
            What else to bring
          </a>
        </p>
      </Specimen>
    </Group>
  );
}
