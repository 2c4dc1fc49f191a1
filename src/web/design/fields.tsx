import { FilterChoice } from '#web/site/entry/filter-choice.tsx';
import { ListSearch } from '#web/site/entry/list-search.tsx';
import { Button, ButtonLink } from '#web/ui/core/button.tsx';
import { FieldErrors } from '#web/ui/core/error-summary.tsx';
import { Field } from '#web/ui/core/field.tsx';
import DateField from '#web/ui/date/date-field.tsx';
import { Group, Specimen } from './specimen.tsx';

const wrong = 'Enter an email address such as name@example.org.';
const topics = ['An appointment', 'A bill', 'Something else'];

export function Fields({ isRefused }: { isRefused: boolean }) {
  return (
    <Group
      id="fields"
      title="Fields and forms"
      file="ui/core/field.tsx, ui/core/error-summary.tsx, ui/form.css"
    >
      <Inputs />
      <OtherControls />
      <Search />
      <Specimen name="A form that was refused: the summary takes the focus" wide>
        {isRefused ? <Refused /> : <ButtonLink href="/design?refused#form">Show it refused</ButtonLink>}
      </Specimen>
    </Group>
  );
}

function Inputs() {
  return (
    <>
      <Specimen name="Empty">
        <Field label="Your name" name="empty" required autoComplete="off" />
      </Specimen>
      <Specimen name="Optional, with a hint and a placeholder">
        <Field
          label="Phone"
          name="optional"
          type="tel"
          placeholder="020 7946 0018"
          hint="For questions on the day."
        />
      </Specimen>
      <Specimen name="Filled">
        <Field label="Your name" name="filled" required defaultValue="Ada Example" autoComplete="off" />
      </Specimen>
      <Specimen name="Wrong">
        <Field label="Email" name="wrong" type="email" required defaultValue="ada@" error={wrong} />
      </Specimen>
      <Specimen name="Disabled">
        <Field label="Department" name="disabled" required disabled defaultValue="Cardiology" />
      </Specimen>
      <Specimen name="One of two is required">
        <Field label="Email" name="either" type="email" mark="(or a phone number)" />
      </Specimen>
    </>
  );
}

function OtherControls() {
  return (
    <>
      <Specimen name="Choice">
        <Topic label="Reason for the visit" />
      </Specimen>
      <Specimen name="Choice, wrong">
        <Topic label="Reason for the visit" error="Choose what it is about." />
      </Specimen>
      <Specimen name="Choice, disabled">
        <Topic label="Reason for the visit" disabled />
      </Specimen>
      <Specimen name="Several lines">
        <Field as="textarea" label="Your message" name="message" required hint="No health details, please." />
      </Specimen>
      <Specimen name="Several lines, wrong">
        <Field as="textarea" label="Your message" name="no-message" required error="Write a few words." />
      </Specimen>
      <Specimen name="Several lines, disabled">
        <Field as="textarea" label="Your message" name="sent" required disabled defaultValue="It was sent." />
      </Specimen>
      <Specimen name="Date">
        <DateField
          id="specimen-from"
          name="from"
          label="From"
          required
          locale="en-GB"
          today="2026-03-02"
          value=""
        />
      </Specimen>
    </>
  );
}

function Topic(state: { label: string; error?: string; disabled?: boolean }) {
  return (
    <Field as="select" name="topic" required defaultValue="" {...state}>
      <option value="">Choose</option>
      {topics.map((topic) => (
        <option key={topic}>{topic}</option>
      ))}
    </Field>
  );
}

function Search() {
  return (
    <>
      <Specimen name="The search of a list" wide>
        <ListSearch id="specimen-search" action="/design" label="Search" placeholder="Name or field" q="" />
      </Specimen>
      <Specimen name="A filter of a list">
        <FilterChoice
          form="specimen-search"
          label="Department"
          name="department"
          value=""
          any="Every department"
          choices={[{ value: 'cardiology', label: 'Cardiology' }]}
        />
      </Specimen>
    </>
  );
}

function Refused() {
  const name = 'Enter your name.';
  return (
    <form id="form" action="/design#form" className="grid max-w-3xl gap-6">
      <input type="hidden" name="refused" value="" />
      <FieldErrors
        labels={{ name: 'Your name', email: 'Email' }}
        errors={{ name, email: wrong }}
        idOf={(field) => `refused-${field}`}
      />
      <Field id="refused-name" label="Your name" name="name" required error={name} />
      <Field id="refused-email" label="Email" name="email" required defaultValue="ada@" error={wrong} />
      <Button type="submit" className="justify-self-start">
        Send your message
      </Button>
    </form>
  );
}
