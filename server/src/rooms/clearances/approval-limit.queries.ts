import type { Database } from '../../kernel/services.ts';
import { readOutflowLimits, type OutflowLimits } from '../staff/staff.door.ts';
import { readApprovalLimit } from './clearances.store.ts';

/** What this person may pay a merchant in a day without a second one. */
export async function readApprovalLimits(db: Database, staffId: number, now: Date): Promise<OutflowLimits> {
  const current = await readApprovalLimit(db);
  return readOutflowLimits(db, { room: 'clearances', field: 'approval_limit', current }, staffId, now);
}
