import { sql, type RawBuilder } from 'kysely';
import { can } from '@waybill/domain/kernel/access.ts';
import { commandsFrom } from '@waybill/domain/kernel/lifecycle.ts';
import { isYoungPayee } from '@waybill/domain/rooms/customers/bank-states.ts';
import { payoutRunActions, type PayoutRunFacts } from '@waybill/domain/rooms/payout-runs/decide-payout-run.ts';
import {
  payoutLineLife,
  payoutRunLife,
  type PayoutLineState,
} from '@waybill/domain/rooms/payout-runs/payout-run-states.ts';
import { inHandsDays } from '@waybill/domain/rooms/staff/second-person.ts';
import { payoutRunList } from '@waybill/contract/rooms/payout-runs/payout-runs.columns.ts';
import type {
  PayoutRunDetail,
  PayoutRunLine,
  PayoutRunRow,
} from '@waybill/contract/rooms/payout-runs/payout-runs.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { customerName, namedJson, personName } from '../../kernel/sql/names.ts';
import { containsNumber } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { isDifferentFromAll } from '../staff/second-person.door.ts';
import { lastFailure, payeeJson } from './candidates.queries.ts';
import { runScope, type LockedPayoutRun } from './payout-runs.store.ts';

const at = payoutLineLife.at;
/** States of lines that were taken into a run and not held out of it. */
const inRun: readonly PayoutLineState[] = [at.waiting, at.made, at.sent, at.settling, at.paid, at.failed];
const sumOf = (what: RawBuilder<unknown>, states: readonly PayoutLineState[]) =>
  sql`(select coalesce(${what}, 0)::bigint from payout_run_line l where l.run_id = r.id and l.status = any(${[...states]}::text[]))`;

const columns = sql`r.id, r.number, r.status, b.name as bank_account, t.name as template, r.created_at,
  ${personName('r.created_by')} as created_by, ${personName('r.approved_by')} as approved_by,
  ${sumOf(sql`count(*)`, inRun)} as line_count, ${sumOf(sql`sum(l.expected_net)`, inRun)} as amount,
  ${sumOf(sql`count(*)`, [at.paid])} as paid_count, ${sumOf(sql`sum(l.expected_net)`, [at.paid])} as paid_amount,
  ${sumOf(sql`count(*)`, [at.failed])} as failed_count`;
const from = sql`payout_run r
  join bank_account b on b.id = r.bank_account_id
  join payout_template t on t.id = r.template_id`;

/** Payout runs whose merchants are all of the viewer's branches. */
export const payoutRunSource = listSource<PayoutRunRow>({
  definition: payoutRunList,
  id: sql`r.id`,
  from,
  columns,
  scope: runScope,
  sort: { created_at: sql`r.created_at` },
  search: (term) => containsNumber('r.number', term),
  filters: { status: sameText('r.status'), bank_account_id: sameNumber('r.bank_account_id') },
});

/**
 * Reads the people behind a run: who made it or took merchants out, who made its documents, who brought in an account of it in the last 30 days, and who
 * confirmed one of the last three days. None of them approves it.
 */
async function readPeople(db: Database, run: Pick<LockedPayoutRun, 'id' | 'hands'>, now: Date): Promise<number[]> {
  const since = new Date(now.getTime() - inHandsDays * 86_400_000);
  const { rows } = await sql<{
    hands: number[];
    proposed_by: number | null;
    decided_by: number | null;
    decided_at: Date;
  }>`
    select d.hands, case when k.proposed_at > ${since} or k.decided_at > ${since} then k.proposed_by end as proposed_by, k.decided_by, k.decided_at
    from payout_run_line l join clearance d on d.id = l.clearance_id join customer_bank k on k.id = l.bank_id
    where l.run_id = ${run.id} and l.status = ${at.made}`.execute(db);
  const people = rows.flatMap(({ hands, proposed_by, decided_by, decided_at }) => [
    ...hands,
    proposed_by,
    isYoungPayee(new Date(decided_at), now) ? decided_by : null,
  ]);
  return [...new Set([...run.hands, ...people])].filter((id) => id !== null);
}

/** Reads the made lines whose account was confirmed within three days. */
export async function readYoungLines(db: Database, runId: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number; decided_at: Date }>`
    select l.id, k.decided_at from payout_run_line l join customer_bank k on k.id = l.bank_id
    where l.run_id = ${runId} and l.status = ${at.made}`.execute(db);
  return rows.filter(({ decided_at }) => isYoungPayee(new Date(decided_at), now)).map(({ id }) => id);
}

