import type { Transaction } from 'kysely';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { ExportDestinationValues } from '@waybill/domain/rooms/export-destinations/export-destination-form.ts';
import {
  exportDestinationLife,
  type ExportDestinationState,
} from '@waybill/domain/rooms/export-destinations/export-destination-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';

type Tx = Transaction<Tables>;

export type LockedExportDestination = ExportDestinationValues & TableRow<'export_destination'>;

/** Locks a destination until the transaction ends. */
export function lockExportDestination(tx: Tx, id: number): Promise<LockedExportDestination | null> {
  return lockRow(tx, 'export_destination t', id);
}

const columnsOf = (values: ExportDestinationValues) => ({
  ...values,
  search_key: searchKey(`${values.name} ${values.address}`),
});

export async function insertExportDestination(tx: Tx, values: ExportDestinationValues, now: Date): Promise<number> {
  return (
    await tx
      .insertInto('export_destination')
      .values({ ...columnsOf(values), status: exportDestinationLife.initial, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

/** Writes the values; with `forgetSecret` the secret too, which was given for another place. */
export async function updateExportDestination(
  tx: Tx,
  id: number,
  values: ExportDestinationValues,
  { forgetSecret, now }: { readonly forgetSecret: boolean; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('export_destination')
    .set({ ...columnsOf(values), ...(forgetSecret ? { secret: null } : {}), ...touched(now) })
    .where('id', '=', id)
    .execute();
}

export async function setDestinationSecret(tx: Tx, id: number, secret: string, now: Date): Promise<void> {
  await tx
    .updateTable('export_destination')
    .set({ secret, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

export async function setExportDestinationStatus(
  tx: Tx,
  id: number,
  status: ExportDestinationState,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('export_destination')
    .set({ status, ...touched(now) })
    .where('id', '=', id)
    .execute();
}
