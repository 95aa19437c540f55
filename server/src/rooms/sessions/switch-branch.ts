import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { User } from '@waybill/contract/kernel/user.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readUser } from './sessions.queries.ts';
import { moveSession } from './sessions.store.ts';

/** Works for another of one's branches from now on, in this session only (S-31). A branch that is not theirs is not found, like a person who is not them. */
export async function switchBranch(
  context: CommandContext,
  userId: number,
  branchId: number,
): Promise<{ data: User } | Refusal> {
  const { tx, viewer, services, now } = context;
  if (userId !== viewer.id) return refuse('not_found');
  const user = await readUser(tx, services, { staffId: viewer.id, branchId });
  if (!user.jointed_branches.some((branch) => branch.id === branchId)) return refuse('not_found');
  await moveSession(tx, viewer.sessionId, branchId, now);
  return { data: user };
}