/** Reads the facts that the rules need of a run; `checked` are the lines that the actor ticked. */
export async function readPayoutRunFacts(
  db: Database,
  viewer: SessionViewer,
  run: Pick<LockedPayoutRun, 'id' | 'hands' | 'status'>,
  now: Date,
  checked: readonly number[] = [],
): Promise<PayoutRunFacts> {
  const { rows } = await sql<{ made: number }>`
    select count(*)::int as made from payout_run_line where run_id = ${run.id} and status = ${at.made}`.execute(db);
  const people = await readPeople(db, run, now);
  const young = await readYoungLines(db, run.id, now);
  return {
    status: run.status,
    people,
    by_another: await isDifferentFromAll(db, people, viewer.id, now),
    made: rows[0]?.made ?? 0,
    unchecked: young.filter((id) => !checked.includes(id)).length,
  };
}

type RawRun = PayoutRunRow &
  Pick<
    PayoutRunDetail,
    'template_id' | 'approved_at' | 'sent_by' | 'sent_at' | 'file_name' | 'file_hash' | 'void_reason' | 'version'
  > & { readonly hands: number[] };

/** Reads one run with its lines and commands; `null` outside the viewer's scope. */
export async function readPayoutRun(
  db: Database,
  viewer: SessionViewer,
  id: number,
  now: Date,
): Promise<PayoutRunDetail | null> {
  const [run] = await readRecords(
    db,
    sql<RawRun>`select ${columns}, r.template_id, r.approved_at, ${personName('r.sent_by')} as sent_by, r.sent_at, r.file_name, r.file_hash,
      r.void_reason, r.version, r.hands from ${from} where r.id = ${id} and ${runScope(viewer)}`,
  );
  if (!run) return null;
  const { hands: _, ...shown } = run;
  const facts = await readPayoutRunFacts(db, viewer, run, now);
  const may = (command: 'take_out' | 'answer') =>
    commandsFrom(payoutRunLife, run.status).includes(command) &&
    can(viewer, payoutRunLife.commands[command].permission);
  return {
    ...shown,
    lines: await readPayoutLines(db, id, now),
    actions: payoutRunActions(viewer, facts),
    may_take_out: may('take_out'),
    may_mark: may('answer'),
  };
}

type RawLine = Omit<PayoutRunLine, 'young'> & {
  readonly decided_at: string | null;
  readonly proposed_by: string | null;
  readonly confirmed_by: string | null;
};

async function readPayoutLines(db: Database, runId: number, now: Date): Promise<PayoutRunLine[]> {
  const rows = await readRecords(
    db,
    sql<RawLine>`
    select l.id, l.status, l.customer_id, ${customerName('c')} as customer, ${namedJson('b')} as branch, l.clearance_id, d.number as clearance,
      ${payeeJson('k')} as bank, k.decided_at, ${personName('k.proposed_by')} as proposed_by, ${personName('k.decided_by')} as confirmed_by,
      coalesce(min(l.customer_id) filter (where l.status in ('waiting', 'made', 'sent', 'settling', 'paid')) over (partition by k.bank_account)
        <> max(l.customer_id) filter (where l.status in ('waiting', 'made', 'sent', 'settling', 'paid')) over (partition by k.bank_account), false) as same_account,
      coalesce(d.count, 0)::int as count, l.expected_net as amount, l.block, l.reason, l.failure,
      case when l.status = any(${[at.waiting, at.made]}::text[]) then ${lastFailure(sql`l.clearance_id`)} end as failed,
      l.bank_reference, ${personName('l.checked_by')} as checked_by
    from payout_run_line l
    join customer c on c.id = l.customer_id
    join branch b on b.id = l.branch_id
    left join clearance d on d.id = l.clearance_id
    left join customer_bank k on k.id = l.bank_id
    where l.run_id = ${runId}
    order by l.status = ${at.left}, l.position`,
  );
  return rows.map(({ decided_at, proposed_by, confirmed_by, ...line }) => ({
    ...line,
    young:
      decided_at !== null && isYoungPayee(new Date(decided_at), now)
        ? {
            proposed_by: proposed_by ?? '',
            confirmed_by: confirmed_by ?? '',
            confirmed_at: decided_at,
          }
        : null,
  }));
}

/** Reads the runs with work for the job: documents to make, or payments to post. */
export async function runningPayouts(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from payout_run r where r.status = ${payoutRunLife.at.making}
      or (r.status = ${payoutRunLife.at.sent} and exists (select from payout_run_line l where l.run_id = r.id and l.status = ${at.settling}))
    order by r.id limit 1000`.execute(db);
  return rows.map(({ id }) => id);
}

/** Reads who a job on a run acts for: the person who made it, or who brought the bank's answer. */
export async function readRunActor(db: Database, id: number) {
  return db
    .selectFrom('payout_run')
    .select(['id', 'number', 'status', 'created_by', 'answered_by'])
    .where('id', '=', id)
    .executeTakeFirst();
}
