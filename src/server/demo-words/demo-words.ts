/**
 * Words of the demo in another language: of each entry, by its slug or by what its kind has instead, the fields that are
 * translated.
 */
export type DemoWords = Record<string, Record<string, unknown>>;
