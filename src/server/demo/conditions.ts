/** The twenty-four conditions and symptoms of the demo hospital, each written by a doctor who treats it. */
import type { DemoCondition } from './condition.ts';
import { conditionsOfFamilyAndBones } from './conditions-of-family-and-bones.ts';
import { conditionsOfMedicine } from './conditions-of-medicine.ts';
import { conditionsOfSkinAndSenses } from './conditions-of-skin-and-senses.ts';

export const conditions: DemoCondition[] = [
  ...conditionsOfMedicine,
  ...conditionsOfSkinAndSenses,
  ...conditionsOfFamilyAndBones,
];
