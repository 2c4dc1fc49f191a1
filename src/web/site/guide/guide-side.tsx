import type { Opening } from '#contract/opening.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { CallButton } from '#web/site/entry/call-button.tsx';
import { SideCard, SideFact, SideFacts } from '#web/site/entry/side-card.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { OpeningHours } from '#web/ui/opening-hours.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

export function GuideSide({ opening }: { opening: Opening | null }) {
  const { contact } = useSite();
  const phone = contact?.phones[0];
  return (
    <SideCard title={t('Is anything unclear?')}>
      <div className="mt-5 grid gap-3">
        {phone ? <CallButton number={phone} size="large" /> : null}
        <ButtonLink href={at('/contact#write')} variant="secondary">
          {t('Ask a question')}
        </ButtonLink>
      </div>
      {contact ? (
        <SideFacts>
          <SideFact icon="map-pin" label={t('Where')}>
            <span className="whitespace-pre-line" {...langOf(contact)}>
              {contact.location}
            </span>
            <a href={at('/contact#getting-here')} className="text-link mt-1 block">
              {t('How to get here')}
            </a>
          </SideFact>
          {contact.openingHours.length > 0 ? (
            <SideFact icon="clock" label={t('Open|adjective')}>
              <OpeningHours
                of={contact}
                hours={contact.openingHours}
                opening={opening}
                className="text-base [&_dd]:shrink-0"
              />
            </SideFact>
          ) : null}
        </SideFacts>
      ) : null}
    </SideCard>
  );
}
