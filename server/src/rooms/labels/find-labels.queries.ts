import { sql } from 'kysely';
import type { LabelFound } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { prepared } from '../../kernel/hot/prepared.ts';
import { textArray } from '../../kernel/hot/row-arrays.ts';
import { perDatabase } from '../../kernel/hot/per-database.ts';
import type { Database } from '../../kernel/services.ts';
import { batchConcurrent } from '../../kernel/hot/batch-concurrent.ts';
import { isStillValid, isCachedViewer, proofColumn, needsFreshSession } from '../../kernel/hot/cached-viewers.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { labelsOf, township } from './label-list.queries.ts';
import { reachKey, visibleLabels } from './label-scope.sql.ts';

/** Maximum number of results below a search field. */
const foundShown = 8;

type Found = readonly LabelFound[] | typeof needsFreshSession;

/**
 * Finds the few labels that a typed text matches (Ctrl+K, a phone call, a scanned code): newest first. `needsFreshSession` for a viewer with a cached session when no
 * label was read by a code.
 */
export async function findLabels(db: Database, viewer: SessionViewer, typed: string): Promise<Found> {
  const code = readCode(typed)?.code;
  if (code !== undefined) return findByCode(db, viewer, code);
  if (isCachedViewer(viewer)) return needsFreshSession;
  const ids = await labelsOf(db, viewer, typed, foundShown);
  if (!ids) return [];
  const { rows } = await sql<LabelFound>`
    with found as materialized (select x.label_id from ${ids} x order by x.label_id desc limit ${sql.lit(foundShown)})
    select ${foundColumns}
    from found f
    join label l on l.id = f.label_id ${foundJoins}
    where ${visibleLabels(viewer)}
    order by l.id desc`.execute(db);
  return rows;
}

const foundColumns = sql`l.id, l.tracking_code, l.source_name, l.destination_name, l.destination_phone, s.status, ${township} as destination_township, l.reference_id`;
const foundJoins = sql`
  join label_state s on s.label_id = l.id
  left join place dp on dp.id = l.destination_place_id
  left join place dpp on dpp.id = dp.parent_id`;

interface CodeQuestion {
  readonly viewer: SessionViewer;
  readonly code: string;
}
const joined = perDatabase((db) => batchConcurrent((questions: readonly CodeQuestion[]) => readByCodes(db, questions)));

/** Looks a code up, in one batch with concurrent lookups of people with the same scope. */
function findByCode(db: Database, viewer: SessionViewer, code: string): Promise<Found> {
  return joined(db, reachKey(viewer))({ viewer, code });
}

async function readByCodes(db: Database, questions: readonly CodeQuestion[]): Promise<Found[]> {
  const { viewer } = questions[0] as CodeQuestion;
  const { rows } = await sql<LabelFound & { n: number; proof: number }>`${prepared}
    select a.n::int as n, ${sql.raw(proofColumn)} as proof, ${foundColumns}
    from unnest(${textArray(questions.map(({ code }) => code))}) with ordinality a(code, n)
    cross join lateral (select t.id
      from label t
      where t.tracking_code = a.code
      union
      select t.id
      from label t
      where t.mp_tracking_code = a.code
      order by id desc
      limit ${sql.lit(foundShown)}) f
    join label l on l.id = f.id ${foundJoins} where ${visibleLabels(viewer)} order by a.n, l.id desc`.execute(db);
  const found: LabelFound[][] = questions.map(() => []);
  for (const { n, proof: _proof, ...label } of rows) found[n - 1]?.push(label);
  return questions.map(({ viewer: who }, at) =>
    isStillValid(who, rows[0]?.proof) ? (found[at] ?? []) : needsFreshSession,
  );
}
