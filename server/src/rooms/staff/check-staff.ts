import { refuse, type Problem, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { isSuperRole, needsNoBranch } from '@waybill/domain/kernel/roles.ts';
import { typeProblem } from '@waybill/domain/kernel/user-types.ts';
import { decideEdit, decidePasswordReset } from '@waybill/domain/rooms/staff/decide-staff.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { covers } from '../../kernel/scope.ts';
import { type LockedStaff, type StaffValues, takenLogins } from './staff.store.ts';

/**
 * Checks a staff record against the database before it is saved: the role and its rank, the branches and whether the actor covers them, login names
 * that are taken. Returns `null`, or the first refusal with its fields.
 */
export async function checkStaff(
  context: CommandContext,
  values: StaffValues,
  before: LockedStaff | null,
): Promise<Refusal | null> {
  const { tx, viewer } = context;
  const role = await tx.selectFrom('role').select('level').where('slug', '=', values.role).executeTakeFirst();
  if (!role) return refuse('validation_failed', { fields: { role: [{ code: 'role' }] } });
  const ranked = decideEdit(viewer, before, role.level);
  if (ranked) return ranked;
  // Where an e-mail opens an account, it is like a password: equals do not set each other's.
  const opensAccount =
    context.services.settings.singleSignOn && before && before.id !== viewer.id && values.email !== before.email;
  if (opensAccount && values.email !== null && decidePasswordReset(viewer, before))
    return refuse('equal_rank', { fields: { email: [{ code: 'equal_rank' }] } });
  const misfit = typeProblem(values.user_type, { level: role.level, all_branches: values.all_branches });
  if (misfit) return refuse(misfit, { fields: { user_type: [{ code: misfit }] } });
  const wrong = {
    ...(await branchProblems(context, values, before, role.level)),
    ...reachProblems(context, values, before),
  };
  if (Object.keys(wrong).length > 0) return refuse('branch_not_covered', { fields: wrong });
  const taken = await takenLogins(tx, values, before?.id ?? null);
  return taken.length === 0
    ? null
    : refuse('duplicate', { fields: Object.fromEntries(taken.map((field) => [field, [{ code: 'duplicate' }]])) });
}

/** Branches must exist and be covered; one that was there before may stay, so that an editor with a narrower view breaks nothing. */
async function branchProblems(
  { tx, viewer }: CommandContext,
  values: StaffValues,
  before: LockedStaff | null,
  level: number,
): Promise<Record<string, Problem[]>> {
  if (values.branch_id === null && !needsNoBranch(level)) return { branch_id: [{ code: 'select' }] };
  const kept = new Set([before?.branch_id, ...(before?.joined ?? [])]);
  const wanted = [...new Set([values.branch_id, ...values.jointed_branches])].filter(
    (id): id is number => id !== null && !kept.has(id),
  );
  const known =
    wanted.length === 0 ? [] : await tx.selectFrom('branch').select('id').where('id', 'in', wanted).execute();
  const allowed = new Set([...kept, ...known.map((branch) => branch.id).filter((id) => covers(viewer, id))]);
  const bad: Record<string, Problem[]> = {};
  if (values.branch_id !== null && !allowed.has(values.branch_id)) bad.branch_id = [{ code: 'branch_not_covered' }];
  if (values.jointed_branches.some((id) => !allowed.has(id))) bad.jointed_branches = [{ code: 'branch_not_covered' }];
  if (values.branch_id === null && viewer.covers !== 'all' && before?.branch_id !== null)
    bad.branch_id = [{ code: 'select' }];
  return bad;
}

/** Reach over all branches or over a collection is given by super roles only. */
function reachProblems(
  { viewer }: CommandContext,
  values: StaffValues,
  before: LockedStaff | null,
): Record<string, Problem[]> {
  if (isSuperRole(viewer.role)) return {};
  const bad: Record<string, Problem[]> = {};
  if (values.all_branches !== (before?.all_branches ?? false)) bad.all_branches = [{ code: 'super_roles_only' }];
  if (values.branch_collection_id !== (before?.branch_collection_id ?? null))
    bad.branch_collection_id = [{ code: 'super_roles_only' }];
  return bad;
}
