import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from './icon-names.ts';

test('every icon that staff can choose has a drawing', () => {
  const drawings = readFileSync(new URL('../../ui/medical-icon.tsx', import.meta.url), 'utf8');
  expect(iconNames.filter((name) => !drawings.includes(`['${name}',`))).toEqual([]);
});
