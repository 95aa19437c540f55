import { sql } from 'kysely';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { personName } from '../../kernel/sql/names.ts';
import { exceptionScope } from './exceptions.queries.ts';
import { settleException } from './tracking.store.ts';

/** Says how a kept scan was settled; the second person is told who did it first. */
export async function settleScan(
  context: CommandContext,
  id: number,
  note: string,
): Promise<{ message: string } | Refusal> {
  const { tx, viewer, now } = context;
  const rows = await readRecords(
    tx,
    sql<{
      tracking_code: string;
      code: string;
      branch_id: number | null;
      settled_at: string | null;
      by: string | null;
    }>`
    select x.tracking_code, x.code, x.branch_id, x.settled_at, ${personName('x.settled_by')} as by from exception_scan x where x.id = ${id} and ${exceptionScope(viewer)} for update of x`,
  );
  const row = rows[0];
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
