import { useQuery } from '@tanstack/react-query';
import { SettingsFields } from '#contract/settings.ts';
import { SingleEditor } from '#web/admin/editor/single-editor.tsx';
import { ColourField } from '#web/admin/field/colour-field.tsx';
import { Field } from '#web/admin/field/field.tsx';
import { api } from '#web/admin/session/session.ts';
import { bookingPolicy } from './booking-policy.ts';
import { pageTexts } from './page-texts.ts';

/** The texts and what the booking goes by have pages of their own. */
const HospitalFields = SettingsFields.omit({ ...pageTexts, ...bookingPolicy });

export default function HospitalPage() {
  const query = useQuery({
    queryKey: ['settings', 'get'],
    queryFn: async () => (await api.settings.get()).data,
  });
  return (
    <SingleEditor
      title="Hospital"
      entity="settings"
      fields={HospitalFields}
      query={query}
      save={api.settings.update}
    >
      <section className="panel columns">
        <h2>Name</h2>
        <Field name="name" />
        <Field name="tagline" />
        <Field name="logoId" hint="Shown in the header instead of the mark and the name." />
      </section>
      <section className="panel columns">
        <h2>Colours of the website</h2>
        <ColourField
          name="primaryColor"
          label="Primary"
          use="primary"
          standard="#0b5563"
          hint="Buttons, links and headings; lighter and darker shades are made from it."
        />
        <ColourField
          name="accentColor"
          label="Accent"
          use="accent"
          standard="#f2785c"
          hint="The button that books, and small signs."
        />
      </section>
      <section className="panel columns">
        <h2>Home page</h2>
        <Field
          name="announcement"
          as="textarea"
          hint="A line above every page, such as changed visiting hours. Empty: none."
          className="whole"
        />
        <Field
          name="announcementUntil"
          label="Announcement until"
          as="moment"
          hint="Then the line disappears by itself. Empty: until you remove it."
          className="whole"
        />
        <Field name="intro" className="whole" />
        <Field name="facts" label="Figures" hint="Such as 24/7, Emergency care." />
      </section>
      <section className="panel columns">
        <h2>Place and language</h2>
        <Field name="timeZone" hint="All times on the site and here are in this zone." />
        <Field
          name="locale"
          label="Language"
          hint="Such as en-GB; it decides how dates and amounts are written."
        />
        <Field name="currency" hint="Three letters, such as EUR." className="narrow" />
        <Field
          name="country"
          hint="Two letters, such as DE; phone numbers without a prefix belong there."
          className="narrow"
        />
      </section>
      <section className="panel">
        <h2>Prices</h2>
        <Field name="pricesValidUntil" label="Prices hold until" hint="Empty: until further notice." />
      </section>
    </SingleEditor>
  );
}
