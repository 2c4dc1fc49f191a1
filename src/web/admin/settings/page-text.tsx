import { SettingsFields } from '#contract/settings.ts';
import { SingleEditor } from '#web/admin/editor/single-editor.tsx';
import { Field } from '#web/admin/field/field.tsx';
import { useSettings } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { pageTexts } from './page-texts.ts';

const TextFields = SettingsFields.pick(pageTexts);

export default function PageTextsPage() {
  const query = useSettings();
  return (
    <SingleEditor
      title="Page texts"
      entity="settings"
      fields={TextFields}
      query={query}
      save={api.settings.update}
    >
      <section className="panel">
        <Field name="aboutText" label="About" hint="The hospital’s history, leadership and accreditation." />
      </section>
      <section className="panel">
        <Field name="gettingHereText" label="How to get here" hint="Shown on the Contact page." />
      </section>
      <section className="panel">
        <Field name="pricingText" label="What the prices include" hint="Shown on the Pricing page." />
      </section>
      <section className="panel">
        <Field name="privacyText" label="Privacy" />
      </section>
      <section className="panel">
        <Field name="accessibilityText" label="Accessibility" />
      </section>
    </SingleEditor>
  );
}
