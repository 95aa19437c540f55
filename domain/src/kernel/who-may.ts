import { can, type Viewer } from './access.ts';
import { nextState, commandsFrom, type Lifecycle } from './lifecycle.ts';
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

/**
 * Returns the next state of a command, or the refusal: without its permission, in a state that it does not leave, or for a problem that the room finds.
 *
 * @example decideBy(doorLife, actor, 'shut', 'open', () => (night ? refuse('door_at_night') : null))
 */
export function decideBy<State extends string, Command extends string, Code extends string = never>(
  life: Lifecycle<State, Command, Permission>,
  actor: Viewer,
  state: NoInfer<State>,
  command: NoInfer<Command>,
  problem?: (next: State) => Refusal<Code> | null | undefined,
): State | Refusal<Code | 'missing_permission' | 'state_not_allowed'> {
  if (!can(actor, life.commands[command].permission)) return refuse('missing_permission');
  const next = nextState(life, state, command);
  return isRefusal(next) ? next : (problem?.(next) ?? next);
}

/** Which commands a screen offers, and how. */
interface Offer<Command extends string, Code extends string> {
  /** Only these commands, in this order; all of the table by default. */
  readonly of?: readonly Command[];
  /** Leaves out a command that is blocked for one of these reasons. */
  readonly hides?: readonly Code[];
  /** Permission of those who could approve. */
  readonly approves?: Permission;
}

/**
 * Returns the commands that a screen offers in a state, each with the reason when it is blocked.
 *
 * @example actionsBy(doorLife, door.status, (command) => decideDoor(actor, door, command), { hides: ['missing_permission'] })
 */
export function actionsBy<
  State extends string,
  Known extends string,
  Code extends string,
  Command extends Known = Known,
>(
  life: Lifecycle<State, Known, Permission>,
  state: NoInfer<State>,
  decide: (command: Command) => State | Refusal<Code>,
  { of, hides = [], approves }: Offer<Command, Code> = {},
): OfferedAction<Command, Code>[] {
  const open = commandsFrom(life, state);
  return (of ?? (life.commandNames as readonly string[] as readonly Command[])).flatMap((command) => {
    if (!open.includes(command)) return [];
    const action = offered<Command, Code>(
      command,
      decide(command),
      life.commands[command].permission,
      approves ?? null,
    );
    return action.blocked !== null && hides.includes(action.blocked) ? [] : [action];
  });
}
