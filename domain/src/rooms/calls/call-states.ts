import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../roles/permissions.ts';

export type CallState = 'pending' | 'done';
export type CallCommand = 'log';

/** Somebody who has to be called: until a call has a result, or the parcel has moved on by itself. */
export const callLife = lifecycle<CallState, CallCommand, Permission>({
  initial: 'pending',
  states: { pending: { tone: 'attention' }, done: { tone: 'success', final: true } },
  commands: { log: { from: ['pending'], to: 'done', permission: 'call.work' } },
});

export const callStates = Object.keys(callLife.states) as CallState[];
export const callCommands = Object.keys(callLife.commands) as CallCommand[];

/** Where a task is before and after its work; for database queries. */
export const callAt = { open: callLife.initial, closed: callLife.commands.log.to } as const;

/** The tabs of the list: all that are due, then every open one by which call it is, then what is done (decisions 16). */
export const callTabs = {
  pending: { state: callAt.open, due: true },
  first: { state: callAt.open, nth: 1 },
  second: { state: callAt.open, nth: 2 },
  third: { state: callAt.open, nth: 3 },
  done: { state: callAt.closed },
} as const satisfies Record<string, { readonly state: CallState; readonly due?: true; readonly nth?: number }>;
export type CallTab = keyof typeof callTabs;
export const callTabNames = Object.keys(callTabs) as CallTab[];

/** The source's call type, which call it is: whoever was called twice is called a third time, and after that it is no later one. */
export const callNumbers = ['first', 'second', 'third'] as const;
export type CallNumber = (typeof callNumbers)[number];
export const callsMax = callNumbers.length;
export const callNumber = (nth: number): CallNumber => callNumbers[Math.min(nth, callsMax) - 1] ?? 'first';

/** A task that an agent took is nobody else's for this long. */
export const leaseMinutes = 10;
