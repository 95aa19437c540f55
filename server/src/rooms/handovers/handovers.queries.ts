import { sql, type RawBuilder } from 'kysely';
import { customerName, namedJson, namedJsonOrNull, personName } from '../../kernel/sql/names.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { worksOnTheStreet } from '@waybill/domain/kernel/roles.ts';
import {
  handoverActions,
  needsOwner,
  seesExpected,
  settlesOwn,
} from '@waybill/domain/rooms/handovers/decide-handover.ts';
import { agentKind, handoverLife } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { handoverList } from '@waybill/contract/rooms/handovers/handovers.columns.ts';
import type { HandoverDetail, HandoverRow } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import { accountLife } from '@waybill/domain/rooms/staff/account-states.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { daysOf, sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import { isShownAtBank, usualBankOf } from '../bank-accounts/bank-accounts.door.ts';
import { readEarnedBy } from './earned.queries.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import { hasEndRequest } from '../surpluses/surpluses.door.ts';
import { branchTypes } from '@waybill/domain/rooms/branches/branch-kinds.ts';
import { branchLife } from '@waybill/domain/rooms/branches/branch-states.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';

type Names = HandoverRow['branch'];
interface RawHandover extends Pick<
  IsoRow<'cash_handover'>,
  | 'id'
  | 'kind'
  | 'status'
  | 'giver_staff_id'
  | 'expected'
  | 'declared'
  | 'commission'
  | 'counted'
  | 'slip_no'
  | 'created_at'
  | 'confirmed_at'
  | 'reversed_at'
> {
  branch: Names;
  to_branch: Names | null;
  bank_account: string | null;
  giver: string | null;
  label_count: number;
  difference_owner: string | null;
  created_by_id: number;
  created_by: string;
  counted_by_id: number | null;
  counted_by: string | null;
  confirmed_by: string | null;
}

/** Condition: couriers see what they gave; other people what their branches gave or will receive (decisions 7). */
export function handoverScope(viewer: SessionViewer): RawBuilder<boolean> {
  if (worksOnTheStreet(viewer.level)) return sql<boolean>`h.giver_staff_id = ${viewer.id}`;
  return sql<boolean>`(${covered(viewer, 'h.branch_id')} or (h.to_branch_id is not null and ${covered(viewer, 'h.to_branch_id')}))`;
}

export const namesOfPerson = (alias: string) => namedJson<Names>(alias);
const id = sql`h.id`;

/** Cash handovers (S-25). */
export const handoverSource = listSource<RawHandover, HandoverRow>({
  definition: handoverList,
  id,
  from: sql`
    cash_handover h
    join branch b on b.id = h.branch_id
    left join branch t on t.id = h.to_branch_id
    left join bank_account k on k.id = h.bank_account_id
    left join staff g on g.id = h.giver_staff_id`,
  columns: sql`
    h.id, h.kind, h.status, ${namesOfPerson('b')} as branch, ${namedJsonOrNull('t')} as to_branch, k.name as bank_account, g.name as giver,
    h.giver_staff_id,
    (select count(*)::int from cash_handover_line hl where hl.handover_id = h.id) as label_count, h.expected,
      h.declared, h.commission, h.counted, ${personName('h.difference_owner_id')} as difference_owner, h.slip_no, h.created_at,
    h.created_by as created_by_id, ${personName('h.created_by')} as created_by, h.counted_by as counted_by_id,
    ${personName('h.counted_by')} as counted_by, h.confirmed_at, ${personName('h.confirmed_by')} as confirmed_by,
    h.reversed_at`,
  scope: handoverScope,
  sort: { id },
  search: (term) =>
    sql<boolean>`(${sameNumber('h.id')(term)} or ${contains('g.search_key', term)} or translate(lower(h.slip_no), ' -./,()', '') = ${term})`,
  filters: {
    status: sameText('h.status'),
    kind: sameText('h.kind'),
    branch_id: sameNumber('h.branch_id'),
    ...daysOf('h.created_at'),
    difference: (value) =>
      value === 'yes' ? sql<boolean>`h.counted <> h.expected` : sql<boolean>`h.counted = h.expected`,
  },
  row: rowOf,
});

