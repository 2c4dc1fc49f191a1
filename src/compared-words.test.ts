import { expect, test } from 'vitest';
import { z } from 'zod';
import { bare } from '#contract/bare.ts';
import { Id, Money } from '#contract/base.ts';
import { contract } from '#contract/index.ts';
import { resources } from '#contract/resources.ts';
import { leavesOf, sampleOf } from '#server/security/sample.ts';
import { fieldText } from '#web/admin/editor/value-text.ts';
import { kindOf } from '#web/admin/ui/field-schema.ts';

const british = { timeZone: 'Europe/London', locale: 'en-GB', currency: 'GBP' };

type Row = Record<string, unknown>;

/** A stored value that people must see in words. */
function storedOf(schema: z.ZodType): string | number | undefined {
  if (schema instanceof z.ZodEnum) return schema.options.find(Boolean);
  return schema === Money || schema === Id ? 1234 : undefined;
}

const stored = Object.keys(resources).flatMap((resource) => {
  const body = contract[resource as keyof typeof resources].create.body as z.ZodObject;
  return leavesOf(body).flatMap(({ path, schema }) => {
    const value = storedOf(bare(schema));
    // Documents are compared by their text.
    return value === undefined || path.includes('.content.') ? [] : [{ resource, body, path, value }];
  });
});

test('a choice, an amount and another entry are compared in words', () => {
  expect(stored.length).toBeGreaterThan(30);
  const wrong = stored.flatMap(({ resource, body, path, value }) => {
    const [name, ...steps] = path.split('.') as [string, ...string[]];
    const schema = body.shape[name] as z.ZodType;
    const whole = structuredClone(sampleOf(schema, ['Word']));
    const last = steps.pop();
    if (last) steps.reduce((inner, step) => inner[step] as Row, whole as Row)[last] = value;
    const showing = { schema, kind: kindOf(schema), nameOf: () => 'Eye clinic' };
    // Pictures are shown as such.
    if (showing.kind === 'picture') return [];
    const text = fieldText(last ? whole : value, showing, british);
    const isInWords = /^[\p{Lu}£]/u.test(text) && !new RegExp(`\\b${value}\\b`).test(text);
    return isInWords ? [] : [`${resource}: ${path} is ${text}`];
  });
  expect(wrong).toEqual([]);
});

test('empty fields of a row are left out of the comparison', () => {
  const groups = contract.package.create.body.shape.groups as z.ZodType;
  const value = [
    { title: 'Blood', items: ['Iron', 'Sugar'] },
    { title: '', items: ['Weight'] },
  ];
  const text = fieldText(value, { schema: groups, kind: kindOf(groups) }, british);
  expect(text.split('\n')).toEqual(['Blood · Iron, Sugar', 'Weight']);
});
