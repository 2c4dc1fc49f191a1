import { useQuery } from '@tanstack/react-query';
import { ContactFields } from '#contract/contact.ts';
import { SingleEditor } from '#web/admin/editor/single-editor.tsx';
import { Field } from '#web/admin/field/field.tsx';
import { OpeningHoursField } from '#web/admin/field/opening-hours-field.tsx';
import { api } from '#web/admin/session/session.ts';
import { t } from '#words/say.ts';

export default function ContactPage() {
  const query = useQuery({
    queryKey: ['contact', 'get'],
    queryFn: async () => (await api.contact.list()).data[0]!,
  });
  return (
    <SingleEditor
      title="Contact"
      entity="contact"
      fields={ContactFields}
      query={query}
      save={api.contact.update}
    >
      <section className="panel columns">
        <h2>{t('Contact details')}</h2>
        <Field name="emergencyPhone" label="Emergency number" hint="Your own. Visible on every page." />
        <Field
          name="ambulancePhone"
          label="Number for an ambulance"
          hint="Of your country, such as 999, 112 or 911. Leave empty where people call your own number."
        />
        <Field
          name="phone_number"
          label="Phone numbers"
          hint="Separate with commas. The footer shows the first one."
        />
        <Field
          name="phoneLabels"
          label="What each phone number is for"
          hint="In the order of the numbers, separated by commas, such as “Reception, Bills and insurance”."
        />
        <Field
          name="email"
          label="Email addresses"
          hint="Separate with commas. The footer shows the first one."
        />
        <Field
          name="emailLabels"
          label="What each email address is for"
          hint="In the order of the addresses, separated by commas."
        />
      </section>
      <section className="panel columns">
        <h2>{t('Find us')}</h2>
        <Field name="location" label="Postal address" className="whole" />
        <Field
          name="mapUrl"
          label="Map link"
          hint="Leave empty to use a map search for the address."
          className="whole"
        />
        <OpeningHoursField />
      </section>
    </SingleEditor>
  );
}
