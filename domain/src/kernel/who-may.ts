import { isRefusal, refuse, type Refusal } from './refusal.ts';
import type { Permission } from './permissions.ts';

/** Refusals of this person only, not of others with the same permission: they are already involved. */
export const secondPersonCodes: readonly string[] = [
  'second_person_needed',
  'not_independent',
  'own_proposal',
  'case_second_person',
  'case_hand_in',
  'emo_seller_pays',
];

/** Refusals that an approval would lift: the approvers could help. */
const untilApproved: readonly string[] = [
  'approval_needed',
  'transfer_above_limit',
  'gate_charge_above_limit',
  'agent_payout_above_limit',
  'emo_approval_needed',
  'purchase_above_limit',
  'day_above_limit',
];

/** A command on a screen, why it is blocked, and the permission of others who could give it (G-02). */
export interface OfferedAction<Command extends string, Code extends string> {
  readonly command: Command;
  readonly blocked: Code | null;
  readonly permission?: Permission;
}

/**
 * Refuses a missing permission and names it, so that a screen can show who has it.
 *
 * @example lacks('cod.approve') // { refused: true, code: 'missing_permission', values: { permission: 'cod.approve' } }
 */
export function lacks(permission: Permission): Refusal<'missing_permission'> {
  return refuse('missing_permission', { values: { permission } });
}

/**
 * Builds a screen's command from the decision of the rules. `permission` is needed for the command, `approves` for approving it; one of them is passed
 * on where the person is the obstacle and not the record's state.
 *
 * @example offered('approve', refuse('second_person_needed'), 'cod.approve') // { command: 'approve', blocked: 'second_person_needed', permission: 'cod.approve' }
 * Source: G-02.
 */
export function offered<Command extends string, Code extends string>(
  command: Command,
  decided: string | object | null | Refusal<Code>,
  permission: Permission | null = null,
  approves: Permission | null = null,
): OfferedAction<Command, Code> {
  if (!isRefusal(decided)) return { command, blocked: null };
  const could = whoCould(decided, permission, approves);
  return { command, blocked: decided.code as Code, ...(could === null ? {} : { permission: could }) };
}

/** Returns the permission of those who could do what was refused to this person; `null` where no person is the reason. */
export function whoCould(
  { code, values }: Refusal,
  permission: Permission | null,
  approves: Permission | null = null,
): Permission | null {
  const named = values?.['permission'] as Permission | undefined;
  if (named !== undefined || code === 'missing_permission') return named ?? permission;
  if (untilApproved.includes(code)) return approves;
  return secondPersonCodes.includes(code) ? permission : null;
}
