import { sql, type RawBuilder } from 'kysely';
import { agentBranch } from '@waybill/domain/rooms/agent-services/decide-agent-service.ts';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import {
  accountKinds,
  statementPart,
  statementParts,
  usualStatementDays,
  type AccountKind,
  type StatementPart,
} from '@waybill/domain/rooms/ledger/accounts.ts';
import type { Causes, Statement } from '@waybill/contract/rooms/ledger/ledger.contract.ts';
import type { JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import { ofCustomer } from '../../kernel/scope.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { agentAccounts } from './agent-lines.queries.ts';
import { balanceOfRow } from './balances.store.ts';
import { causeColumns, causeJoins } from './causes.sql.ts';
import {
  accountColumns,
  accountFrom,
  accountRowOf,
  accountScope,
  isBlind,
  uncountedColumn,
  type RawAccount,
} from './ledger.queries.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';

const commissions: AccountKind = 'receivable:agent';
/** Events with which an agent's cash goes to head office or the bank, less the kept commission, and returns. */
const sendings: JournalEvent[] = ['sent', 'handover_reversed'];

/** Events by which a merchant is paid, or pays what they owe. */
const payments: JournalEvent[] = ['cleared', 'compensation_paid'];
/** Events at which services are charged. */
const charges: JournalEvent[] = [
  'accepted',
  'delivered',
  'return_confirmed',
  'transited',
  'redirected',
  'hold_ended',
  'picked_up',
  'gate_charged',
  'channel_fee',
];

/** Part of a merchant's statement that a line `l` belongs to: COD credits at delivery, what is charged debits. A reversal belongs to the part that it undoes. */
const partOfLine = sql<StatementPart>`case
  when event = any(${payments}::text[]) then ${sql.lit(statementPart.paid)}
  when event = ${'missing_confirmed' satisfies JournalEvent} then ${sql.lit(statementPart.compensation)}
  when event = ${'delivered' satisfies JournalEvent} and (amount < 0) = (reverses_id is null) then ${sql.lit(statementPart.cod)}
  when event = any(${charges}::text[]) then ${sql.lit(statementPart.fees)}
  else ${sql.lit(statementPart.other)} end`;

interface StatementQuestion {
  readonly account_id?: number | undefined;
  readonly customer_id?: number | undefined;
  readonly agent_id?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly page: number;
  readonly per_page: number;
}

interface RawLine extends Causes, Pick<IsoRow<'journal'>, 'id' | 'at' | 'business_date' | 'event'> {
  journal_id: number;
  kind: AccountKind;
  counter: { kind: AccountKind; name: string | null } | null;
  amount: number;
  balance: number;
}

/**
 * Reads movements line by line with the balance after each, newest first. Of one account, counted on its own side; or of a merchant: what is owed to them less
 * what they owe, so that a plus is owed to them. Refused: `not_found` for an account or merchant of a branch that is not covered, `counted_blind` for couriers'
 * cash, or cash in transit and the till that it has left, to those who count it.
 */
export async function readStatement(
  { db, viewer, now }: ReadContext,
  question: StatementQuestion,
): Promise<Statement | Refusal> {
  const which = accountsOf(question);
  const found = await sql<RawAccount>`
      select ${accountColumns}, ${uncountedColumn(viewer)}
      from ${accountFrom}
      where ${which} and ${accountScope(viewer)} and ${ofCustomer(viewer, 'a.customer_id')}
      order by a.id`.execute(db);
  const accounts = found.rows;
  const first = accounts[0];
  if (!first)
    return (await hasNothingYet({ db, viewer }, question))
      ? {
          whose: null,
          accounts: [],
          opening: 0,
          closing: 0,
          earned: question.agent_id === undefined ? null : 0,
          paid_in: question.agent_id === undefined ? null : 0,
          parts: null,
          data: [],
          total: 0,
          page: 1,
          per_page: question.per_page,
          last_page: 1,
        }
      : refuse('not_found');
  if (accounts.some((account) => isBlind(viewer, account))) return refuse('counted_blind');
  const { side } = accountKinds[first.kind];
  const sign = question.customer_id === undefined && (side === 'asset' || side === 'expense') ? 1 : -1;
  const from = question.from ?? addDays(question.to ?? businessDate(now), -usualStatementDays);
  const ids = accounts.map(({ id }) => id);
  const lines = sql`
    select p.id, p.journal_id, p.account_id, p.amount, j.business_date, j.event, j.handover_id, j.reverses_id, o.kind
    from posting p
    join account o on o.id = p.account_id
    join journal j on j.id = p.journal_id
    where p.account_id = any(${ids}::bigint[]) and p.journal_id >= ${firstJournalSince(from)} and j.business_date >= ${from}::date`;
  const upto = question.to ?? '2100-12-31';
  const { rows: sums } = await sql<{
    total: number;
    since: number;
    later: number;
    n: number;
    earned: number;
    paid_in: number;
    parts: Record<StatementPart, number>;
  }>`
    select (select sum(${balanceOfRow})::bigint from account a left join account_balance bal on bal.account_id = a.id where a.id = any(${ids}::bigint[])) as total, coalesce(sum(amount), 0)::bigint as since, coalesce(sum(amount) filter (where business_date > ${upto}::date), 0)::bigint as later, (count(*) filter (where business_date <= ${upto}::date))::int as n,
    ${sumOfAgent(sql`l.kind = ${commissions} and l.handover_id is null and l.event <> ${'agent_paid' satisfies JournalEvent}`, upto)} as earned,
    ${sumOfAgent(sql`l.event = any(${sendings}::text[])`, upto)} as paid_in,
    json_build_object(${sql.join(statementParts.map((part) => sql`${sql.lit(part)}, coalesce(-sum(amount) filter (where ${partOfLine} = ${part} and business_date <= ${upto}::date), 0)::bigint`))}) as parts
    from (${lines}) l`.execute(db);
  const { total = 0, since = 0, later = 0, n = 0, earned = 0, paid_in = 0, parts } = sums[0] ?? {};
  const ofAgent = question.agent_id !== undefined;
  const opening = total - since;
  const rows = await readRecords(
    db,
    sql<RawLine>`
    with l as (${lines}),
      shown as (select l.*, ${opening}::bigint + sum(amount) over (order by id) as balance
        from l
        where business_date <= ${upto}::date)
    select s.id, s.journal_id, j.at, j.business_date, j.event, a.kind, ${causeColumns},
      s.amount, s.balance::bigint as balance,
      (select json_build_object('kind', o.kind, 'name', o.name)
        from posting q
        join account o on o.id = q.account_id
        where q.journal_id = s.journal_id and q.amount = -s.amount
        order by abs(q.id - s.id), q.id
        limit 1) as counter
    from shown s
    join journal j on j.id = s.journal_id
    join account a on a.id = s.account_id
    ${causeJoins}
    order by s.id desc limit ${question.per_page} offset ${(question.page - 1) * question.per_page}`,
  );
  return {
    whose: first.whose,
    accounts: accounts.map((row) => accountRowOf(row, viewer)),
    opening: signed(opening),
    closing: signed(total - later),
    earned: ofAgent ? earned : null,
    paid_in: ofAgent ? paid_in : null,
    parts:
      question.customer_id === undefined || !parts
        ? null
        : statementParts.map((part) => ({ part, amount: parts[part] })).filter(({ amount }) => amount !== 0),
    total: n,
    page: question.page,
    per_page: question.per_page,
    last_page: Math.max(1, Math.ceil(n / question.per_page)),
    data: rows.map((row) => ({ ...row, amount: signed(row.amount), balance: signed(row.balance) })),
  };

  function signed(amount: number): number {
    return 0 + sign * amount;
  }
}

/**
 * Returns a number below all journals of this day or later: the first of each day is looked up. A backdated journal has a higher number than others of its day,
 * so the days alone are not enough.
 */
function firstJournalSince(from: string): RawBuilder<number> {
  return sql<number>`(
    select coalesce(min(f.id), 9223372036854775807)
    from generate_series(${from}::date, (select max(business_date) from journal), interval '1 day') d
    cross join lateral (select id from journal where business_date = d::date order by id limit 1) f)`;
}

/** Returns the accounts of a statement: one; both of a merchant; the till of an agent, and its receivable and payable. */
function accountsOf({ account_id, customer_id, agent_id }: StatementQuestion): RawBuilder<boolean> {
  if (account_id !== undefined) return sql<boolean>`a.id = ${account_id}`;
  if (agent_id !== undefined)
    return sql<boolean>`a.branch_id = ${agent_id} and a.kind = any(${[...agentAccounts]}::text[])
      and exists (select from branch ag where ag.id = a.branch_id and ag.type = ${agentBranch})`;
  return sql<boolean>`a.customer_id = ${customer_id ?? 0} and a.kind in ('payable:merchant', 'receivable:merchant')`;
}

/** Sums what lines `l` of an agent add to its earnings or payments. */
function sumOfAgent(which: RawBuilder<unknown>, upto: string): RawBuilder<number> {
  return sql<number>`coalesce(-sum(l.amount) filter (where ${which} and l.business_date <= ${upto}::date), 0)::bigint`;
}

/** Returns whether a merchant or an agent has no money yet, and so an empty statement. */
async function hasNothingYet(
  { db, viewer }: Pick<ReadContext, 'db' | 'viewer'>,
  { customer_id, agent_id }: StatementQuestion,
): Promise<boolean> {
  if (agent_id !== undefined) {
    const { rows } =
      await sql`select 1 from branch ag, lateral (select ag.id as branch_id) own where ag.id = ${agent_id} and ag.type = ${agentBranch} and ${accountScope(viewer)}`.execute(
        db,
      );
    return rows.length > 0;
  }
  if (customer_id === undefined) return false;
  const { rows } =
    await sql`select 1 from customer c, lateral (select c.branch_id) own where c.id = ${customer_id} and ${accountScope(viewer)} and ${ofCustomer(viewer, 'c.id')}`.execute(
      db,
    );
  return rows.length > 0;
}
