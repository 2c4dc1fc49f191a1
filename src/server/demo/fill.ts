/** Puts the demo hospital into an empty database, in one transaction. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { fullName } from '#contract/words/full-name.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { installation } from '#server/kernel/installation.ts';
import type { Store } from '#server/media/store.ts';
import { keepPicture } from '#server/media/take-in.ts';
import { albums } from './albums.ts';
import { conditions } from './conditions.ts';
import { departments } from './departments.ts';
import { doctors } from './doctors.ts';
import { guides } from './guides.ts';
import { hospital } from './hospital.ts';
import { news } from './news.ts';
import { packages } from './packages.ts';
import { pictures } from './pictures.ts';
import { rooms } from './rooms.ts';
import { savedReplies } from './saved-replies.ts';
import { services } from './services.ts';
import { specialities } from './specialities.ts';
import { synonyms } from './synonyms.ts';
import { testimonials } from './testimonials.ts';
import { visitTypes } from './visit-types.ts';

/** Ids of entries by the names in the demo's files. */
type Ids = Map<string, number>;

/** Fills an empty database; false if it was not empty. The pictures' originals go to the store. */
export async function fillDemoHospital(orm: Orm, store: Store): Promise<boolean> {
  return transaction({ orm }, async ({ orm: tx }) => {
    // When two nodes start at once, the second waits here and finds the tables filled.
    await tx.execute(sql`select pg_advisory_xact_lock(4202)`);
    const { rows } = await tx.execute(
      sql`select 1 from department union all select 1 from doctor union all select 1 from revision limit 1`,
    );
    if (rows.length > 0) return false;
    await tx.update(schema.settings).set(hospital.settings);
    await tx.update(schema.contact).set(hospital.contact);
    await tx.update(schema.sociallink).set(hospital.sociallink);
    const media = await fillMedia(tx, store);
    const departmentIds = await fillDepartments(tx, media);
    const specialityIds = bySlug(
      await tx
        .insert(schema.speciality)
        .values(specialities.map((entry, position) => ({ ...entry, position })))
        .returning(),
    );
    const doctorIds = await fillDoctors(tx, media, departmentIds, specialityIds);
    for (const { slug, headDoctor } of departments) {
      await tx
        .update(schema.department)
        .set({ headDoctorId: idOf(doctorIds, headDoctor) })
        .where(eq(schema.department.slug, slug));
    }
    await tx.insert(schema.room).values(rooms.map((entry, position) => ({ ...entry, position })));
    await tx
      .insert(schema.waitingArea)
      .values([
        { name: 'Main hall, by the reception' },
        { name: 'Cardiology, by the lift', departmentId: idOf(departmentIds, 'cardiology'), position: 1 },
      ]);
    const visitTypeIds = await fillVisitTypes(tx, doctorIds);
    await fillSchedules(tx, doctorIds, visitTypeIds);
    await tx.insert(schema.service).values(
      services.map(({ picture, department, visitType, ...entry }) => ({
        ...entry,
        visitTypeId: visitType ? idOf(visitTypeIds, visitType) : null,
        imageId: picture ? idOf(media, picture) : null,
        departmentId: idOf(departmentIds, department),
      })),
    );
    await tx.insert(schema.healthPackage).values(
      packages.map(({ department, ...entry }) => ({
        ...entry,
        departmentId: idOf(departmentIds, department),
      })),
    );
    await fillConditions(tx, departmentIds);
    await tx.insert(schema.guide).values(guides.map((entry, position) => ({ ...entry, position })));
    await tx.insert(schema.testimonial).values(
      testimonials.map(({ doctor, department, ...entry }, position) => ({
        ...entry,
        position,
        consent: true,
        doctorId: idOf(doctorIds, doctor),
        departmentId: idOf(departmentIds, department),
      })),
    );
    await tx.insert(schema.synonym).values(synonyms);
    await tx.insert(schema.savedReply).values(savedReplies.filter(({ language }) => language === ''));
    await fillNews(tx, media);
    await fillAlbums(tx, media);
    return true;
  });
}

async function fillMedia(orm: Orm, store: Store): Promise<Ids> {
  const alts = new Map(doctors.map(({ picture, pictureAlt }) => [picture, pictureAlt]));
  const values = await Promise.all(
    pictures.map(async ({ file, alt, focal }) => {
      const bytes = await readFile(join(installation, 'src/server/demo/pictures', `${file}.jpg`));
      const stored = await keepPicture(store, bytes);
      return {
        ...stored,
        name: `${file}.jpg`,
        alt: alts.get(file) ?? alt,
        ...(focal ? { focalX: focal.x, focalY: focal.y } : {}),
      };
    }),
  );
  const rows = await orm.insert(schema.media).values(values).returning();
  return new Map(rows.map(({ name, id }) => [name.replace(/\.jpg$/, ''), id]));
}

