import { expect, test } from 'vitest';
import { DepartmentFields } from '#contract/department.ts';
import { DoctorFields } from '#contract/doctor.ts';
import { valuesOf, withoutBlanks } from './form-values.ts';

test('a picture is read whole and edited by its id', () => {
  expect(valuesOf(DoctorFields, { name: 'A', image: { id: 7 } })).toMatchObject({ name: 'A', imageId: 7 });
  expect(valuesOf(DoctorFields, { name: 'A', image: null })).toMatchObject({ imageId: null });
});

test('a choice stays an id, even if its whole entry comes with it', () => {
  expect(valuesOf(DepartmentFields, { headDoctorId: 4, headDoctor: { id: 4, name: 'B' } })).toMatchObject({
    headDoctorId: 4,
  });
});

test('an untouched form of an entry is accepted by the contract once a name is given', () => {
  const values = { ...valuesOf(DoctorFields, null), name: 'Dr New' };
  expect(DoctorFields.safeParse(withoutBlanks(DoctorFields, values)).error).toBeUndefined();
});

test('an empty required field shows the contract’s own message', () => {
  const { error } = DoctorFields.safeParse(withoutBlanks(DoctorFields, valuesOf(DoctorFields, null)));
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['name', 'Enter a name.'],
  ]);
});
