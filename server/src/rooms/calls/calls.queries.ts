import { sql, type RawBuilder } from 'kysely';
import { businessDate, dayBounds } from '@waybill/domain/kernel/calendar.ts';
import {
  outcomeRow,
  reachedEndings,
  unreachedEnding,
  type CallEnding,
  type CallOutcome,
  type CallResult,
} from '@waybill/domain/rooms/calls/call-outcomes.ts';
import type { CallType } from '@waybill/domain/rooms/calls/call-rules.ts';
import {
  callAt,
  callLife,
  callNumber,
  callTabNames,
  callTabs,
  type CallState,
  type CallTab,
} from '@waybill/domain/rooms/calls/call-states.ts';
import {
  decideLog,
  decideTake,
  holderOf,
  suggestedNumber,
  type CallTask,
  type NumberCalled,
} from '@waybill/domain/rooms/calls/decide-call.ts';
import { moneyOf } from '@waybill/domain/rooms/labels/label-money.ts';
import type { PaymentType } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { lacks, offered } from '@waybill/domain/kernel/who-may.ts';
import { callList } from '@waybill/contract/rooms/calls/calls.columns.ts';
import type {
  PhoneCallDay,
  PhoneCallDetail,
  PhoneCallMade,
  PhoneCallRow,
  PhoneCallsOfLabel,
} from '@waybill/contract/rooms/calls/calls.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { daysOf, sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import { isOutside, type SessionViewer } from '../../kernel/viewer.ts';
import { readLabel } from '../labels/labels.door.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';
import { readPickup } from '../pickup-requests/pickup-requests.door.ts';
import { contractedService, type LockedPhoneCall } from './calls.store.ts';
import type { IsoRow, TableRow } from '../../kernel/db/tables.ts';

interface RawCall
  extends
    Pick<
      IsoRow<'call_task'>,
      | 'id'
      | 'label_id'
      | 'pickup_request_id'
      | 'type'
      | 'nth'
      | 'misses'
      | 'due_at'
      | 'taken_by'
      | 'taken_until'
      | 'status'
      | 'done_at'
    >,
    Pick<TableRow<'label'>, 'cod_amount' | 'cod_fee' | 'shipping_total' | 'return_fee'> {
  tracking_code: string | null;
  name: string;
  phones: string[];
  /** Null for a call about a visit, with all amounts. */
  payment_type: PaymentType | null;
  taken_by_name: string | null;
  branch: PhoneCallRow['branch'];
  ending: CallEnding | null;
}

const open = sql.lit(callAt.open);
const byReceiver: CallType = 'delivery';
const toReceiver = sql<boolean>`t.type = ${byReceiver}`;

const columnsAt = (moment: RawBuilder<Date>) => sql`
  t.id, t.label_id, l.tracking_code, t.pickup_request_id, t.type,
  coalesce(q.name, case when ${toReceiver} then l.destination_name else l.source_name end) as name,
  coalesce(q.phones, case when ${toReceiver} then l.destination_phone || l.contact_phone_list else l.source_phone end) as phones,
  t.nth, t.misses, t.due_at, l.payment_type, l.cod_amount, l.cod_fee, l.shipping_total, l.return_fee,
  t.taken_by, case when t.taken_until > ${moment} then ${personName('t.taken_by')} end as taken_by_name, t.taken_until,
  ${namedJson('b')} as branch, t.status, t.result as ending, t.done_at`;

/** A call about a parcel on hold waits, hidden, until the parcel is released. */
const notKept = sql<boolean>`
  not exists (select from label_state s where s.label_id = t.label_id and s.held_until is not null)`;

const tabAt = (moment: RawBuilder<Date>) => (value: string) => {
  const tab: { state: CallState; due?: true; nth?: number } = callTabs[value as CallTab] ?? callTabs.pending;
  return sql<boolean>`(t.status = ${sql.lit(tab.state)}
    ${tab.due ? sql`and t.due_at <= ${moment}` : sql``}
    ${tab.nth === undefined ? sql`` : sql`and t.nth = ${tab.nth}`}
    ${tab.state === callAt.open ? sql`and ${notKept}` : sql``})`;
};

/** Counts calls `t` that ended answered or unanswered; calls closed without being made are neither. */
export function endingsOfCalls(reached: string): RawBuilder<boolean> {
  return sql<boolean>`t.result = any(${reached === 'yes' ? reachedEndings : [unreachedEnding]}::text[])`;
}

