import { useParams } from 'react-router';
import { type Audience, PackageFields } from '#contract/package.ts';
import { formatMoney } from '#contract/words/money.ts';
import { Editor } from '#web/admin/editor/editor.tsx';
import { Field } from '#web/admin/field/field.tsx';
import { TitleCell } from '#web/admin/list/common-columns.tsx';
import { List } from '#web/admin/list/list.tsx';
import { opening } from '#web/admin/list/opening.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { audienceWords } from '#web/ui/audience.ts';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { t } from '#words/say.ts';

export const handle = opening('package');

export default function PackagePage() {
  return useParams().id ? <PackageEditor /> : <PackageList />;
}

function PackageList() {
  const { currency, locale } = useHospital();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return (
    <List
      resource="package"
      columns={[
        {
          key: 'title',
          label: 'Title',
          cell: ({ image, title, summary }) => <TitleCell image={image} title={title} second={summary} />,
        },
        {
          key: 'audience',
          label: 'For|people',
          wide: true,
          cell: ({ audience }) => t(audienceWords[audience]),
        },
        { key: 'department', label: 'Department', wide: true, cell: ({ department }) => department?.name },
        {
          key: 'price',
          label: 'Price',
          align: 'end',
          cell: ({ price, discountPrice }) =>
            discountPrice === null ? (
              money(price)
            ) : (
              <span>
                {money(discountPrice)}
                <span className="second">
                  <Phrase
                    message="<hidden>instead of </hidden><old>{price}</old>"
                    price={money(price)}
                    hidden={(words) => <span className="unseen">{words}</span>}
                    old={(words) => <s>{words}</s>}
                  />
                </span>
              </span>
            ),
        },
        {
          key: 'featured',
          label: 'Home page',
          wide: true,
          cell: ({ featured }) => (featured ? t('Yes') : ''),
        },
      ]}
    />
  );
}

function PackageEditor() {
  return (
    <Editor
      resource="package"
      fields={PackageFields}
      initial={{ status: 'published', audience: 'everyone', featured: false }}
    >
      <section className="panel columns">
        <h2>{t('About|an entry')}</h2>
        <Field name="title" />
        <Field
          name="audience"
          label="Who it is for"
          shown={(audience) => t(audienceWords[audience as Audience])}
        />
        <Field name="summary" hint="One or two sentences for cards." className="whole" />
        <Field
          name="departmentId"
          of="department"
          hint="Patients book the package with a doctor of this department. Without one they can only ask about it."
        />
        <Field
          name="durationMinutes"
          label="Duration in minutes"
          hint="Patients book a visit of this length, up to eight hours."
        />
        <Field
          name="visitTypeId"
          label="Booked as another visit"
          of="visitType"
          hint="Leave empty for a visit of its own length."
        />
        <Field name="featured" label="Show on the home page, which has room for three" />
      </section>
      <section className="panel columns">
        <h2>{t('Price')}</h2>
        <Field name="price" hint="The price without a discount." />
        <Field
          name="discountPrice"
          label="Discounted price"
          hint="Lower than the price. The website shows both and the saving. Leave empty for no discount."
        />
      </section>
      <section className="panel">
        <h2>{t('What is included')}</h2>
        <p className="hint">
          {t(
            'Use the same words for a check in every package, so that packages can be compared. Enter starts a new line. Alt and an arrow key move a line, or the whole group from its title.',
          )}
        </p>
        <Field
          name="groups"
          label="Groups of checks"
          one="group"
          rowLabels={{ items: 'Checks' }}
          className="label-unseen"
        />
      </section>
      <section className="panel">
        <h2>{t('Page')}</h2>
        <Field name="description" />
        <Field name="preparation" hint="What patients should do before they come." />
      </section>
    </Editor>
  );
}
