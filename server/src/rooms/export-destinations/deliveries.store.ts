import { sql, type Transaction } from 'kysely';
import { exportLife, type ExportState } from '@waybill/domain/rooms/exports/export-states.ts';
import {
  exportDeliveryLife,
  type ExportDeliveryState,
} from '@waybill/domain/rooms/export-destinations/export-delivery-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';
import type { DestinationTrouble } from './connect-destination.ts';

type Tx = Transaction<Tables>;

/** Queues the file of a schedule for its destination; it is sent once it is made. */
export async function insertDelivery(
  tx: Tx,
  delivery: {
    readonly exportId: number;
    readonly destinationId: number;
    readonly scheduleId: number;
    readonly fileName: string;
  },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('export_delivery')
    .values({
      export_id: delivery.exportId,
      destination_id: delivery.destinationId,
      schedule_id: delivery.scheduleId,
      file_name: delivery.fileName,
      status: exportDeliveryLife.initial,
      next_at: now,
    })
    .execute();
}

/** Queues the latest delivery of a schedule again after it failed; false when it did not. */
export async function retryDelivery(tx: Tx, scheduleId: number, now: Date): Promise<boolean> {
  const { from, to } = exportDeliveryLife.commands.retry;
  const { rows } = await sql`
    update export_delivery set status = ${to}, attempts = 0, next_at = ${now}
    where id = (select id from export_delivery where schedule_id = ${scheduleId} order by id desc limit 1)
      and status = any(${[...from]}::text[])
    returning id`.execute(tx);
  return rows.length > 0;
}

export interface DueDelivery extends Pick<
  TableRow<'export_delivery'>,
  'id' | 'export_id' | 'destination_id' | 'schedule_id' | 'file_name' | 'attempts'
> {
  readonly staff_id: number;
  readonly branch_id: number | null;
  readonly size: number | null;
  readonly list: string;
  readonly export_status: ExportState;
}

/** Maximum number of deliveries per run. */
const atOnce = 50;

/** Returns the due deliveries whose files are made, or can no longer be. */
export async function readDueDeliveries(db: Database, now: Date): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    select y.id, y.export_id, y.destination_id, y.schedule_id, y.file_name, y.attempts, e.staff_id, e.branch_id, e.size, e.list,
      e.status as export_status
    from export_delivery y join export e on e.id = y.export_id
    where y.status = ${sql.lit(exportDeliveryLife.initial)} and y.next_at <= ${now}
      and e.status <> all(${[...exportLife.commands.run.from]}::text[])
    order by y.next_at, y.id limit ${atOnce}`.execute(db);
  return rows;
}

/** Yields the pieces of a file one by one. */
export async function* readFilePieces(db: Database, exportId: number): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const piece = await db
      .selectFrom('export_chunk')
      .select('data')
      .where('export_id', '=', exportId)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!piece) return;
    yield piece.data;
  }
}

/** Records the result of an attempt, unless another process was faster; returns whether it was recorded. */
export async function keepAttempt(
  tx: Tx,
  id: number,
  result: {
    readonly status: ExportDeliveryState;
    readonly nextAt: Date;
    readonly trouble: DestinationTrouble | null;
    readonly sent: { readonly bytes: number; readonly fileName: string; readonly at: Date } | null;
  },
): Promise<boolean> {
  const { trouble, sent } = result;
  const { numUpdatedRows } = await tx
    .updateTable('export_delivery')
    .set((row) => ({
      status: result.status,
      next_at: result.nextAt,
      attempts: row('attempts', '+', 1),
      trouble: trouble?.trouble ?? null,
      detail: trouble?.detail ?? null,
      ...(sent ? { bytes: sent.bytes, delivered_at: sent.at, file_name: sent.fileName } : {}),
    }))
    .where('id', '=', id)
    .where('status', '=', exportDeliveryLife.initial)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
