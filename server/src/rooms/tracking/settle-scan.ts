import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { settleException } from './tracking.store.ts';
import { lockException } from './exceptions.queries.ts';

/** Says how a kept scan was settled; the second person is told who did it first. */
export async function settleScan(
  context: CommandContext,
  id: number,
  note: string,
): Promise<{ message: string } | Refusal> {
  const { tx, viewer, now } = context;
  const row = await lockException(context, id);
  if (!row) return refuse('not_found');
  if (row.settled_at !== null) return refuse('already_settled', { values: { by: row.by ?? '–', at: row.settled_at } });
  await settleException(tx, id, viewer.id, note, now);
  context.audit({
    room: 'exception_scans',
    record: id,
    name: row.tracking_code,
    action: 'close',
    branchId: row.branch_id,
    after: { code: row.code, settled_note: note },
  });
  context.publish({ topic: 'exception_scans', branchId: row.branch_id, payload: { id } });
  return { message: 'ok' };
}
