import { SettingsFields } from '#contract/settings.ts';
import { SingleEditor } from '#web/admin/editor/single-editor.tsx';
import { ColourField } from '#web/admin/field/colour-field.tsx';
import { Field } from '#web/admin/field/field.tsx';
import { languageName } from '#web/admin/field/language-names.ts';
import { useSettings } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { languages } from '#words/language.ts';
import { counted, t } from '#words/say.ts';
import { bookingPolicy } from './booking-policy.ts';
import { pageTexts } from './page-texts.ts';

/** Texts and booking rules have pages of their own. */
const HospitalFields = SettingsFields.omit({ ...pageTexts, ...bookingPolicy });

export default function HospitalPage() {
  const query = useSettings();
  return (
    <SingleEditor
      title="Hospital"
      entity="settings"
      fields={HospitalFields}
      query={query}
      save={api.settings.update}
    >
      <section className="panel columns">
        <h2>{t('Name')}</h2>
        <Field name="name" />
        <Field name="tagline" />
        <Field name="logoId" hint="Shown in the header instead of the symbol and the name." />
      </section>
      <section className="panel columns">
        <h2>{t('Colours of the website')}</h2>
        <ColourField
          name="primaryColor"
          label="Primary"
          use="primary"
          standard="#0b5563"
          hint="Buttons, links and headings. Lighter and darker shades are made from it."
        />
        <ColourField
          name="accentColor"
          label="Accent"
          use="accent"
          standard="#f2785c"
          hint="The booking button, and small details."
        />
      </section>
      <section className="panel columns">
        <h2>{t('Doctors')}</h2>
        <Field
          name="doctorPictures"
          label="Doctors are shown with"
          hint="Initials are tiles in your colours. A doctor without a picture has one in any case."
        />
      </section>
      <section className="panel columns">
        <h2>{t('Inquiries')}</h2>
        <Field
          name="inquiryHours"
          hint="Counted while the hospital is open by its opening hours. Inquiries that wait longer are overdue."
        />
      </section>
      <section className="panel columns">
        <h2>{t('Home page')}</h2>
        <Field
          name="announcement"
          as="textarea"
          hint="A line at the top of every page, such as changed visiting hours. Leave empty for none."
          className="whole"
        />
        <Field
          name="announcementUntil"
          label="Announcement until"
          as="moment"
          hint="The line then disappears. Leave empty to keep it until you remove it."
          className="whole"
        />
        <Field name="intro" className="whole" />
        <Field name="facts" label="Figures" hint="For example, 24/7, Emergency care." />
      </section>
      <PlaceAndLanguage />
      <section className="panel">
        <h2>{t('Prices')}</h2>
        <Field
          name="pricesValidUntil"
          label="Prices are valid until"
          hint="Leave empty until further notice."
        />
      </section>
    </SingleEditor>
  );
}

function clockWords(clock: string) {
  return clock === 'usual'
    ? t('As is usual in the language')
    : counted('{count} hour', '{count} hours', Number(clock));
}

function PlaceAndLanguage() {
  return (
    <section className="panel columns">
      <h2>{t('Place and language')}</h2>
      <Field name="timeZone" hint="All times on the site and here are in this zone." />
      <Field
        name="locale"
        label="Language"
        hint="For example, en-GB. It decides how dates and amounts are written."
      />
      <Field name="clock" hint="Of every time, in all languages." shown={clockWords} />
      <Field
        name="languages"
        label="Other languages"
        hint="The website also speaks these. What you wrote is shown in your own language."
        suggestions={[...languages]}
        shown={languageName}
      />
      <Field
        name="translatedOnly"
        hint="In these languages, lists and the search leave out what is not translated."
        suggestions={[...languages]}
        shown={languageName}
      />
      <Field name="currency" hint="Three letters, such as EUR." className="narrow" />
      <Field
        name="country"
        hint="Two letters, such as DE. Phone numbers without a country code are read as numbers there."
        className="narrow"
      />
    </section>
  );
}
