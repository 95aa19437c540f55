import { CompiledQuery, sql } from 'kysely';
import { agentBranch } from '@waybill/domain/rooms/agent-services/decide-agent-service.ts';
import { chooseType } from '@waybill/domain/rooms/labels/choose-type.ts';
import { unloaded } from '@waybill/domain/rooms/labels/decide-scan.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { ShippingType } from '@waybill/domain/rooms/labels/sequences.ts';
import { isNarrowed } from '@waybill/domain/kernel/user-types.ts';
import { accountLife, maySignIn } from '@waybill/domain/rooms/staff/account-states.ts';
import { planMark, prepared } from '../../kernel/hot/prepared.ts';
import { townOfBranch } from '../../kernel/sql/town-of-branch.ts';
import { rowArrays } from '../../kernel/hot/row-arrays.ts';
import { proofColumn } from '../../kernel/hot/cached-viewers.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { lifeColumnsText, lifeOfLabel, lifeOfState, type LifeRow } from './life-row.ts';
import { withinType } from '../labels/label-scope.door.ts';
import { personName } from '../../kernel/sql/names.ts';

/** Facts of a label not accepted yet, for the type chooser. */
interface Accepting {
  accept_town: string;
  deliver_town: string;
  hops: number[];
  attempts: number;
  user_branches: number[];
  user_town: string | null;
}

/** Row found by a scan: the label with its state, and the result of an earlier scan with the same id. */
export interface ScannedRow extends Omit<LifeRow, 'id'> {
  n: number;
  id: number | null;
  accepting: Accepting | null;
  done_label: number | null;
  done_status: LabelStatus | null;
  done_was: string | null;
  done_at: Date | null;
  done_to_staff: number | null;
  kept_code: string | null;
  kept_of: string | null;
  kept_wanted: string | null;
  kept_values: Record<string, unknown> | null;
  /** Of a parcel that goes over other branches: was it scanned at an agent's? */
  at_agent: boolean | null;
  /** Of the first row: what shows whether a remembered viewer still holds. */
  proof: number | null;
}

const scanKeys = rowArrays({ code: 'text', scan_id: 'text', branch_id: 'bigint', staff_id: 'bigint' });

const townOf = (branchId: string): string => `(select ${townOfBranch('b')} from branch b where b.id = ${branchId})`;

/**
 * Columns read for each row of `a`. Each table is looked up separately, because a join could be planned as a scan of a whole index; and by column
 * name, because the database prepares every column of a subselect at each run, used or not.
 */
const scannedColumns = (before: string): string => `
  a.n - 1 as n, ${lifeColumnsText}, ${before},
    case when s.shipping_type = 'forward' then exists (select from branch b where b.id = a.branch_id and b.type = '${agentBranch}') end as at_agent,
    case when s.accepted_at is null and s.label_id is not null then jsonb_build_object(
      'accept_town', ${townOf('l.source_branch_id')}, 'deliver_town', ${townOf('s.deliver_branch_id')},
      'hops', array(select h.via_branch_id from branch_route r join branch_route_hop h on h.branch_route_id = r.id where r.from_branch_id = l.source_branch_id and r.to_branch_id = s.deliver_branch_id order by h.hop),
      'attempts', coalesce((select c.attempts from customer c where c.id = l.merchant_id), s.max_attempts),
      'user_branches', array(select st.branch_id from staff st where st.id = a.staff_id and st.branch_id is not null union select sb.branch_id from staff_branch sb where sb.staff_id = a.staff_id),
      'user_town', ${townOf('a.branch_id')}) end as accepting`;
const labelBy = (key: string): string => `
    left join lateral (select ${lifeOfLabel.join(', ')}, merchant_id from label where ${key} limit 1) l on true
    left join lateral (select label_id, ${lifeOfState.join(', ')} from label_state where label_id = l.id limit 1) s on true`;

/** One text for every scan of the operator, so that it is planned once a connection. */
const scannedText = `${planMark}
  select ${scannedColumns(`e.label_id as done_label, e.status as done_status, e.before->>'status' as done_was, e.at as done_at, e.to_staff_id as done_to_staff, x.code as kept_code, x.tracking_code as kept_of, x.wanted as kept_wanted, x.said as kept_values,
    case a.n when 1 then ${proofColumn} end as proof`)}
  from ${scanKeys.from(1)} as a ${labelBy('tracking_code = a.code')}
    left join lateral (select label_id, status, before, at, to_staff_id from label_entry where scan_id = a.scan_id limit 1) e on true
    left join lateral (select code, said, tracking_code, wanted from exception_scan where scan_id = a.scan_id limit 1) x on true`;

/** One scan as it is looked up. */
export interface ScanKey {
  readonly code: string;
  readonly scan_id: string;
  readonly branch_id: number | null;
  readonly staff_id: number;
}

/** The statement that reads scans with its parameters, for who runs it and for who measures it. */
export function scannedStatement(scans: readonly ScanKey[]): {
  readonly text: string;
  readonly values: readonly unknown[];
} {
  return { text: scannedText, values: scanKeys.values(scans) };
}

/**
 * The labels of these codes, and whether these scans were answered before: one statement for any number, in the order asked. What a label's acceptance
 * needs to know is read only of those that are not accepted yet.
 */
export async function readScanned(db: Database, scans: readonly ScanKey[]): Promise<ScannedRow[]> {
  const { text, values } = scannedStatement(scans);
  const { rows } = await db.executeQuery<ScannedRow>(CompiledQuery.raw(text, [...values]));
  const inOrder: ScannedRow[] = [];
  for (const row of rows) inOrder[row.n] = row;
  return inOrder;
}

const neverScanned = ['label', 'status', 'was', 'at', 'to_staff']
  .map((name) => `null as done_${name}`)
  .concat(
    ['code', 'of', 'wanted', 'values'].map((name) => `null as kept_${name}`),
    'null as proof',
  )
  .join(', ');

