import type { Transaction } from 'kysely';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { PayoutTemplateValues } from '@waybill/domain/rooms/payout-runs/payout-template-form.ts';
import {
  payoutTemplateLife,
  type PayoutTemplateState,
} from '@waybill/domain/rooms/payout-runs/payout-template-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import type { Database } from '../../kernel/services.ts';

type Tx = Transaction<Tables>;
export type LockedPayoutTemplate = TableRow<'payout_template'>;
export type StoredPayoutTemplate = LockedPayoutTemplate & PayoutTemplateValues;
const at = payoutTemplateLife.at;

export const lockPayoutTemplate = (tx: Tx, id: number): Promise<LockedPayoutTemplate | null> =>
  lockRow(tx, 'payout_template t', id);

/** Reads a template as its form has it. */
export async function readTemplate(db: Database, id: number): Promise<StoredPayoutTemplate | null> {
  const row = await db.selectFrom('payout_template').selectAll().where('id', '=', id).executeTakeFirst();
  return (row as StoredPayoutTemplate | undefined) ?? null;
}

/** Is the template confirmed? It is locked so until the transaction ends. */
export async function isTemplateInUse(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('payout_template')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', at.confirmed)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts a proposal; null when another one of its name waits. */
export async function insertTemplate(
  tx: Tx,
  values: PayoutTemplateValues,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<number | null> {
  const made = await tx
    .insertInto('payout_template')
    .values({
      ...values,
      status: at.proposed,
      proposed_by: by,
      proposed_at: now,
      search_key: searchKey(values.name),
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

/** Ends a proposal or the use of a template; a confirmed one replaces the one of its name. */
export async function setTemplate(
  tx: Tx,
  { id, name }: LockedPayoutTemplate,
  status: PayoutTemplateState,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> {
  if (status === at.confirmed)
    await tx
      .updateTable('payout_template')
      .set({ status: at.replaced, ...touched(now) })
      .where((eb) => eb(eb.fn('lower', ['name']), '=', name.toLowerCase()))
      .where('status', '=', at.confirmed)
      .execute();
  await tx
    .updateTable('payout_template')
    .set({ status, ...(status === at.replaced ? {} : { decided_by: by, decided_at: now }), ...touched(now) })
    .where('id', '=', id)
    .execute();
}
