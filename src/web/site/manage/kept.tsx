import { Button } from '#web/ui/core/button.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { t } from '#words/say.ts';

/** Appointments saved on this device (on-this-device.ts); unknown to the server here. */
export function KeptAppointments() {
  return (
    <section aria-labelledby="kept-title" data-kept-appointments="" hidden>
      <h2 id="kept-title" className="text-2xl lg:text-3xl">
        {t('On this device')}
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">
        {t('As it was when you last opened its page on this device. If you are not sure, call us.')}
      </p>
      <template>
        <div className="mt-4 rounded-lg bg-white p-6 shadow-card lg:p-8">
          <p className="text-xl font-semibold" data-field="when" />
          <p className="mt-1" data-field="who" />
          <p className="mt-1 whitespace-pre-line text-ink-soft" data-field="where" />
          <p className="mt-4 text-ink-muted">
            <Phrase
              message="Reference {reference}"
              reference={<strong className="tracking-widest text-ink" data-field="reference" />}
            />
          </p>
          <p className="mt-4">
            <Button variant="secondary" size="small">
              {t('Remove from this device')}
            </Button>
          </p>
        </div>
      </template>
    </section>
  );
}
