import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import type { Permission } from './permissions.ts';

/** Why a rule says no to this person and not to another who holds the same permission: they have a hand in it already. */
export const secondPersonCodes: readonly string[] = [
  'second_person_needed',
  'not_independent',
  'own_proposal',
  'case_second_person',
  'case_hand_in',
  'emo_seller_pays',
];

/** Why a rule says no until somebody has approved: it is they who could help. */
const untilApproved: readonly string[] = [
  'approval_needed',
  'transfer_above_limit',
  'gate_charge_above_limit',
  'agent_payout_above_limit',
  'emo_approval_needed',
  'purchase_above_limit',
  'day_above_limit',
];

/** What a screen offers: a command, why it is blocked, and the permission of those who could do it where another person could (G-02). */
export interface OfferedAction<Command extends string, Code extends string> {
  readonly command: Command;
  readonly blocked: Code | null;
  readonly permission?: Permission;
}

/**
 * The refusal of somebody who lacks a permission; it names the permission, so that a screen can name those who hold it.
 *
 * @example lacks('cod.approve') // { refused: true, code: 'missing_permission', values: { permission: 'cod.approve' } }
 */
export function lacks(permission: Permission): Refusal<'missing_permission'> {
  return refuse('missing_permission', { values: { permission } });
}

/**
 * A command as a screen offers it, from what the rules say of it. `permission` is what the command takes, `approves` what approving it takes; one of them
 * is passed on where it is the person that stands in the way, and not the state of the record.
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

/** The permission of those who could do what this person was refused; `null` where no person is the reason. */
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
