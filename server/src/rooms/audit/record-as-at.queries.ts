import { sql } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { recordAsAt, type RecordLine } from '@waybill/domain/rooms/audit/record-as-at.ts';
import { auditShapes, refsOfLine, sayRecord } from '@waybill/contract/audit-values.ts';
import type { RecordAsAt } from '@waybill/contract/rooms/audit/audit.contract.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { withIsoInstants } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import { actorName } from '../../kernel/sql/names.ts';
import { auditScope } from './audit.queries.ts';
import { readPlaces } from '../places/places.door.ts';
import { readRecordNames } from './record-names.queries.ts';

type RawRecordLine = RecordLine & { readonly record_name: string | null };

/** Maximum lines read of one record; the newest are read. */
const most = 2_000;

/** Reads a record as it was at a moment (G-08); `null` when none of its lines is in the viewer's scope. */
export async function readAsAt(
  db: Database,
  viewer: SessionViewer,
  { room, id, at }: { readonly room: string; readonly id: string; readonly at: string },
): Promise<RecordAsAt | null> {
  const { rows } = await sql<RawRecordLine>`
    select a.at, ${actorName('a')} as by, a.before, a.after, a.record_name
    from audit a
    where a.room = ${room} and a.record_id = ${id} and ${auditScope(viewer)}
    order by a.id desc
    limit ${most}`.execute(db);
  if (rows.length === 0) return null;
  const parcel = room === 'labels' ? await readParcelFacts(db, Number(id)) : null;
  const lines = [...rows.toReversed(), ...(parcel?.lines ?? [])].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
  const moment = new Date(at);
  const { presence, fields } = recordAsAt(lines, moment, parcel?.known);
  const values = Object.fromEntries(fields.map(({ field, value }) => [field, value]));
  return {
    room,
    record_id: id,
    record: sayRecord(
      { room, record_id: id, name: rows.find((row) => row.record_name)?.record_name ?? null },
      viewer.locale,
    ),
    at: toIso(moment),
    presence,
    partial: await hasMore(db, viewer, { room, id, read: rows.length }),
    fields: fields.map(withIsoInstants),
    names: await readRecordNames(db, refsOfLine({ room, before: null, after: values })),
  };
}

/** Are there changes by lines outside this viewer's scope, or more lines than are read? Then the displayed record may be incomplete. */
async function hasMore(
  db: Database,
  viewer: SessionViewer,
  { room, id, read }: { readonly room: string; readonly id: string; readonly read: number },
): Promise<boolean> {
  if (read >= most) return true;
  const { rows } = await sql`
    select 1 from audit a where a.room = ${room} and a.record_id = ${id} and not ${auditScope(viewer)} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Fields changed by steps, decisions and prices without an audit line: their current values say nothing about another day. */
const notOfTheForm = [
  'status',
  'shipping_type',
  'reason',
  'remark',
  'tab',
  'deliver_branch_id',
  'shipping_total',
  'compensation_fee',
  'cancellation_fee',
];
const ofTheForm = Object.keys(auditShapes.labels).filter((field) => !notOfTheForm.includes(field));

/** Reads a parcel's steps from its entries, and its first values from the label: every later change of these has a line. */
async function readParcelFacts(
  db: Database,
  id: number,
): Promise<{ lines: RecordLine[]; known: Record<string, unknown> }> {
  const [{ rows: lines }, { rows: known }, places] = await Promise.all([
    // A step that was taken back was valid until then; taking it back is an audit line.
    sql<RecordLine>`
      select e.recorded_at as at, ${actorName('e')} as by, '{}'::jsonb as before, jsonb_build_object('status', e.status) as after
      from label_entry e
      where e.label_id = ${id} and (e.viewable or exists (select from label_entry u where u.undoes_id = e.id and u.label_id = e.label_id))
      order by e.id`.execute(db),
    sql<{ field: string; value: unknown }>`
      select field, value from label l, jsonb_each(to_jsonb(l) || jsonb_build_object('weight', l.weight_g / 1000.0)) as of_label (field, value)
      where l.id = ${id} and field = any(${ofTheForm}) and value <> 'null'`.execute(db),
    readPlacesOf(db, id),
  ]);
  return { lines, known: { ...places, ...Object.fromEntries(known.map(({ field, value }) => [field, value])) } };
}

/** Reads the places of both addresses, under the form's names. */
async function readPlacesOf(db: Database, id: number): Promise<Record<string, number>> {
  const label = await db
    .selectFrom('label')
    .select(['source_place_id as source', 'destination_place_id as destination'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!label) return {};
  const ids = [label.source, label.destination].filter((place) => place !== null);
  const places = await readPlaces(db, ids);
  return Object.fromEntries(
    (['source', 'destination'] as const).flatMap((side) => {
      const path = places.get(label[side] ?? 0)?.path;
      return (['region', 'town', 'township', 'quarter'] as const).flatMap((level) => {
        const place = path?.[level];
        return place ? [[`${side}_${level}`, place.id]] : [];
      });
    }),
  );
}
