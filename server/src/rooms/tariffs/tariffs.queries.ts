import { sql, type RawBuilder } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import {
  usualCn22Max,
  type Tariff,
  type TariffRates,
  type TariffStep,
} from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import {
  countingState,
  mayRewriteTariff,
  phaseOf,
  tariffActions,
  tariffLife,
  type TariffState,
} from '@waybill/domain/rooms/tariffs/tariff-states.ts';
import { inTableOrder } from '@waybill/domain/rooms/tariffs/table-order.ts';
import type { TariffDetail, TariffRow } from '@waybill/contract/rooms/tariffs/tariff-shapes.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import type { IsoRow, TableRow } from '../../kernel/db/tables.ts';

interface RawTariff extends Pick<
  IsoRow<'tariff'>,
  | 'id'
  | 'name_en'
  | 'name_mm'
  | 'name_zh'
  | 'status'
  | 'valid_from'
  | 'note'
  | 'version'
  | 'updated_at'
  | 'published_at'
> {
  published_by: string | null;
  /** The day on which the tariff began that counts today. */
  counting: string | null;
}

interface RawTable extends Pick<TableRow<'tariff'>, 'id' | 'name_en' | 'name_mm' | 'name_zh' | 'valid_from'> {
  rates: TariffRates;
  offered: Tariff['offered'];
  steps: TariffStep[];
  regions: Tariff['regions'];
}

/** A screen shows at most this many versions. */
const listedMax = 500;

const counting = (today: string) =>
  sql`(select max(c.valid_from) from tariff c where c.status = ${countingState} and c.valid_from <= ${today}::date)`;

const head = (today: string) => sql`
  t.id, t.name_en, t.name_mm, t.name_zh, t.status, t.valid_from, t.note, t.version, t.updated_at, t.published_at,
  ${counting(today)} as counting,
  (select st.name from staff st where st.id = t.published_by) as published_by`;

/** The steps as JSON, in any order, and the names of the regions in them. */
/** Tables that were published before a rate existed charge nothing for it; the limit of customs is then the usual one. */
const laterRates: Partial<TariffRates> = {
  cancellation: 0,
  cn22_max_value: usualCn22Max,
  hand_over_code: 0,
};

const table = sql`${JSON.stringify(laterRates)}::jsonb || t.rates as rates, t.offered,
  (select coalesce(json_agg(json_build_object('service_type', s.service_type, 'item_type', s.item_type, 'zone', s.zone,
    'from_region_id', s.from_region_id, 'to_region_id', s.to_region_id,
      'up_to_g', s.up_to_g, 'price', s.price, 'each_further_kg', s.each_further_kg)), '[]')
        from tariff_step s
        where s.tariff_id = t.id) as steps,
  (select coalesce(json_object_agg(p.id,
    json_build_object('name_en', p.name_en, 'name_mm', p.name_mm, 'name_zh', p.name_zh)),
    '{}')
    from place p
    where p.id in (select s.from_region_id
      from tariff_step s
      where s.tariff_id = t.id
      union
      select s.to_region_id
      from tariff_step s
      where s.tariff_id = t.id)) as regions`;

/** Every price table, the one that begins last first. */
export async function readTariffs(db: Database, now: Date): Promise<TariffRow[]> {
  const today = businessDate(now);
  const rows = await readRecords(
    db,
    sql<RawTariff>`select ${head(today)} from tariff t order by t.valid_from desc, t.id desc limit ${listedMax}`,
  );
  return rows.map((raw) => rowOf(raw, today));
}

function rowOf(raw: RawTariff, today: string): TariffRow {
  return {
    id: raw.id,
    name: nameOf(raw),
    valid_from: raw.valid_from,
    phase: phaseOf(raw, today, raw.counting),
    note: raw.note,
    version: raw.version,
    updated_at: raw.updated_at,
    published_at: raw.published_at,
    published_by: raw.published_by,
  };
}

function nameOf({ name_en, name_mm, name_zh }: { name_en: string; name_mm: string; name_zh: string | null }) {
  return { name_en, name_mm, name_zh };
}

function tableOf(raw: RawTable): Tariff {
  return {
    id: raw.id,
    name: nameOf(raw),
    valid_from: raw.valid_from,
    rates: raw.rates,
    offered: raw.offered,
    steps: inTableOrder(raw.steps),
    regions: raw.regions,
  };
}

/** One price table with what the viewer may do; `null` when there is none. */
export async function readTariff(
  db: Database,
  viewer: SessionViewer,
  id: number,
  now: Date,
): Promise<TariffDetail | null> {
  const today = businessDate(now);
  const rows = await readRecords(
    db,
    sql<RawTariff & RawTable>`select ${head(today)}, ${table} from tariff t where t.id = ${id}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const writes = mayRewriteTariff(raw.status) && can(viewer, tariffLife.commands.publish.permission);
  return {
    ...rowOf(raw, today),
    ...tableOf(raw),
    may_edit: writes,
    may_remove: writes,
    actions: tariffActions(viewer, raw, today),
  };
}

/** A price table by its number, draft or not; `null` when there is none. */
export function readTable(db: Database, id: number): Promise<Tariff | null> {
  return tableWhere(db, sql`t.id = ${id}`);
}

/** The price table that counts on a day; `null` before the first. */
export function readCounting(db: Database, day: string): Promise<Tariff | null> {
  return tableWhere(db, sql`t.status = ${countingState} and t.valid_from = ${counting(day)}`);
}

async function tableWhere(db: Database, where: RawBuilder<unknown>): Promise<Tariff | null> {
  const { rows } =
    await sql<RawTable>`select t.id, t.name_en, t.name_mm, t.name_zh, t.valid_from, ${table} from tariff t where ${where}`.execute(
      db,
    );
  return rows[0] ? tableOf(rows[0]) : null;
}

/** The regions by which pairs are named in a sheet. */
export async function readPairRegions(db: Database) {
  return db
    .selectFrom('place')
    .where('type', '=', 'region')
    .select(['id', 'code', 'name_en', 'name_mm', 'name_zh'])
    .orderBy('id')
    .execute();
}

/** A price table and whether it is still a draft; `null` when there is none. */
export async function readTableOfDraft(
  db: Database,
  id: number,
): Promise<{ status: TariffState; table: Tariff } | null> {
  const [row, table] = await Promise.all([
    db.selectFrom('tariff').where('id', '=', id).select('status').executeTakeFirst(),
    readTable(db, id),
  ]);
  return row && table ? { status: row.status as TariffState, table } : null;
}
