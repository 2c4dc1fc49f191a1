import type { Opening, OpeningLine } from '#contract/opening.ts';
import type { RichText as RichTextDocument } from '#contract/rich-text.ts';
import { PackagePrice } from '#web/site/cards/package-price.tsx';
import { SideCard, SideFact, SideFacts } from '#web/site/entry/side-card.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { type Ground, Section, SectionHeading } from '#web/ui/core/section.tsx';
import { Faq } from '#web/ui/faq.tsx';
import { OpeningHours } from '#web/ui/opening-hours.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Money } from '#web/ui/price.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { Group, Specimen } from './specimen.tsx';

const line = { name: '', from: '', to: '', remark: '', duringClosures: false };
const hours: OpeningLine[] = [
  { ...line, kind: 'times', days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' },
  { ...line, kind: 'times', days: [6], from: '09:00', to: '12:00', remark: 'Fracture clinic' },
  { ...line, kind: 'words', days: [], name: 'Public holidays', remark: 'Emergencies only' },
  { ...line, kind: 'allDay', days: [1, 2, 3, 4, 5, 6, 7], name: 'Labour ward' },
  { ...line, kind: 'times', days: [1, 3, 5], name: 'Overnight dialysis', from: '22:00', to: '06:00' },
];
const status = { isOpen: true, changesAt: null, isClosedToday: false, closure: null };
/** With a fixed date. */
const opening: Opening = {
  today: '2026-03-02',
  until: '2999-01-01T00:00:00Z',
  statuses: [
    { ...status, name: '', changesAt: '2026-03-02T18:00' },
    { ...status, name: 'Labour ward' },
    { ...status, name: 'Overnight dialysis', isOpen: false, changesAt: '2026-03-02T22:00' },
  ],
  closures: [{ from: '2026-03-06T00:00', to: '2026-03-07T00:00', reason: 'Staff training' }],
};
const faqs = [
  { question: 'Do I need a referral?', answer: 'No.\nBring one if you have it: we then know more.' },
  { question: 'Can someone come with me?', answer: 'Yes. Tell us if they need a chair.' },
];
/** A record, so that a new ground does not compile until it is shown. */
const grounds: Record<Ground, string> = {
  plain: 'Paper, the page itself',
  white: 'White, between two bands of paper',
  mint: 'Mint, for the top of a page',
  sand: 'Sand, for what is quieter',
  deep: 'Deep, once on a page',
};

export function Structure({ page }: { page: number }) {
  return (
    <Group
      id="structure"
      title="Structure"
      file="ui/core/section.tsx and its neighbours, site/entry/side-card.tsx"
    >
      {Object.entries(grounds).map(([ground, words]) => (
        <Specimen key={ground} name={`Section and SectionHeading, ${ground}`} wide>
          <Section ground={ground as Ground} className="rounded-md px-5">
            <SectionHeading
              level="h3"
              title={words}
              lead="A sentence that says why one reads on."
              action={
                <ButtonLink href="#structure" variant={ground === 'deep' ? 'light' : 'secondary'}>
                  See all
                </ButtonLink>
              }
            />
          </Section>
        </Specimen>
      ))}
      <Specimen name={`Pagination: page ${page} of 12, press for the others`} wide>
        <Pagination page={page} pages={12} href={(to) => `/design?page=${to}#structure`} />
      </Specimen>
      <Specimen name="Faq, opens in place" wide>
        <Faq faqs={faqs} />
      </Specimen>
      <Specimen name="OpeningHours: with what is so now, and on a page to keep">
        <OpeningHours of={{}} hours={hours} opening={opening} />
        <OpeningHours of={{}} hours={hours.slice(0, 3)} />
      </Specimen>
      <Specimen name="SideCard with its facts">
        <SideCard title="Come and see us">
          <SideFacts>
            <SideFact icon="map-pin" label="Where">
              Second floor, east wing
            </SideFact>
            <SideFact icon="clock" label="Open">
              <OpeningHours of={{}} hours={hours} />
            </SideFact>
          </SideFacts>
        </SideCard>
      </Specimen>
      <Specimen name="Money and PackagePrice: full, reduced">
        <p>
          From <Money amount={12000} />
        </p>
        <PackagePrice prices={{ price: 25050, discountPrice: null }} />
        <PackagePrice prices={{ price: 25000, discountPrice: 19900 }} />
      </Specimen>
      <Specimen name="RichText" wide>
        <RichText document={text} />
      </Specimen>
    </Group>
  );
}

const words = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] });
const heading = (level: 2 | 3, text: string) => ({
  type: 'heading' as const,
  attrs: { level },
  content: [{ type: 'text' as const, text }],
});
const item = (text: string) => ({ type: 'listItem' as const, content: [words(text)] });
const row = (type: 'tableHeader' | 'tableCell', ...cells: string[]) => ({
  type: 'tableRow' as const,
  content: cells.map((cell) => ({
    type,
    attrs: { colspan: 1 as const, rowspan: 1 as const },
    content: [words(cell)],
  })),
});

const text = {
  type: 'doc',
  content: [
    heading(2, 'Before you come'),
    words('Eat and drink as usual. If you take medicine, take it.'),
    heading(3, 'What to bring'),
    { type: 'bulletList', content: [item('Your insurance card'), item('Letters of other doctors')] },
    { type: 'orderedList', content: [item('Ask at reception'), item('Take a seat')] },
    { type: 'blockquote', content: [words('Nobody has to come alone.')] },
    {
      type: 'table',
      content: [row('tableHeader', 'Examination', 'Takes'), row('tableCell', 'ECG', '10 minutes')],
    },
  ],
} as unknown as RichTextDocument;
