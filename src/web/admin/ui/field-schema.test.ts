import { expect, test } from 'vitest';
import { ClosureFields } from '#contract/closure.ts';
import { ContactFields } from '#contract/contact.ts';
import { DepartmentFields } from '#contract/department.ts';
import { DoctorFields } from '#contract/doctor.ts';
import { PackageFields } from '#contract/package.ts';
import { Schedule, ScheduleRule } from '#contract/schedule.ts';
import { SettingsFields } from '#contract/settings.ts';
import { VisitTypeFields } from '#contract/visit-type.ts';
import { blankInForm, blankOf, kindOf, limitsOf, schemaAt } from './field-schema.ts';

test('the form marks a field as required exactly if the contract refuses it empty', () => {
  const required = (fields: typeof DoctorFields | typeof SettingsFields | typeof ContactFields) =>
    Object.keys(fields.shape).filter((name) => limitsOf(schemaAt(fields, name)).required);
  expect(required(DoctorFields)).toEqual(['name']);
  expect(required(ContactFields)).toEqual(['phone_number', 'email', 'location']);
  expect(required(SettingsFields)).toEqual(['name', 'timeZone', 'currency', 'country', 'locale']);
});

test('a field is optional if it may be an empty text, null, an empty list, or omitted', () => {
  const optional = (name: string) => limitsOf(schemaAt(DoctorFields, name)).optional;
  for (const name of ['summary', 'imageId', 'languages', 'publishedAt', 'slug']) {
    expect([name, optional(name)]).toEqual([name, true]);
  }
  // A field with a default is neither required nor empty.
  for (const name of ['name', 'status', 'position', 'bookable']) {
    expect([name, optional(name)]).toEqual([name, false]);
  }
});

test('limits come from the contract, through optional, nullable and rows', () => {
  expect(limitsOf(schemaAt(DoctorFields, 'summary')).maxLength).toBe(300);
  expect(limitsOf(schemaAt(DepartmentFields, 'faqs.0.question'))).toEqual({
    required: true,
    optional: false,
    maxLength: 200,
    isLine: true,
  });
  expect(limitsOf(schemaAt(DoctorFields, 'practisingSince'))).toEqual({
    required: false,
    optional: true,
    min: 1940,
    max: 2100,
  });
  expect(limitsOf(schemaAt(VisitTypeFields, 'mode')).options).toEqual(['in-person', 'phone', 'video']);
});

test('the schema chooses the control', () => {
  const kinds = Object.keys(DoctorFields.shape).map((name) => [name, kindOf(schemaAt(DoctorFields, name))]);
  expect(Object.fromEntries(kinds)).toMatchObject({
    name: 'text',
    departmentIds: 'choice',
    imageId: 'picture',
    summary: 'textarea',
    biography: 'rich-text',
    languages: 'tags',
    practisingSince: 'number',
    consultationFee: 'money',
    education: 'rows',
    bookable: 'checkbox',
    status: 'select',
    publishedAt: 'moment',
    seoDescription: 'text',
  });
  expect(kindOf(schemaAt(PackageFields, 'groups'))).toBe('rows');
  expect(kindOf(schemaAt(PackageFields, 'groups.0.items'))).toBe('lines');
  expect(kindOf(schemaAt(SettingsFields, 'pricesValidUntil'))).toBe('date');
  expect(kindOf(schemaAt(DepartmentFields, 'headDoctorId'))).toBe('choice');
  expect(kindOf(schemaAt(ScheduleRule, 'from'))).toBe('time');
  expect(kindOf(schemaAt(ScheduleRule, 'anchorDate'))).toBe('date');
  expect(kindOf(schemaAt(Schedule, 'validFrom'))).toBe('date');
  expect(kindOf(schemaAt(ClosureFields, 'from'))).toBe('wall-time');
});

test('a form begins empty in the contract’s shape', () => {
  const blank = (name: string) => blankInForm(schemaAt(PackageFields, name));
  expect(['summary', 'discountPrice', 'price', 'groups.0.items'].map(blank)).toEqual(['', null, '', []]);
});

test('an emptied field is sent as the contract expects', () => {
  expect(blankOf(schemaAt(DoctorFields, 'role'))).toBe('');
  expect(blankOf(schemaAt(DoctorFields, 'practisingSince'))).toBeNull();
  expect(blankOf(schemaAt(DoctorFields, 'slug'))).toBeUndefined();
});