/**
 * The statement that reads the parcels of a thing that moves with all of them, under numbers under which nothing can have been scanned before. `parcels` is a
 * table expression with `label_id`, its values being $3 and further: each parcel once. Read as if somebody of this branch had scanned them, in the order of the
 * labels.
 */
export const carriedText = (parcels: string): string => `${planMark}
  select ${scannedColumns(neverScanned)}
  from (select p.label_id, row_number() over (order by p.label_id) as n, $1::bigint as branch_id, $2::bigint as staff_id from ${parcels} p) as a ${labelBy('id = a.label_id')}
  order by a.n`;

/** Runs it (see `carriedText`) for this person; `values` from $3 on. */
export async function readCarriedParcels(
  db: Database,
  text: string,
  { branchId, id }: Pick<SessionViewer, 'branchId' | 'id'>,
  values: readonly unknown[],
): Promise<ScannedRow[]> {
  return (await db.executeQuery<ScannedRow>(CompiledQuery.raw(text, [branchId, id, ...values]))).rows;
}

/**
 * Where parcels that were put back on transport were last unloaded by mistake, by their labels. Asked for those alone, and there are few: no other scan waits
 * for it.
 */
export async function readUnloadedAt(
  db: Database,
  rows: readonly ScannedRow[],
): Promise<ReadonlyMap<number, number | null>> {
  const entries = rows.filter(({ status }) => status !== null && unloaded.includes(status)).map((row) => row.entry_id);
  if (entries.length === 0) return new Map();
  const { rows: found } = await sql<{ label_id: number; branch_id: number | null }>`${prepared}
    select label_id, branch_id from label_entry where id = any(${entries}::bigint[])`.execute(db);
  return new Map(found.map(({ label_id, branch_id }) => [label_id, branch_id]));
}

/** The type that the label gets if it is accepted now by this person, and the forward branches on its road. */
export function chosenFor(
  row: ScannedRow,
  branchId: number | null,
): { readonly type: ShippingType; readonly hops: readonly number[]; readonly attempts: number | null } {
  const { accepting } = row;
  if (!accepting) return { type: row.shipping_type, hops: [], attempts: null };
  const type = chooseType({
    labelType: row.type,
    gateSubmit: row.gate_submit,
    instantDeliver: row.instant_deliver,
    accept: { id: row.source_branch_id, town: accepting.accept_town },
    deliver: { id: row.deliver_branch_id, town: accepting.deliver_town },
    userBranches: [...accepting.user_branches, ...(branchId === null ? [] : [branchId])],
    userTown: accepting.user_town,
    hops: accepting.hops.length,
    returnConfirmed: false,
    redirected: false,
  });
  return { type, hops: type === 'forward' ? accepting.hops : [], attempts: accepting.attempts };
}

/** Our own codes of labels that the mail post knows by these codes: the parcel that was handed to it under one, else the newest label that names it. */
export async function readPostCodes(db: Database, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ post: string; own: string }>`${prepared}
    select l.mp_tracking_code as post, l.tracking_code as own
    from label l
    left join post_parcel p on p.label_id = l.id and p.code = l.mp_tracking_code
    where l.mp_tracking_code = any(${[...codes]}::text[])
    order by p.label_id is not null, l.id`.execute(db);
  return new Map(rows.map(({ post, own }) => [post, own]));
}

/**
 * Which of these codes, ours or the mail post's, are of parcels that people of the viewer's type do not see: for their scans there are no such parcels
 * (A-07). Nothing is asked for those who see all.
 */
export async function readUnseen(
  db: Database,
  viewer: SessionViewer,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!isNarrowed(viewer) || codes.length === 0) return new Set();
  const { rows } = await sql<{ code: string }>`
    select c.code
    from unnest(${[...codes]}::text[]) c(code)
    where not exists (select
      from label l
      join label_state s on s.label_id = l.id
      where (l.tracking_code = c.code or l.mp_tracking_code = c.code) and ${withinType(viewer)})`.execute(db);
  return new Set(rows.map(({ code }) => code));
}

const working = accountLife.stateNames.filter(maySignIn);

/** The branches that these people work in; nobody who may not sign in. */
export async function readCourierBranches(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; branches: number[] }>`${prepared}
    select st.id,
      array(select st.branch_id
        where st.branch_id is not null
        union
        select sb.branch_id
        from staff_branch sb
        where sb.staff_id = st.id) as branches
    from staff st where st.id = any(${[...ids]}::bigint[]) and st.status = any(${working}::text[])`.execute(db);
  return new Map(rows.map(({ id, branches }) => [id, branches]));
}

/** Who did what last, and who has it: what a refusal tells (S-08). */
export interface ParcelStory {
  last: { status: string; at: Date; by: string | null; own: boolean }[];
  holder: string | null;
}

export async function readStories(
  db: Database,
  viewer: SessionViewer,
  ids: readonly number[],
): Promise<Map<number, ParcelStory>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: number;
    holder: string | null;
    last: { status: string; at: string; by: string | null; own: boolean }[];
  }>`${prepared}
    select s.label_id as id, ${personName('s.holder_staff_id')} as holder,
      (select coalesce(jsonb_agg(jsonb_build_object('status', e.status, 'at', e.at, 'by', ${personName('e.staff_id')}, 'own', e.staff_id is not distinct from ${viewer.id}::bigint) order by e.id desc), '[]') from label_entry e where e.label_id = s.label_id and e.viewable) as last
    from label_state s where s.label_id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(
    rows.map(({ id, holder, last }) => [
      id,
      { holder, last: last.map((entry) => ({ ...entry, at: new Date(entry.at) })) },
    ]),
  );
}
