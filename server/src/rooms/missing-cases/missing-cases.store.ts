import { sql, type Transaction } from 'kysely';
import {
  missingCaseLife,
  type MissingCaseState,
  type MissingOutcome,
} from '@waybill/domain/rooms/missing-cases/missing-case-states.ts';
import type { AccountKind } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { CompensationBasis, LostValue } from '@waybill/domain/rooms/missing-cases/suggest-compensation.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { touched } from '../../kernel/sql/changed-row.ts';
import { personName } from '../../kernel/sql/names.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';

type Tx = Transaction<Tables>;

/** A case with what its label says of the worth of the parcel. Money in whole kyat. */
export interface LockedMissingCase
  extends
    LostValue,
    Pick<
      TableRow<'missing_case'>,
      | 'id'
      | 'label_id'
      | 'branch_id'
      | 'status'
      | 'owner_id'
      | 'due_on'
      | 'outcome'
      | 'amount'
      | 'basis'
      | 'why'
      | 'proposed_by'
      | 'confirmed_by'
      | 'paid_at'
      | 'payee_name'
      | 'payee_phone'
      | 'payee_nrc'
      | 'closing_entry_id'
      | 'version'
    > {
  readonly tracking_code: string;
  readonly customer_id: number | null;
  readonly hands: readonly number[];
  /** The sender as the label names them. */
  readonly source_name: string;
  readonly source_phone: readonly string[];
  readonly source_nrc: string | null;
  /** The person who asked to pay another payee than the sender, and that payee. */
  readonly payee_requested_by: number | null;
  /** The branch that owes the compensation to a sender without an account. */
  readonly owing_branch_id: number | null;
  readonly steps: number;
  readonly open_steps: number;
}

const owing: AccountKind = 'compensation_payable';

/** The columns of `LockedMissingCase`, of `missing_case c` and `label l`. */
export const caseColumns = sql`
  c.id, c.label_id, l.tracking_code, l.merchant_id as customer_id, c.branch_id, c.status, c.owner_id, c.due_on, c.hands,
  c.outcome, c.amount, c.basis, c.why, c.proposed_by, c.confirmed_by, c.paid_at, l.source_name, l.source_phone, l.source_nrc, c.payee_requested_by, c.payee_name, c.payee_phone, c.payee_nrc,
  c.closing_entry_id, c.version, l.services @> '{insurance}' as insured,
  l.declared_value, l.cod_amount, l.shipping_total,
  (select a.branch_id
    from journal j
    join posting p on p.journal_id = j.id
    join account a on a.id = p.account_id and a.kind = ${sql.lit(owing)}
    where j.entry_id = c.closing_entry_id
    limit 1) as owing_branch_id,
  (select count(*)::int from missing_case_step p where p.case_id = c.id) as steps,
  (select count(*)::int from missing_case_step p where p.case_id = c.id and p.ticked_at is null) as open_steps`;

/** The case that a command is about, locked after the state of its parcel, as everything that reports or finds one does; `null` when the parcel is not the viewer's to see. */
export async function lockMissingCase(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedMissingCase | null> {
  const { rows: parcel } = await sql`
    select s.label_id
    from label_state s
    where s.label_id = (select c.label_id from missing_case c where c.id = ${id}) and ${visibleLabels(viewer)}
    for update`.execute(tx);
  if (parcel.length === 0) return null;
  const { rows } = await sql<LockedMissingCase>`
    select ${caseColumns} from missing_case c join label l on l.id = c.label_id where c.id = ${id} for update of c`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Who takes the compensation. */
export interface Payee {
  readonly payee_name: string;
  readonly payee_phone: string;
  readonly payee_nrc: string;
  readonly payee_reason: string | null;
}

/** Keeps the wish to pay somebody else than the sender, until a second person pays it. */
export async function setPayeeRequest(tx: Tx, id: number, payee: Payee, by: number, now: Date): Promise<void> {
  await tx
    .updateTable('missing_case')
    .set({ ...payee, payee_requested_by: by, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

interface Payout extends Payee {
  readonly pay_branch_id: number;
  readonly paid_by: number;
}

export async function setPayout(tx: Tx, id: number, payout: Payout, now: Date): Promise<void> {
  await tx
    .updateTable('missing_case')
    .set({ ...payout, paid_at: now, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Sets the owner of a case. Every owner counts as having handled the case, also after it has another one. */
export async function setMissingCaseOwner(tx: Tx, id: number, owner: number, due_on: string, now: Date): Promise<void> {
  await tx
    .updateTable('missing_case')
    .set({
      owner_id: owner,
      due_on,
      hands: sql`array(select distinct unnest(hands || ${owner}::bigint))`,
      ...touched(now),
    })
    .where('id', '=', id)
    .execute();
}

export type NewSearchStep = Pick<TableRow<'missing_case_step'>, 'place' | 'branch_id' | 'until_on' | 'note'> & {
  readonly who: string;
};

export async function insertStep(tx: Tx, caseId: number, step: NewSearchStep, now: Date): Promise<void> {
  const { place, branch_id, who, until_on, note } = step;
  await tx
    .insertInto('missing_case_step')
    .values({ case_id: caseId, place, branch_id, who, until_on, note, created_at: now })
    .execute();
  await touchCase(tx, caseId, now);
}

export interface LockedSearchStep {
  readonly place: string;
  readonly ticked_at: Date | null;
  readonly by: string | null;
}

/** One place of the case's search; the case is locked, so it stays as it is. */
export async function readStep(tx: Tx, caseId: number, stepId: number): Promise<LockedSearchStep | null> {
  const { rows } = await sql<LockedSearchStep>`
    select p.place, p.ticked_at, ${personName('p.ticked_by')} as by
    from missing_case_step p
    where p.id = ${stepId} and p.case_id = ${caseId}`.execute(tx);
  return rows[0] ?? null;
}

export async function tickStep(
  tx: Tx,
  caseId: number,
  step: { readonly id: number; readonly finding: string; readonly by: number },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('missing_case_step')
    .set({ finding: step.finding, ticked_by: step.by, ticked_at: now })
    .where('id', '=', step.id)
    .execute();
  await touchCase(tx, caseId, now);
}

async function touchCase(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('missing_case').set(touched(now)).where('id', '=', id).execute();
}

/** Columns that change when a case is decided, confirmed, sent back or reopened. */
export interface MissingCaseChange {
  readonly status: MissingCaseState;
  readonly outcome?: MissingOutcome | null;
  readonly amount?: number;
  readonly basis?: CompensationBasis | null;
  readonly why?: string | null;
  readonly proposed_by?: number | null;
  readonly proposed_at?: Date | null;
  readonly confirmed_by?: number | null;
  readonly confirmed_at?: Date | null;
  readonly closing_entry_id?: number | null;
  readonly note?: string | null;
  readonly ended_by?: number | null;
  readonly ended_at?: Date | null;
}

export async function setMissingCase(tx: Tx, id: number, change: MissingCaseChange, now: Date): Promise<void> {
  await tx
    .updateTable('missing_case')
    .set({ ...change, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Nothing is decided any more. */
export const undecided: MissingCaseChange = {
  status: missingCaseLife.at.open,
  outcome: null,
  amount: 0,
  basis: null,
  why: null,
  proposed_by: null,
  proposed_at: null,
  confirmed_by: null,
  confirmed_at: null,
  closing_entry_id: null,
  ended_by: null,
  ended_at: null,
};
