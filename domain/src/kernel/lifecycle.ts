import { refuse, type Refusal } from './refusal.ts';

/** The seven tones of a state on the screen; each has its own colour and icon. */
export const tones = ['neutral', 'info', 'transit', 'attention', 'success', 'return', 'danger'] as const;
export type Tone = (typeof tones)[number];

export interface StateRow {
  readonly tone: Tone;
  /** No command leaves this state. */
  readonly final?: boolean;
}

export interface CommandRow<State extends string, Permission extends string | null> {
  readonly from: readonly State[];
  readonly to: State;
  /** Permission for the command; `null` when access to the record is enough. */
  readonly permission: Permission;
  /** The screen asks for confirmation, because a mistake is costly. */
  readonly confirm?: boolean;
}

interface LifecycleTable<State extends string, Command extends string, Permission extends string | null> {
  readonly initial: State;
  readonly states: Readonly<Record<State, StateRow>>;
  readonly commands: Readonly<Record<Command, CommandRow<State, Permission>>>;
}

/** A table with what follows from it: names in its order, and each state under its own name, so that nothing compares a status with a text. */
export interface Lifecycle<
  State extends string,
  Command extends string,
  Permission extends string | null,
> extends LifecycleTable<State, Command, Permission> {
  readonly stateNames: State[];
  readonly commandNames: Command[];
  readonly at: Readonly<Record<State, State>>;
}

/**
 * Declares the states and commands of a thing as one table. Types, guards, buttons, badges, filter options and the test matrix are derived from it.
 * Throws at load when a state is unreachable or a command leaves a final state: such a table is a bug, not input.
 *
 * @example
 * const door = lifecycle({ initial: 'shut', states: { shut: { tone: 'neutral' }, open: { tone: 'success' } },
 *   commands: { open: { from: ['shut'], to: 'open', permission: 'door.open' } } });
 * door.stateNames // ['shut', 'open']; door.at.open === 'open'
 */
/* @__NO_SIDE_EFFECTS__ */
export function lifecycle<State extends string, Command extends string, const Permission extends string | null>(
  table: LifecycleTable<State, Command, Permission>,
): Lifecycle<State, Command, Permission> {
  const stateNames = Object.keys(table.states) as State[];
  const rows = Object.values(table.commands) as CommandRow<State, Permission>[];
  const reached = new Set<State>([table.initial]);
  for (let grew = true; grew;) {
    const next = rows.filter((row) => !reached.has(row.to) && row.from.some((state) => reached.has(state)));
    for (const row of next) reached.add(row.to);
    grew = next.length > 0;
  }
  for (const state of stateNames) {
    if (!reached.has(state)) throw new Error(`lifecycle: nothing leads to the state "${state}"`);
    if (table.states[state].final && rows.some((row) => row.from.includes(state)))
      throw new Error(`lifecycle: the final state "${state}" is left`);
  }
  return {
    ...table,
    stateNames,
    commandNames: Object.keys(table.commands) as Command[],
    at: Object.fromEntries(stateNames.map((state) => [state, state])) as Record<State, State>,
  };
}

/**
 * Returns the state that a command leads to, or the refusal `state_not_allowed` with the current state and the command.
 *
 * @example nextState(door, 'shut', 'open') === 'open'
 */
export function nextState<State extends string, Command extends string>(
  table: Lifecycle<State, Command, string | null>,
  state: State,
  command: Command,
): State | Refusal<'state_not_allowed'> {
  const row = table.commands[command];
  return row.from.includes(state) ? row.to : refuse('state_not_allowed', { values: { state, command } });
}

/** Returns the commands that leave a state, in the table's order. */
export function commandsFrom<State extends string, Command extends string>(
  table: Lifecycle<State, Command, string | null>,
  state: State,
): Command[] {
  return table.commandNames.filter((command) => table.commands[command].from.includes(state));
}

/**
 * Returns the command that undoes another one. Null when none does, or when it may have come from several states.
 *
 * @example inverseOf(door.commands, 'open') === 'shut'
 */
export function inverseOf<Command extends string>(
  commands: Readonly<Record<Command, Partial<CommandRow<string, string | null>>>>,
  command: Command,
): Command | null {
  const { from = [], to } = commands[command];
  const [was] = from;
  if (from.length !== 1 || to === undefined || to === was) return null;
  const leadsBack = (other: Command) => commands[other].to === was && commands[other].from?.includes(to) === true;
  return (Object.keys(commands) as Command[]).find(leadsBack) ?? null;
}
