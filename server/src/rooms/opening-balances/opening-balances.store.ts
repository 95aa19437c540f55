import type { Transaction } from 'kysely';
import {
  openingBalanceLife,
  type OpeningBalanceState,
} from '@waybill/domain/rooms/opening-balances/opening-balance-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';

type Tx = Transaction<Tables>;

export type LockedOpeningBalance = TableRow<'opening_balance'>;

/** The one that a command is about to change, locked until the transaction ends. */
export function lockOpeningBalance(tx: Tx, id: number): Promise<LockedOpeningBalance | null> {
  return lockRow(tx, 'opening_balance t', id);
}

/** Answers null when the account has an opening balance already. */
export async function insertOpeningBalance(
  tx: Tx,
  of: Pick<LockedOpeningBalance, 'bank_account_id' | 'branch_id' | 'amount' | 'note' | 'on_top'>,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<number | null> {
  const made = await tx
    .insertInto('opening_balance')
    .values({ ...of, status: openingBalanceLife.at.pending, created_by: by, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

export async function setOpeningBalance(
  tx: Tx,
  id: number,
  change: {
    status: OpeningBalanceState;
    confirmed_by?: number;
    confirmed_at?: Date;
    ended_by?: number;
    end_reason?: string;
  },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('opening_balance')
    .set({ ...change, ...touched(now) })
    .where('id', '=', id)
    .execute();
}