/** The list of calls, for exports, selections and saved views. */
export const callSource = listSource<RawCall, PhoneCallRow>({
  definition: callList,
  id: sql`t.id`,
  from: sql`
    call_task t
    join branch b on b.id = t.branch_id
    left join label l on l.id = t.label_id
    left join pickup_request q on q.id = t.pickup_request_id`,
  columns: columnsAt(sql<Date>`now()`),
  scope: (viewer) => covered(viewer, 't.branch_id'),
  sort: { due_at: sql`t.due_at`, done_at: sql`t.done_at` },
  search: (term) => sql<boolean>`(${contains('l.search_key', term)} or ${contains('q.search_key', term)})`,
  filters: {
    tab: tabAt(sql<Date>`now()`),
    type: sameText('t.type'),
    branch_id: sameNumber('t.branch_id'),
    ending: sameText('t.result'),
    reached: endingsOfCalls,
    ...daysOf('t.done_at'),
  },
  row: rowOf,
});

/** The same at the end of a moment's minute, so that requests of one minute share their answer. */
export function callSourceAt(now: Date): typeof callSource {
  const minute = sql<Date>`${new Date(Math.floor(now.getTime() / 60_000) * 60_000 + 59_999)}::timestamptz`;
  return { ...callSource, columns: columnsAt(minute), filters: { ...callSource.filters, tab: tabAt(minute) } };
}

function rowOf(raw: RawCall): PhoneCallRow {
  return {
    id: raw.id,
    label_id: raw.label_id,
    tracking_code: raw.tracking_code,
    pickup_request_id: raw.pickup_request_id,
    type: raw.type,
    name: raw.name,
    phones: [...new Set(raw.phones)],
    call_type: callNumber(raw.nth),
    due_at: raw.due_at,
    cod_charge: raw.payment_type === null ? null : moneyOf({ ...raw, payment_type: raw.payment_type }).cod_charge,
    taken_by: raw.taken_by_name,
    branch: raw.branch,
    status: raw.status,
    ending: raw.ending,
    done_at: raw.done_at,
  };
}

/** Counts waiting calls for each tab of open calls. */
export async function readCallCounts(db: Database, viewer: SessionViewer, now: Date): Promise<Record<string, number>> {
  const counts = callTabNames.flatMap((name) => {
    const tab: { state: CallState; due?: true; nth?: number } = callTabs[name];
    if (tab.state !== callAt.open) return [];
    const narrowed = tab.due ? sql`t.due_at <= ${now}` : sql`t.nth = ${tab.nth}`;
    return [sql`count(*) filter (where ${narrowed})::int as ${sql.ref(name)}`];
  });
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(counts)}
    from call_task t
    where t.status = ${open} and ${covered(viewer, 't.branch_id')} and ${notKept}`.execute(db);
  return rows[0] ?? {};
}

/** Reads a user's calls on the day of this moment (T-02). */
export async function readCallDay(db: Database, staffId: number, now: Date): Promise<PhoneCallDay> {
  const [from, to] = dayBounds(businessDate(now));
  const { rows } = await sql<{ outcome: CallOutcome; result: CallResult | null; n: number }>`
    select outcome, result, count(*)::int as n
    from call_log
    where staff_id = ${staffId} and at >= ${from} and at < ${to}
    group by 1, 2`.execute(db);
  const results: Record<string, number> = {};
  for (const { result, n } of rows) if (result !== null) results[result] = (results[result] ?? 0) + n;
  const sum = (of: typeof rows) => of.reduce((all, { n }) => all + n, 0);
  return {
    calls: sum(rows),
    reached: sum(rows.filter(({ outcome }) => outcomeRow(outcome).contact)),
    results,
  };
}

const madeColumns = sql`
  k.id, k.type, k.nth, k.at, ${personName('k.staff_id')} as by, k.phone as phone_selected, k.outcome, k.result, k.remark, k.next_at, k.fee_covered`;

type About = { readonly label_id: number } | { readonly pickup_request_id: number };

async function readMade(db: Database, about: About): Promise<(PhoneCallMade & { task_id: number })[]> {
  const rows = await readRecords(
    db,
    sql<
      Omit<PhoneCallMade, 'call_type'> & { task_id: number; nth: number }
    >`select ${madeColumns}, k.task_id from call_log k where ${'label_id' in about ? sql`k.label_id = ${about.label_id}` : sql`k.pickup_request_id = ${about.pickup_request_id}`} order by k.id desc`,
  );
  return rows.map(({ nth, ...row }) => ({
    ...row,
    call_type: callNumber(nth),
  }));
}

/** Reads the numbers that may be called, and the calls to their owners, oldest first. */
export async function readNumbers(
  db: Database,
  { label_id, pickup_request_id, type }: Pick<LockedPhoneCall, 'label_id' | 'pickup_request_id' | 'type'>,
): Promise<{ numbers: string[]; calls: NumberCalled[] }> {
  const called = (which: RawBuilder<boolean>) => sql`
    coalesce((select json_agg(json_build_object('phone', k.phone, 'result', k.result) order by k.id)
      from call_log k
      where ${which} and k.type = ${type}), '[]') as calls`;
  const { rows } = await sql<{ numbers: string[]; calls: NumberCalled[] }>`
    select case when ${type} = ${byReceiver} then l.destination_phone || l.contact_phone_list else l.source_phone end as numbers,
      ${called(sql`k.label_id = l.id`)}
    from label l
    where l.id = ${label_id}
    union all
    select q.phones, ${called(sql`k.pickup_request_id = q.id`)}
    from pickup_request q
    where q.id = ${pickup_request_id}`.execute(db);
  return { numbers: [...new Set(rows[0]?.numbers)], calls: rows[0]?.calls ?? [] };
}

/** Reads everything needed to make one call; `null` outside the viewer's scope. */
export async function readPhoneCall(
  db: Database,
  viewer: SessionViewer,
  id: number,
  now: Date,
): Promise<PhoneCallDetail | null> {
  const source = callSourceAt(now);
  const rows = await readRecords(
    db,
    sql<RawCall>`
    select ${source.columns}
    from ${source.from}
    where t.id = ${id} and ${source.scope(viewer)}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const { label_id, pickup_request_id } = raw;
  const label = label_id === null ? null : await readLabel(db, viewer, label_id, now);
  const visit = pickup_request_id === null ? null : await readPickup(db, viewer, pickup_request_id);
  if (!label && !visit) return null;
  const calls = await readMade(db, label_id === null ? { pickup_request_id: pickup_request_id ?? 0 } : { label_id });
  const numbers = [...new Set(raw.phones)];
  const ofType = calls.filter(({ type }) => type === raw.type).toReversed();
  return {
    ...rowOf(raw),
    taken_by: holderOf(taskOf(raw), viewer.id, now) === 'free' ? null : await nameOf(db, raw.taken_by),
    taken_until: raw.taken_until,
    own: holderOf(taskOf(raw), viewer.id, now) === 'own',
    numbers,
    suggested: suggestedNumber(
      numbers,
      ofType.map(({ phone_selected, result }) => ({ phone: phone_selected, result })) as NumberCalled[],
    ),
    fee: label?.services.includes(contractedService)
      ? {
          amount: label.price?.lines.find(({ name }) => name === contractedService)?.amount ?? 0,
          covered: calls.some(({ task_id, fee_covered }) => task_id === id && fee_covered),
        }
      : null,
    label,
    visit,
    calls,
    actions: actionsOf(viewer, raw, now),
  };
}

