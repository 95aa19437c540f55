import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { factorResetHours } from '@waybill/domain/rooms/staff/second-person.ts';
import type { FactorRole } from '@waybill/contract/rooms/sessions/factor-roles.contract.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { CommandContext, ReadContext } from '../../kernel/context.ts';
import { endSessionsWithoutFactor } from '../../kernel/end-sessions.ts';
import { refuseSamePerson } from '../staff/staff.door.ts';
import { askFactorEnd, endFactorOf, lockFactorRole, readFactorRoles, requireFactorOf } from './factor-roles.store.ts';

const isPending = (at: Date | null, now: Date): boolean =>
  at !== null && now.getTime() - at.getTime() < factorResetHours * 3_600_000;

/** Whose role must have a second factor, by the server's settings or by the screen. */
export async function readRolesOfFactor({ db, viewer, now, services }: ReadContext): Promise<{ data: FactorRole[] }> {
  const rows = await readFactorRoles(db);
  return {
    data: rows.map(({ is_set, end_first_by, end_first_name, end_first_at: at, ...role }) => {
      const by_server = services.settings.secondFactorRoles.includes(role.slug);
      const pending = at !== null && isPending(new Date(at), now);
      const ending = pending ? { name: end_first_name ?? '', at, own: end_first_by === viewer.id } : null;
      return { ...role, required: by_server || is_set, by_server, ending };
    }),
  };
}

/**
 * Requires a second factor of a role, or ends that. One person may make it stricter: people without a factor log in again and set one up. It takes two
 * different people to end it, as it does to remove the factor of one person: otherwise somebody who has taken over an account frees it first.
 */
export async function setFactorRole(
  context: CommandContext,
  slug: string,
  { second_factor_required: required }: { readonly second_factor_required: boolean },
): Promise<CallOutput<'sessions.setFactorRole'> | Refusal> {
  const { tx, viewer, now, services } = context;
  const role = await lockFactorRole(tx, slug);
  if (!role) return refuse('not_found');
  if (services.settings.secondFactorRoles.includes(slug)) return refuse('factor_role_of_server');
  const line = { room: 'roles', record: slug, name: role.name, branchId: null } as const;
  const { set } = role;
  const pending = set !== undefined && isPending(set.end_first_at, now);
  const change = {
    before: { second_factor_required: set !== undefined },
    after: { second_factor_required: required },
  };
  if (required) {
    if (set && !pending) return refuse('state_not_allowed');
    await requireFactorOf(tx, slug, viewer.id, now);
    await endSessionsWithoutFactor(tx, slug, now);
    context.audit({ ...line, action: 'require_second_factor', ...change });
  } else {
    if (!set) return refuse('state_not_allowed');
    if (!pending) {
      await askFactorEnd(tx, slug, viewer.id, now);
      context.audit({ ...line, action: 'ask_second_factor_end' });
      return { message: 'ok', done: false };
    }
    if (set.end_first_by === viewer.id) return refuse('second_person_needed');
    const same = await refuseSamePerson(context, [set.end_first_by]);
    if (same) return same;
    await endFactorOf(tx, slug);
    context.audit({ ...line, action: 'end_second_factor', ...change });
  }
  context.publish({ topic: 'role', payload: { slug } });
  return { message: 'ok', done: true };
}
