import { sql, type Transaction } from 'kysely';
import { codLife } from '@waybill/domain/rooms/labels/cod-states.ts';
import { labelStatuses, type LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { beforeAcceptance } from '@waybill/domain/rooms/labels/label-tabs.ts';
import { usesCredit } from '@waybill/domain/rooms/labels/label-money.ts';
import { paymentTypeNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { prepared } from '../../kernel/hot/prepared.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readBalance } from '../ledger/ledger.door.ts';
import { nextVersion, touched } from '../../kernel/sql/changed-row.ts';
import type { ReadyLabel } from './label-facts.ts';
import { visibleLabels } from './label-scope.sql.ts';

type Tx = Transaction<Tables>;

export type LockedLabel = Pick<
  TableRow<'label'>,
  | 'id'
  | 'tracking_code'
  | 'version'
  | 'branch_id'
  | 'merchant_id'
  | 'payment_type'
  | 'shipping_total'
  | 'created_at'
  | 'created_by'
> & { readonly status: LabelStatus; readonly holder_branch_id: number };

/** Locks the label that a command changes, with its state, until the transaction ends; `null` when it is not visible to the viewer. */
export async function lockLabel(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedLabel | null> {
  const { rows } = await sql<LockedLabel>`
    select l.id, l.tracking_code, l.version, s.status, l.branch_id, s.holder_branch_id, l.merchant_id, l.payment_type,
      l.shipping_total, l.created_at, l.created_by
    from label l join label_state s on s.label_id = l.id where l.id = ${id} and ${visibleLabels(viewer)} for update of l, s`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export async function setCourierNote(tx: Tx, id: number, note: string | null, now: Date): Promise<void> {
  await tx
    .updateTable('label')
    .set({ courier_note: note, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

const creditPayments = paymentTypeNames.filter(usesCredit);

/**
 * Returns what the merchant owes and what their labels will add at their acceptance, in whole kyat. The merchant is locked until the transaction ends, so that
 * two clerks cannot both use the last of a limit. `but` is the label being changed.
 */
export async function lockCredit(tx: Tx, merchantId: number, but: number | null): Promise<number> {
  await sql`select id from customer where id = ${merchantId} for no key update`.execute(tx);
  return readCredit(tx, merchantId, but);
}

/** Reads the same without a lock, for display. */
export async function readCredit(db: Database, merchantId: number, but: number | null): Promise<number> {
  const posted = await readBalance(db, accountRef('receivable:merchant', { owner: merchantId }));
  const { rows } = await sql<{ coming: number }>`
    select coalesce(sum(l.shipping_total), 0)::bigint as coming
    from label_state s
    join label l on l.id = s.label_id
    where s.status = any(${[...beforeAcceptance]}::text[])
      and l.merchant_id = ${merchantId}
      and l.payment_type = any(${creditPayments}::text[])
      and l.id is distinct from ${but}::bigint`.execute(db);
  return posted + (rows[0]?.coming ?? 0);
}

/** Returns whether another label of this merchant has the same reference. */
export async function isReferenceTaken(
  tx: Tx,
  merchantId: number | null,
  reference: string | null,
  but: number | null,
): Promise<boolean> {
  if (merchantId === null || reference === null) return false;
  const { rows } = await sql`
      select 1
      from label
      where merchant_id = ${merchantId} and reference_id = ${reference} and id is distinct from ${but}::bigint`.execute(
    tx,
  );
  return rows.length > 0;
}

type Referred = { readonly merchant_id: number | null; readonly reference_id: string | null };

/** Returns a merchant's reference as one text; `null` where there is none. */
export function referenceKey({ merchant_id, reference_id }: Referred): string | null {
  return merchant_id === null || reference_id === null ? null : `${merchant_id}:${reference_id}`;
}

/** Returns those of these references that labels already have, as `referenceKey` writes them: one statement for any number. */
export async function takenReferences(db: Database, references: readonly Referred[]): Promise<Set<string>> {
  const referred = references.filter((one) => referenceKey(one) !== null);
  if (referred.length === 0) return new Set();
  const { rows } = await sql<Referred>`
      ${prepared}
      select l.merchant_id, l.reference_id
      from unnest(${referred.map(({ merchant_id }) => merchant_id)}::bigint[],
        ${referred.map(({ reference_id }) => reference_id)}::text[]) a(merchant_id, reference_id)
    join label l on l.merchant_id = a.merchant_id and l.reference_id = a.reference_id`.execute(db);
  return new Set(rows.map((row) => referenceKey(row) as string));
}

/** Updates where the parcel is and goes after an edit: until a branch accepts it, it is where it was created. */
export async function restateLabel(
  tx: Tx,
  id: number,
  { source_branch_id, deliver_branch_id, values }: ReadyLabel,
): Promise<void> {
  await tx
    .updateTable('label_state')
    .set({
      deliver_branch_id,
      holder_branch_id: source_branch_id,
      cod_status: values.cod_amount > 0 ? codLife.initial : null,
      version: nextVersion,
    })
    .where('label_id', '=', id)
    .execute();
}

/** Submits a draft: writes its entry and the next state. */
export async function submitLabel(
  tx: Tx,
  label: { id: number; holder_branch_id: number; status: LabelStatus },
  next: LabelStatus,
  by: number | null,
  now: Date,
): Promise<void> {
  const entry = await tx
    .insertInto('label_entry')
    .values({
      label_id: label.id,
      status: next,
      at: now,
      recorded_at: now,
      staff_id: by,
      branch_id: label.holder_branch_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('label_state')
    .set({
      status: next,
      previous: label.status,
      rollup: labelStatuses[next].rollup,
      entry_id: entry.id,
      status_at: now,
      version: nextVersion,
    })
    .where('label_id', '=', label.id)
    .execute();
  await tx.updateTable('label').set(touched(now)).where('id', '=', label.id).execute();
}

/** Deletes a draft with all its rows. A draft that was printed cannot be deleted, because of its foreign key. */
export async function deleteLabel(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('label_phone').where('label_id', '=', id).execute();
  await tx.deleteFrom('label_state').where('label_id', '=', id).execute();
  await tx.deleteFrom('label_entry').where('label_id', '=', id).execute();
  await tx.deleteFrom('label').where('id', '=', id).execute();
}
