/**
 * Ranks every published entry in one query: each typed word counts with its best reading, and each reading with the
 * weight of its words in the entry. The triggers that maintain the words set the weights (`search_keep`). Doctors,
 * services and packages are also found by the names of what they belong to. A word counts from its `since` on, when the
 * entry it comes from becomes public, so that the name of a hidden department finds no one.
 */
import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Hit, SearchType } from '#contract/search.ts';
import { listedHere, published } from '#server/content/published.ts';
import { worded, wordedIn } from '#server/content/translation-overlay.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import type { Reading } from './reading.ts';

/** A hit before its picture is fetched. */
export type Match = Omit<Hit, 'image' | 'language'> & { imageId: number | null; language: string | null };

export interface Ranked {
  matches: Match[];
  totals: Record<SearchType, number>;
}

export interface RankScope {
  type?: SearchType | undefined;
  page: number;
  limit: number;
  /** Epoch milliseconds, for entries published by then. */
  now: number;
  /** The languages whose words count, besides the main one. */
  understood: string[];
  /** The share of the query that an entry must cover. */
  leastCovers: number;
}

/** A vocabulary word that matches the `part`th word of a reading. */
export interface Term {
  reading: number;
  part: number;
  word: string;
  quality: number;
  /** Words that weigh less than this in an entry do not count. */
  least: number;
  led: boolean;
  /** The typed word is only its beginning. */
  begun: boolean;
}

/** The weight of names that an entry belongs to, as in `search_keep`. */
export const belonging = 4;

export function noTotals() {
  return Object.fromEntries(SearchType.options.map((type) => [type, 0])) as Record<SearchType, number>;
}

/** Among equal scores the most helpful comes first: the department rather than an article about it. */
const worth: Record<SearchType, number> = {
  department: 1.1,
  service: 1.05,
  condition: 1,
  doctor: 1,
  package: 1.05,
  guide: 1,
  news: 0.7,
};
/** Bonus for a heading that contains every word as typed, and for one that has no other words. */
const wholeHeading = 1.5;
const sameHeading = 2;
/** For an illness by its name, in any form: "depressed" is one, not the department that treats it. */
const nameOfCondition = 2.3;
const headingWeight = 6;
/** The share of the hour beside a matter. */
const timeShare = 0.2;
/** Hits below this share of the best score do not answer the question. */
const leastShare = 0.12;

export async function ranked(
  orm: Orm,
  readings: Reading[],
  terms: Term[],
  isMatter: boolean[],
  { type, page, limit, now, understood, leastCovers }: RankScope,
): Promise<Ranked> {
  const stands = readings.flatMap(({ words, factor, isLed, places }, index) =>
    places.map((place) => ({
      reading: index,
      place,
      parts: words.length,
      factor,
      is_led: isLed,
      is_matter: isMatter[place],
    })),
  );
  const matters = isMatter.filter(Boolean).length;
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const { rows } = await orm.execute<{ totals: Ranked['totals']; matches: Match[] }>(sql`
    with term as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(terms)})
        as term(reading int, part int, word text, quality real, least real, led boolean, begun boolean)
    ), stands as (
      select * from jsonb_to_recordset(${JSON.stringify(stands)})
        as stands(reading int, place int, parts int, factor real, is_led boolean, is_matter boolean)
    ), own as materialized (
      select w.entity, w.entity_id, w.weight, t.reading, t.part, t.quality, t.led, t.begun
      from term t cross join lateral (
        -- Word by word through the index: the planner cannot know how few they are.
        select entity, entity_id, weight from search_word
        where word = t.word collate "C" and weight >= t.least and since <= ${at} and ${isUnderstood(understood)} offset 0
      ) w
    ), named as (
      select * from own
      union all
      select member.entity, member.entity_id, ${belonging}, own.reading, own.part, own.quality, own.led, own.begun
      from own cross join lateral (
        select entity, entity_id from ${belongings}
        where group_entity = own.entity and group_id = own.entity_id offset 0
      ) member
      where own.weight >= ${headingWeight} and own.entity in ('department', 'speciality')
    ), part as (
      select entity, entity_id, reading, part, max(quality * case
          -- Where staff lead to a heading, its length says nothing.
          when led and weight >= ${headingWeight} then 9 + weight / 10 else weight end) as score,
        max(weight) as weight, max(weight) filter (where not begun) as whole_weight
      from named group by 1, 2, 3, 4
    ), reading as (
      select entity, entity_id, reading, count(*) as parts, avg(score) as score, min(weight) as weight,
        min(whole_weight) as whole_weight
      from part group by 1, 2, 3
    ), place as (
      select entity, entity_id, place, is_matter,
        max(score * factor) * case when is_matter then 1 else ${timeShare}::real end as score,
        bool_or(not is_led and weight >= ${headingWeight}) as is_heading,
        -- The fewer words a heading has, the more each weighs.
        bool_or(not is_led and whole_weight >= ${wholeWeight(matters)}) as is_name,
        bool_or(not is_led and weight >= ${wholeWeight(matters)} and score >= 0.9 * weight) as is_same
      from reading join stands using (reading, parts) group by 1, 2, 3, 4
    ), entry as (
      select entity, entity_id, count(*) filter (where is_matter) as covered,
        count(*) filter (where is_matter and is_heading) as headed,
        count(*) filter (where is_matter and is_name) as named,
        count(*) filter (where is_matter and is_same) as same, sum(score) as score
      from place group by 1, 2 having bool_or(is_matter)
    ), visible as (${ofEveryType((one) => visible(one, now))}
    ), scored as (
      select type, id, covered / ${matters}::real as covers,
        score * worth * (0.4 + 0.6 * covered / ${matters}::real)
          * case when type = 'condition' and named = ${matters} then ${nameOfCondition}::real
              when same = ${matters} then ${sameHeading}::real
              when headed = ${matters} then ${wholeHeading}::real else 1 end as score
      from entry join visible on type = entity and id = entity_id
    ), found as materialized (
      select * from scored where covers >= ${leastCovers} and score >= ${leastShare} * (select max(score) from scored)
    ), chosen as (
      select type, id, covers, row_number() over (order by score desc, type, id) as rank
      from found where ${type ?? null}::text is null or type = ${type ?? null}
      order by rank limit ${limit} offset ${(page - 1) * limit}
    )
    select
      (select jsonb_object_agg(type, total) from (select type, count(*) as total from found group by 1) one) as totals,
      (select jsonb_agg(to_jsonb(shown) - 'rank' || jsonb_build_object('matched', (${matched(at, understood)})) order by rank)
        from (${ofEveryType((one) => details(one, now))}) shown) as matches`);
  return { matches: rows[0]?.matches ?? [], totals: { ...noTotals(), ...rows[0]?.totals } };
}

