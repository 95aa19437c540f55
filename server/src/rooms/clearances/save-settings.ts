import type { CommandContext } from '../../kernel/context.ts';
import { saveMoneySettings } from '../ledger/ledger.door.ts';
import { readApprovalLimit } from './clearances.store.ts';

/** From which amount on a second person approves a clearance; it counts for documents that are open already. */
export async function saveSettings(
  context: CommandContext,
  { approval_limit }: { approval_limit: number },
): Promise<{ data: { approval_limit: number } }> {
  const before = await readApprovalLimit(context.tx);
  await saveMoneySettings(context.tx, { approval_limit });
  context.audit({
    room: 'clearances',
    record: 'settings',
    name: null,
    action: 'edit',
    branchId: null,
    before: { approval_limit: before },
    after: { approval_limit },
  });
  return { data: { approval_limit } };
}
