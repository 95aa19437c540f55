import { sql, type Transaction } from 'kysely';
import type { PriceException } from '@waybill/domain/rooms/price-exceptions/decide-price-exception.ts';
import {
  isPriceOpen,
  priceExceptionLife,
  countingPriceStates,
  type PriceExceptionKind,
  type PriceExceptionState,
} from '@waybill/domain/rooms/price-exceptions/price-exception-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { covered } from '../../kernel/scope.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

type Tx = Transaction<Tables>;

export type LockedPriceException = TableRow<'price_exception'>;

/**
 * The exception that a command is about to change, locked until the transaction ends; `null` when it is not the viewer's to see. Its label is locked before it, as
 * an edit of the label does, so that the two wait for each other.
 */
export async function lockPriceException(
  tx: Tx,
  viewer: SessionViewer,
  id: number,
): Promise<LockedPriceException | null> {
  await sql`select from label where id = (select label_id from price_exception where id = ${id}) for no key update`.execute(
    tx,
  );
  return lockRow(tx, 'price_exception t', id, covered(viewer, 't.branch_id'));
}

/** Writes what a second person decided; the label is accepted from then on, or not. */
export async function setPriceExceptionStatus(
  tx: Tx,
  { id, label_id }: Pick<LockedPriceException, 'id' | 'label_id'>,
  decided: { readonly status: PriceExceptionState; readonly by: number; readonly now: Date },
): Promise<void> {
  const { status, by, now } = decided;
  await tx
    .updateTable('price_exception')
    .set({ status, decided_by: by, decided_at: now, ...touched(now) })
    .where('id', '=', id)
    .execute();
  if (label_id === null) return;
  await tx
    .updateTable('label')
    .set({ price_open: isPriceOpen(status), ...touched(now) })
    .where('id', '=', label_id)
    .execute();
}

export type NewPriceException = PriceException &
  Pick<TableRow<'price_exception'>, 'tracking_code' | 'branch_id' | 'status' | 'reason'> & {
    readonly label_id: number;
    readonly rolled_back_by?: number | null;
  };

export async function insertPriceException(
  tx: Tx,
  row: NewPriceException,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('price_exception')
    .values({ ...row, created_by: by, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The exceptions of a label that a later change of it takes the place of: of what its maker gave, or of what was noted after a rollback. */
export async function replacePriceExceptions(tx: Tx, labelId: number, of: 'given' | 'noted', now: Date): Promise<void> {
  const noted: PriceExceptionKind = 'after_rollback';
  await tx
    .updateTable('price_exception')
    .set({ status: priceExceptionLife.at.replaced, ...touched(now) })
    .where('label_id', '=', labelId)
    .where('kind', of === 'noted' ? '=' : '<>', noted)
    .where('status', 'in', [...priceExceptionLife.commands.replace.from])
    .execute();
}

/** The exception that a label has now, with its reason; null when the price of the table counts. */
export async function readKeptException(
  tx: Tx,
  labelId: number,
): Promise<(PriceException & { readonly open: boolean }) | null> {
  const row = await tx
    .selectFrom('price_exception')
    .select(['kind', 'table_price', 'own_price', 'status'])
    .where('label_id', '=', labelId)
    .where('kind', '<>', 'after_rollback')
    .where('status', 'in', [...countingPriceStates])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row
    ? { ...row, kind: row.kind as PriceExceptionKind, open: isPriceOpen(row.status as PriceExceptionState) }
    : null;
}

/** Cash that was taken when a label was accepted and taken back since. */
export interface CashTakenBack {
  readonly cash: number;
  readonly rolled_back_by: number | null;
  readonly reason: string | null;
}

/** The most cash that any acceptance of this label took and a rollback took back; null when there was none. */
export async function readCashTakenBack(tx: Tx, labelId: number): Promise<CashTakenBack | null> {
  const { rows } = await sql<CashTakenBack>`
    select p.amount as cash, e.staff_id as rolled_back_by, e.reason
    from journal j
    join journal back on back.reverses_id = j.id
    join posting p on p.journal_id = j.id and p.amount > 0
    join account a on a.id = p.account_id and a.kind like 'cash:%'
    left join label_entry e on e.undoes_id = j.entry_id and e.label_id = j.label_id
    where j.label_id = ${labelId} and j.event = 'accepted'
    order by p.amount desc, e.id desc
    limit 1`.execute(tx);
  return rows[0] ?? null;
}
