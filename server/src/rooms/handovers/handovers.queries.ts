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
import {
  agentKind,
  handoverAt,
  type HandoverKind,
  type HandoverState,
} from '@waybill/domain/rooms/handovers/handover-states.ts';
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
import { isShownAtBank } from '../bank-accounts/bank-accounts.door.ts';
import { readEarnedBy } from './earned.queries.ts';

type Names = HandoverRow['branch'];
interface RawHandover {
  id: number;
  kind: HandoverKind;
  status: HandoverState;
  branch: Names;
  to_branch: Names | null;
  bank_account: string | null;
  giver: string | null;
  giver_staff_id: number | null;
  label_count: number;
  expected: number;
  declared: number | null;
  commission: number;
  counted: number | null;
  difference_owner: string | null;
  slip_no: string | null;
  created_at: string;
  created_by_id: number;
  created_by: string;
  counted_by_id: number | null;
  counted_by: string | null;
  confirmed_at: string | null;
  confirmed_by: string | null;
  reversed_at: string | null;
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

interface RawDetail extends RawHandover {
  difference_note: string | null;
  void_reason: string | null;
  reverse_reason: string | null;
  proof_file_id: number | null;
  counted_at: string | null;
  version: number;
  confirmed_by_id: number | null;
}

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
      raw.status === handoverAt.confirmed && raw.reversed_at === null && can(viewer, 'cash.confirm')
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
    owners: raw.counted !== null && raw.status === handoverAt.open && needsOwner(raw) ? await readOwners(db, raw) : [],
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
