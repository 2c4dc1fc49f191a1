import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Alert, type AlertTone } from '#web/ui/core/alert.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Group, Specimen } from './specimen.tsx';

/** Records, so that a new tone does not compile until it is shown. */
const alerts: Record<AlertTone, [title: string, words: string]> = {
  info: ['The clinic moves in June', 'From 1 June you find us on the second floor.'],
  success: ['Your message is with us', 'We answer within two working days.'],
  warning: ['This time is no longer free', 'Someone else was quicker. Please choose another one.'],
  danger: ['Your message was not sent', 'Please try again in a minute, or call us.'],
};
const badges: Record<BadgeTone, string> = {
  teal: 'Cardiology',
  sand: 'For children',
  success: 'Confirmed',
  warning: 'Waiting',
  danger: 'Cancelled',
};

export function Messages() {
  return (
    <Group id="messages" title="Messages" file="ui/core/alert.tsx, ui/badge.tsx, ui/empty.tsx">
      {Object.entries(alerts).map(([tone, [title, words]]) => (
        <Specimen key={tone} name={`Alert, ${tone}`}>
          <Alert tone={tone as AlertTone} title={title}>
            {words}
          </Alert>
        </Specimen>
      ))}
      <Specimen name="Alert, a title alone">
        <Alert tone="success" title="Copied" />
      </Specimen>
      <Specimen name="Alert, words alone">
        <Alert>Prices are valid until the end of the year.</Alert>
      </Specimen>
      <Specimen name="Badges">
        <div className="specimen-line">
          {Object.entries(badges).map(([tone, words]) => (
            <Badge key={tone} tone={tone as BadgeTone}>
              {words}
            </Badge>
          ))}
        </div>
      </Specimen>
      <Specimen name="Empty" wide>
        <Empty
          title="No doctor fits all of this."
          actions={<ButtonLink href="#messages">See all doctors</ButtonLink>}
        >
          Leave one of the filters away, or call us: we know who can help.
        </Empty>
      </Specimen>
      <Specimen name="Empty, a title alone" wide>
        <Empty icon="newspaper" title="There is no news yet." />
      </Specimen>
    </Group>
  );
}