function rowOf(raw: RawHandover, viewer: SessionViewer): HandoverRow {
  const { created_by_id, counted_by_id, ...row } = raw;
  const seen = seesExpected(viewer.id, {
    ...raw,
    branch_id: raw.branch.id,
    created_by: created_by_id,
    counted_by: counted_by_id,
  });
  return {
    ...row,
    expected: seen ? raw.expected : null,
    declared: seen ? raw.declared : null,
    commission: seen ? raw.commission : null,
    difference: raw.counted === null ? null : raw.counted - raw.expected,
    created_at: raw.created_at,
    confirmed_at: raw.confirmed_at,
    reversed_at: raw.reversed_at,
  };
}

type RawDetail = RawHandover &
  Pick<
    IsoRow<'cash_handover'>,
    'difference_note' | 'void_reason' | 'reverse_reason' | 'proof_file_id' | 'counted_at' | 'version'
  > & { readonly confirmed_by_id: number | null };

/**
 * Reads one handover with the parcels whose money it moves; `null` when it is not visible to the viewer. Amounts are hidden while it is to be counted blind.
 */
export async function readHandover(
  db: Database,
  viewer: SessionViewer,
  handoverId: number,
): Promise<HandoverDetail | null> {
  const rows = await readRecords(
    db,
    sql<RawDetail>`
      select ${handoverSource.columns}, h.difference_note, h.void_reason, h.reverse_reason, h.proof_file_id,
        h.counted_at, h.version, h.confirmed_by as confirmed_by_id
    from ${handoverSource.from} where h.id = ${handoverId} and ${handoverScope(viewer)}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const facts = { ...raw, branch_id: raw.branch.id, created_by: raw.created_by_id, counted_by: raw.counted_by_id };
  const seen = seesExpected(viewer.id, facts);
  // A person who still has to count does not see the parcels either, because their COD adds up to the amount.
  const lines = !seen
    ? []
    : await readRecords(
        db,
        sql<{
          journal_id: number;
          label_id: number | null;
          tracking_code: string | null;
          pickup_request_id: number | null;
          amount: number;
          at: string;
          merchant: string | null;
        }>`
    select hl.journal_id, hl.label_id, l.tracking_code, j.pickup_request_id, hl.amount, j.at, coalesce(${customerName('c')}, q.name) as merchant
      from cash_handover_line hl join journal j on j.id = hl.journal_id left join label l on l.id = hl.label_id
      left join customer c on c.id = l.merchant_id left join pickup_request q on q.id = j.pickup_request_id where hl.handover_id = ${handoverId} order by hl.journal_id`,
      );
  const { confirmed_by_id, ...detail } = raw;
  const earned = seen && raw.kind === agentKind ? await readEarnedBy(db, handoverId) : [];
  return {
    ...rowOf(raw, viewer),
    earned,
    difference_note: detail.difference_note,
    void_reason: detail.void_reason,
    reverse_reason: detail.reverse_reason,
    proof_file_id: seen ? detail.proof_file_id : null,
    version: detail.version,
    counted_at: raw.counted_at,
    actions: handoverActions(viewer, facts),
    may_reverse:
      raw.status === handoverLife.at.hand_over && raw.reversed_at === null && can(viewer, 'cash.confirm')
        ? {
            blocked: settlesOwn(viewer, facts)
              ? 'agent_counts_own'
              : confirmed_by_id === viewer.id
                ? 'second_person_needed'
                : (await isHandoverAtBank(db, handoverId))
                  ? 'cash_on_statement'
                  : null,
            ...(confirmed_by_id === viewer.id ? { permission: 'cash.confirm' as const } : {}),
          }
        : null,
    owners:
      raw.counted !== null && raw.status === handoverLife.at.active && needsOwner(raw) ? await readOwners(db, raw) : [],
    lines,
  };
}

/** Returns whether a line of a bank statement matches what this handover deposited. */
export async function isHandoverAtBank(db: Database, handoverId: number): Promise<boolean> {
  const { rows } = await sql`
    select from journal j join posting p on p.journal_id = j.id where j.handover_id = ${handoverId} and ${isShownAtBank} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Returns who may be named for missing cash: the people of the two branches, and everyone who handled it. */
async function readOwners(
  db: Database,
  { branch, to_branch, giver_staff_id, created_by_id, counted_by_id }: RawHandover,
): Promise<HandoverDetail['owners']> {
  const hands = [giver_staff_id, created_by_id, counted_by_id].filter((one) => one !== null);
  const { rows } = await sql<HandoverDetail['owners'][number]>`
    select st.id, st.name, st.user_name
    from staff st
    where st.id = any(${hands}::bigint[])
      or (st.branch_id = any(${[branch.id, to_branch?.id ?? branch.id]}::bigint[])
        and st.status = ${accountLife.initial})
    order by st.name, st.id`.execute(db);
  return rows;
}

export async function isPerson({ tx }: CommandContext, staffId: number): Promise<boolean> {
  return (await sql`select 1 from staff where id = ${staffId}`.execute(tx)).rows.length > 0;
}

/** Counts the deductions from this person's debt: their account is locked, so the next number is unique. */
export async function countRepaid({ tx }: CommandContext, staffId: number): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`
    select count(*)::int as n
    from posting p
    join account a on a.id = p.account_id
    where a.kind = 'shortage:staff' and a.staff_id = ${staffId} and p.amount < 0`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Reads a person whom the viewer covers. */
export async function readDebtor(
  { tx, viewer }: CommandContext,
  staffId: number,
): Promise<{ id: number; name: string; branch_id: number } | undefined> {
  const { rows } = await sql<{ id: number; name: string; branch_id: number }>`
    select st.id, st.name, st.branch_id from staff st where st.id = ${staffId} and ${covered(viewer, 'st.branch_id')}`.execute(
    tx,
  );
  return rows[0];
}

/** Returns whether this handover's surplus has a requested or booked resolution. The lock prevents a new request meanwhile. */
export async function hasSurplusEnd(tx: CommandContext['tx'], id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select p.id from journal j join posting p on p.journal_id = j.id and p.amount < 0
    join account a on a.id = p.account_id and a.kind = ${accountRef('overage', { owner: 0 }).kind}
    where j.handover_id = ${id} order by p.id`.execute(tx);
  for (const surplus of rows) if (await hasEndRequest(tx, surplus.id)) return true;
  return false;
}

const ownBranch = branchTypes[0];

/** Returns whether the branch may keep cash: an open branch of the operator's own, other than the sending one. */
export async function isOffice({ tx }: CommandContext, id: number | null, from: number): Promise<boolean> {
  if (id === null || id === from) return false;
  const { rows } =
    await sql`select 1 from branch b where b.id = ${id} and b.type = ${ownBranch} and b.status = ${branchLife.initial}`.execute(
      tx,
    );
  return rows.length > 0;
}

/** Reads the bank account to which this branch brought its cash last. */
export async function readUsualBank(tx: CommandContext['tx'], branchId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select ${usualBankOf(sql`${branchId}::bigint`)} as id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Returns who counted the cash that this person answers for, and who named them. */
export async function readHands({ tx }: CommandContext, staffId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct x.id from cash_handover h cross join lateral (values (h.counted_by), (h.confirmed_by)) x(id)
    where h.difference_owner_id = ${staffId} and h.status = ${handoverLife.at.hand_over} and h.reversed_at is null and x.id is not null
    union
    select x.id from shift_handover f cross join lateral (values (f.outgoing_id), (f.incoming_id), (f.settled_by)) x(id)
    where f.difference_owner_id = ${staffId} and x.id is not null`.execute(tx);
  return rows.map(({ id }) => id);
}
