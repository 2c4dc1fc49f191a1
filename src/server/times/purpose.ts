/**
 * The purpose of a visit: a package or a service. It decides what is booked (visit-rules.ts): the visit type that staff
 * chose for it, or else a visit of its own length, by the rules of the doctor's first visit type.
 */

import { and, eq, isNull } from 'drizzle-orm';
import { notBothChosen } from '#contract/appointment.ts';
import { type Problem, problem } from '#contract/errors.ts';
import { isGiven } from '#server/content/given-visit-type.ts';
import { published } from '#server/content/published.ts';
import { hasSlug } from '#server/content/translation-overlay.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { t } from '#words/say.ts';

const { healthPackage, service, visitType } = schema;

export interface Purpose {
  packageId: number | null;
  serviceId: number | null;
  title: string;
  /** The department whose doctors do it; null if all do. */
  departmentId: number | null;
  /** Minor units. For a service it is the lowest price, null if something else is booked for it first. */
  price: number | null;
  visitTypeId: number | null;
  durationMinutes: number | null;
}

interface Clocked {
  orm: Orm;
  now(): number;
}

/** A package or service: by id in a body, by slug in an address. */
export type Named = { id: number } | { slug: string };

/** A published package or service, or null. */
export async function readPurpose(
  { orm, now }: Clocked,
  kind: 'package' | 'service',
  named: Named,
): Promise<Purpose | null> {
  const table = kind === 'package' ? healthPackage : service;
  const [found] = await orm
    .select({ entry: table, visitTypeId: visitType.id })
    .from(table)
    // A deleted or hidden visit type counts as none: the visit has its own length again.
    .leftJoin(
      visitType,
      and(eq(visitType.id, table.visitTypeId), isNull(visitType.deletedAt), isGiven(now())),
    )
    .where(and('id' in named ? eq(table.id, named.id) : hasSlug(table, named.slug), published(table, now())));
  if (!found) return null;
  const { entry, visitTypeId } = found;
  return {
    packageId: kind === 'package' ? entry.id : null,
    serviceId: kind === 'service' ? entry.id : null,
    title: entry.title,
    departmentId: entry.departmentId,
    price: 'price' in entry ? (entry.discountPrice ?? entry.price) : visitTypeId ? null : entry.priceFrom,
    visitTypeId,
    durationMinutes: entry.durationMinutes,
  };
}

/** The purpose of a booking; undefined for a plain visit to a doctor. */
export async function purposeOf(
  context: Clocked,
  { packageId, serviceId }: { packageId?: number | undefined; serviceId?: number | undefined },
): Promise<Purpose | undefined | Problem<'invalid'>> {
  const kind = packageId ? 'package' : 'service';
  const id = packageId ?? serviceId;
  if (!id) return undefined;
  const purpose = await readPurpose(context, kind, { id });
  if (purpose) return purpose;
  const message =
    kind === 'package'
      ? t('This package is no longer offered. Choose another one.')
      : t('This service is no longer offered. Choose another one.');
  return problem('invalid', { errors: [{ path: `${kind}Id`, message }] });
}

/** The purpose of a query for free times, which names it by slug. */
export async function purposeIn(
  { package: ofPackage, service }: { package?: string | undefined; service?: string | undefined },
  context: Clocked,
): Promise<Purpose | undefined | Problem<'invalid' | 'not-found'>> {
  const slug = ofPackage ?? service;
  if (!slug) return undefined;
  if (ofPackage && service)
    return problem('invalid', { errors: [{ path: 'service', message: t(notBothChosen) }] });
  return (await readPurpose(context, ofPackage ? 'package' : 'service', { slug })) ?? problem('not-found');
}
