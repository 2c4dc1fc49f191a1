import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { SettingsFields } from '#contract/settings.ts';
import { SingleEditor } from '#web/admin/editor/single-editor.tsx';
import { Field } from '#web/admin/field/field.tsx';
import { useSettings } from '#web/admin/session/hospital.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import { counted, t } from '#words/say.ts';
import { bookingPolicy } from './booking-policy.ts';

const BookingFields = SettingsFields.pick(bookingPolicy);

function calendarNamesWords(choice: string) {
  if (choice === 'none') return t('Nothing, only the visit type');
  return choice === 'initials' ? t('Initials') : t('The full name');
}

/** Rules for all appointments; those of each visit type are shown here and changed there. */
export default function BookingSettingsPage() {
  const query = useSettings();
  return (
    <SingleEditor
      title="Booking"
      entity="settings"
      fields={BookingFields}
      query={query}
      save={api.settings.update}
    >
      <section className="panel columns">
        <h2>{t('All appointments')}</h2>
        <Field
          name="maxFutureAppointments"
          label="Most future appointments for one contact"
          hint="Applies to contacts confirmed by email. Staff are warned and can book more. For other contacts, staff see a note on the appointment."
        />
        <Field
          name="waitlistOfferMinutes"
          label="Hold a freed time for someone waiting, minutes"
          hint="It then goes to the next person on the waiting list."
        />
        <Field
          name="firstReminderDays"
          label="First reminder, days before the visit"
          hint="Enter 0 for none. It must be earlier than the last reminder."
        />
        <Field
          name="lastReminderDays"
          label="Last reminder, days before the visit"
          hint="Enter 0 for none."
        />
      </section>
      <section className="panel columns">
        <h2>{t('Video visits')}</h2>
        <Field
          name="videoAddress"
          label="Address of a video visit"
          hint={t(
            'For example, https://meet.example.org/{room}. In place of {room} each visit gets a room that nobody can guess, in place of {reference} its reference. Leave empty if you tell patients yourself how to join.',
            { room: '{room}', reference: '{reference}' },
          )}
          className="whole"
        />
      </section>
      <section className="panel columns">
        <h2>{t('Calendars that doctors subscribe to')}</h2>
        <Field
          name="calendarNames"
          label="What they say of a patient"
          hint="These calendars lie on phones and in mail programs that the hospital does not run. Reasons and needs are never in them."
          shown={calendarNamesWords}
          className="whole"
        />
      </section>
      <VisitTypes />
    </SingleEditor>
  );
}

function VisitTypes() {
  const { data } = useQuery({
    queryKey: ['visitType', 'policy'],
    queryFn: async () => (await api.visitType.list({ query: { limit: '100', sort: 'position' } })).data,
  });
  return (
    <section className="panel" aria-labelledby="by-visit-type">
      <h2 id="by-visit-type">{t('By visit type')}</h2>
      <p>{t('How far ahead patients can book, and until when they can cancel or move online.')}</p>
      <div className="policy-table">
        <table className="conflict-table">
          <thead>
            <tr>
              <th scope="col">{t('Visit type')}</th>
              <th scope="col">{t('Book at the latest')}</th>
              <th scope="col">{t('Book at the earliest')}</th>
              <th scope="col">{t('Cancel until')}</th>
              <th scope="col">{t('Move until')}</th>
            </tr>
          </thead>
          <tbody>
            {data?.map((type) => (
              <tr key={type.id}>
                <th scope="row">
                  <Link to={addressOf('visitType', type.id)}>{type.name}</Link>
                </th>
                <td>{before(type.leadMinutes)}</td>
                <td>{counted('{count} days before', '{count} days before', type.horizonDays)}</td>
                <td>{before(type.cancelCutoffMinutes)}</td>
                <td>{before(type.moveCutoffMinutes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** "2 hours before". */
function before(minutes: number) {
  if (minutes === 0) return t('it starts');
  if (minutes % 1440 === 0) return counted('{count} day before', '{count} days before', minutes / 1440);
  if (minutes % 60 === 0) return counted('{count} hour before', '{count} hours before', minutes / 60);
  return counted('{count} minute before', '{count} minutes before', minutes);
}
