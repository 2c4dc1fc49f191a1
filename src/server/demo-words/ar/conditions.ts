import type { DemoWords } from '#server/demo-words/demo-words.ts';
import { conditionsOfFamilyAndBones } from './conditions-of-family-and-bones.ts';
import { conditionsOfMedicine } from './conditions-of-medicine.ts';
import { conditionsOfSkinAndSenses } from './conditions-of-skin-and-senses.ts';

export const conditions: DemoWords = {
  ...conditionsOfMedicine,
  ...conditionsOfSkinAndSenses,
  ...conditionsOfFamilyAndBones,
};