async function fillDepartments(orm: Orm, media: Ids) {
  const values = departments.map(({ picture, headDoctor: _, ...entry }) => ({
    ...entry,
    imageId: idOf(media, picture),
  }));
  return bySlug(await orm.insert(schema.department).values(values).returning());
}

async function fillDoctors(orm: Orm, media: Ids, departmentIds: Ids, specialityIds: Ids) {
  const values = doctors.map(
    ({ picture, pictureAlt: _, departments: __, specialities: ___, schedule: ____, ...entry }, position) => ({
      ...entry,
      position,
      imageId: idOf(media, picture),
    }),
  );
  const ids = bySlug(await orm.insert(schema.doctor).values(values).returning());
  await orm.insert(schema.doctorDepartment).values(
    doctors.flatMap(({ slug, departments: of }) =>
      of.map((department, position) => ({
        doctorId: idOf(ids, slug),
        departmentId: idOf(departmentIds, department),
        position,
      })),
    ),
  );
  await orm.insert(schema.doctorSpeciality).values(
    doctors.flatMap(({ slug, specialities: of }) =>
      of.map((speciality, position) => ({
        doctorId: idOf(ids, slug),
        specialityId: idOf(specialityIds, speciality),
        position,
      })),
    ),
  );
  return ids;
}

async function fillVisitTypes(orm: Orm, doctorIds: Ids): Promise<Ids> {
  const ids: Ids = new Map();
  for (const [position, { slug, doctors: offeredBy, ...values }] of visitTypes.entries()) {
    const [row] = await orm
      .insert(schema.visitType)
      .values({ ...values, position })
      .returning();
    ids.set(slug, row!.id);
    const links = offeredBy.map((doctor) => ({ visitTypeId: row!.id, doctorId: idOf(doctorIds, doctor) }));
    if (links.length > 0) await orm.insert(schema.visitTypeDoctor).values(links);
  }
  return ids;
}

async function fillSchedules(orm: Orm, doctorIds: Ids, visitTypeIds: Ids) {
  await orm.insert(schema.schedule).values(
    doctors.flatMap(({ slug, schedule }) =>
      schedule.map(({ rules, ...dates }) => ({
        ...dates,
        doctorId: idOf(doctorIds, slug),
        rules: rules.map(({ visitTypes: names, ...rule }) => ({
          ...rule,
          visitTypeIds: names.map((name) => idOf(visitTypeIds, name)),
        })),
      })),
    ),
  );
}

async function fillConditions(orm: Orm, departmentIds: Ids) {
  await orm.insert(schema.condition).values(
    conditions.map(({ department, author, ...entry }) => ({
      ...entry,
      departmentId: idOf(departmentIds, department),
      author: nameOf(author),
    })),
  );
}

async function fillNews(orm: Orm, media: Ids) {
  await orm.insert(schema.news).values(
    news.map(({ picture, author, publishedAt, ...entry }) => ({
      ...entry,
      imageId: picture ? idOf(media, picture) : null,
      author: nameOf(author),
      publishedAt: new Date(publishedAt),
    })),
  );
}

async function fillAlbums(orm: Orm, media: Ids) {
  const values = albums.map(({ cover, images: _, ...entry }, position) => ({
    ...entry,
    position,
    coverId: idOf(media, cover),
  }));
  const ids = bySlug(await orm.insert(schema.gallery).values(values).returning());
  await orm.insert(schema.galleryImage).values(
    albums.flatMap(({ slug, images }) =>
      images.map(({ picture, caption }, position) => ({
        galleryId: idOf(ids, slug),
        mediaId: idOf(media, picture),
        caption,
        position,
      })),
    ),
  );
}

/** Of the doctor with this slug; empty where the hospital itself speaks. */
function nameOf(author: string) {
  const doctor = doctors.find(({ slug }) => slug === author);
  return doctor ? fullName(doctor) : '';
}

function bySlug(rows: { slug: string; id: number }[]): Ids {
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

function idOf(ids: Ids, name: string) {
  const id = ids.get(name);
  if (!id) throw new Error(`The demo hospital has nothing named ${name}.`);
  return id;
}