async function nameOf(db: Database, staffId: number | null): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select name from staff where id = ${staffId}`.execute(db);
  return rows[0]?.name ?? null;
}

/** Returns the call for the rules. */
const taskOf = (raw: RawCall): CallTask => ({
  ...raw,
  due_at: new Date(raw.due_at),
  taken_until: raw.taken_until === null ? null : new Date(raw.taken_until),
});

/** Returns the commands to take and enter a call, with the reason when one is blocked; none for a call that is done. */
function actionsOf(viewer: SessionViewer, task: RawCall, now: Date): PhoneCallDetail['actions'] {
  if (task.status !== callLife.initial) return [];
  const facts = taskOf(task);
  const decided = {
    take: decideTake(viewer.id, facts, now),
    ...Object.fromEntries(callLife.commandNames.map((command) => [command, decideLog(viewer.id, facts, now)])),
  };
  return Object.entries(decided).map(([command, refused]) => {
    const { permission } = callLife.commands.log;
    return offered(command, can(viewer, permission) ? refused : lacks(permission));
  });
}

/** Reads the calls about a parcel, for its page; `null` when the parcel is outside the viewer's scope. */
export async function readCallsOf(
  db: Database,
  viewer: SessionViewer,
  labelId: number,
): Promise<PhoneCallsOfLabel | null> {
  const rows = await readRecords(
    db,
    sql<{ id: number | null; type: CallType; nth: number; due_at: string }>`
    select t.id, t.type, t.nth, t.due_at
    from label_state s
    left join call_task t on t.label_id = s.label_id and t.status = ${open}
    where s.label_id = ${labelId} and ${visibleLabels(viewer)}`,
  );
  const row = rows[0];
  if (!row) return null;
  const { id, type, nth, due_at } = row;
  return {
    open: id === null ? null : { id, type, call_type: callNumber(nth), due_at: due_at },
    calls: (await readMade(db, { label_id: labelId })).map((made) =>
      isOutside(viewer) ? { ...made, remark: null } : made,
    ),
  };
}
