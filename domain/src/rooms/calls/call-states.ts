import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type CallState = 'pending' | 'done';
export type CallCommand = 'log';

/** Life of a call task: open until a call has a result or the parcel has moved on. */
export const callLife = lifecycle<CallState, CallCommand, Permission>({
  initial: 'pending',
  states: { pending: { tone: 'attention' }, done: { tone: 'success', final: true } },
  commands: { log: { from: ['pending'], to: 'done', permission: 'call.work' } },
});

/** States before and after the work; for database queries. */
export const callAt = { open: callLife.initial, closed: callLife.commands.log.to } as const;

/** Tabs of the list: all that are due, open ones by the number of the call, finished ones (decisions 16). */
export const callTabs = {
  pending: { state: callAt.open, due: true },
  first: { state: callAt.open, nth: 1 },
  second: { state: callAt.open, nth: 2 },
  third: { state: callAt.open, nth: 3 },
  done: { state: callAt.closed },
} as const satisfies Record<string, { readonly state: CallState; readonly due?: true; readonly nth?: number }>;
export type CallTab = keyof typeof callTabs;
export const callTabNames = Object.keys(callTabs) as CallTab[];

/** The source's call type, which is the number of the call; all later calls count as the third. */
export const callNumbers = ['first', 'second', 'third'] as const;
export type CallNumber = (typeof callNumbers)[number];
export const callsMax = callNumbers.length;
export const callNumber = (nth: number): CallNumber => callNumbers[Math.min(nth, callsMax) - 1] ?? 'first';

/** Minutes for which a task is reserved for the agent who took it. */
export const leaseMinutes = 10;
