/** What a query asks of entries that it only names, in the language of this moment. */
import * as schema from '#server/db/schema.ts';
import { worded, wordedIn } from './in-words.ts';

const { doctor, healthPackage, service } = schema;

/** A doctor as mail and pages name them. */
export function doctorInWords() {
  return {
    id: doctor.id,
    name: worded(doctor, doctor.name),
    slug: worded(doctor, doctor.slug),
    language: wordedIn(doctor),
    title: worded(doctor, doctor.title),
    /** As colleagues know them. */
    ownName: doctor.name,
  };
}

/** A package or service likewise. */
export function purposeInWords(table: typeof healthPackage | typeof service) {
  return {
    id: table.id,
    name: worded(table, table.title),
    slug: worded(table, table.slug),
    language: wordedIn(table),
    preparation: worded(table, table.preparation),
  };
}