/** The weight of each word of a heading with this many words. */
function wholeWeight(words: number) {
  return sql`(${headingWeight} + 4.0 / ${words})::real`;
}

/** The words of some languages, and those of the main one, which may be typed on any page. */
export function isUnderstood(languages: string[]) {
  return sql`language = any(${sql.param(['', ...languages])}::text[])`;
}

function ofEveryType(part: (type: SearchType) => SQL) {
  return sql.join(SearchType.options.map(part), sql` union all `);
}

/** Public entries of one type, by the same rule as its pages; a group's words may also refer to hidden ones. */
function visible(type: SearchType, now: number) {
  const { table } = shown[type];
  return sql`select ${type}::text as type, ${worth[type]}::real as worth, ${table.id} as id
    from ${table} where ${and(published(table, now), listedHere(table, now))}`;
}

/** The words that found a hit: its own, and the names of what it belongs to. */
function matched(at: SQL, understood: string[]) {
  // Placement matters: as a filter here they are materialised once, not per hit.
  return sql`select jsonb_agg(distinct w.word) filter (where w.word in (select word from term))
    from (
      select shown.type as entity, shown.id as entity_id, 0 as least
      union all
      select group_entity, group_id, ${headingWeight} from ${belongings}
      where entity = shown.type and entity_id = shown.id
    ) source join search_word w using (entity, entity_id)
    where w.weight >= source.least and w.since <= ${at} and ${isUnderstood(understood)}`;
}

/** Entries found by the name of a group that they belong to. */
const belongings = sql`(
  select 'doctor'::text as entity, doctor_id as entity_id, 'department' as group_entity, department_id as group_id
    from doctor_department
  union all select 'doctor', doctor_id, 'speciality', speciality_id from doctor_speciality
  union all select 'service', id, 'department', department_id from service
  union all select 'package', id, 'department', department_id from package
) belonging`;

function details(type: SearchType, now: number) {
  const { table, title, summary, imageId } = shown[type];
  const said = (column: AnyPgColumn) => worded(table, column, now);
  return sql`select chosen.type, chosen.id, chosen.covers, chosen.rank, ${said(table.slug)} as slug,
      ${title(said)} as title, ${summary(said)} as summary, ${imageId} as "imageId", ${wordedIn(table, now)} as language
    from chosen join ${table} on ${table.id} = chosen.id where chosen.type = ${type}`;
}

/** A column in the language of the search. */
type Said = (column: AnyPgColumn) => SQL;

const { condition, department, service, doctor, guide, healthPackage, news } = schema;
const shown = {
  department: {
    table: department,
    title: (said: Said) => said(department.name),
    summary: (said: Said) => said(department.summary),
    imageId: department.imageId,
  },
  service: {
    table: service,
    title: (said: Said) => said(service.title),
    summary: (said: Said) => said(service.summary),
    imageId: service.imageId,
  },
  condition: {
    table: condition,
    title: (said: Said) => said(condition.title),
    summary: (said: Said) => said(condition.summary),
    imageId: sql`null::integer`,
  },
  doctor: {
    table: doctor,
    title: (said: Said) => sql`ltrim(${said(doctor.title)} || ' ' || ${said(doctor.name)})`,
    summary: (said: Said) => sql`coalesce(nullif(${said(doctor.role)}, ''), ${said(doctor.summary)})`,
    imageId: doctor.imageId,
  },
  package: {
    table: healthPackage,
    title: (said: Said) => said(healthPackage.title),
    summary: (said: Said) => said(healthPackage.summary),
    imageId: healthPackage.imageId,
  },
  guide: {
    table: guide,
    title: (said: Said) => said(guide.title),
    summary: (said: Said) => said(guide.summary),
    imageId: sql`null::integer`,
  },
  news: {
    table: news,
    title: (said: Said) => said(news.title),
    summary: (said: Said) => said(news.excerpt),
    imageId: news.imageId,
  },
};
