import type { Transaction } from 'kysely';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { PrinterValues } from '@waybill/domain/rooms/printers/printer-form.ts';
import { printerLife, type PrinterState } from '@waybill/domain/rooms/printers/printer-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { covered } from '../../kernel/scope.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

type Tx = Transaction<Tables>;

export type LockedPrinter = PrinterValues & TableRow<'printer'>;

/** Locks a printer until the transaction ends; `null` when it is outside the viewer's scope. */
export function lockPrinter(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedPrinter | null> {
  return lockRow(tx, 'printer t', id, covered(viewer, 't.branch_id'));
}

const columnsOf = (values: PrinterValues) => ({ ...values, search_key: searchKey(`${values.name} ${values.host}`) });

export async function insertPrinter(tx: Tx, values: PrinterValues, now: Date): Promise<number> {
  return (
    await tx
      .insertInto('printer')
      .values({ ...columnsOf(values), status: printerLife.initial, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

export async function updatePrinter(tx: Tx, id: number, values: PrinterValues, now: Date): Promise<void> {
  await tx
    .updateTable('printer')
    .set({ ...columnsOf(values), ...touched(now) })
    .where('id', '=', id)
    .execute();
}

export async function setPrinterStatus(tx: Tx, id: number, status: PrinterState, now: Date): Promise<void> {
  await tx
    .updateTable('printer')
    .set({ status, ...touched(now) })
    .where('id', '=', id)
    .execute();
}
