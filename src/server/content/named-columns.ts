/** Columns for entries that a query only names, in the request's language. */
import * as schema from '#server/db/schema.ts';
import { worded, wordedIn } from './translation-overlay.ts';

const { doctor, healthPackage, service } = schema;

/** A doctor as named by mail and pages. */
export function doctorColumns() {
  return {
    id: doctor.id,
    name: worded(doctor, doctor.name),
    slug: worded(doctor, doctor.slug),
    language: wordedIn(doctor),
    title: worded(doctor, doctor.title),
    /** The untranslated name, for colleagues. */
    ownName: doctor.name,
  };
}

/** A package or service. */
export function purposeColumns(table: typeof healthPackage | typeof service) {
  return {
    id: table.id,
    name: worded(table, table.title),
    slug: worded(table, table.slug),
    language: wordedIn(table),
    preparation: worded(table, table.preparation),
  };
}
