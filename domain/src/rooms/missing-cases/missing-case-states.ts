import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type MissingCaseState = 'open' | 'decided' | 'found' | 'closed';
/** Commands of users on a case; the search plan is edited while it is open. */
export const missingCaseCommands = [
  'own',
  'hand_on',
  'add_step',
  'tick',
  'propose',
  'waive',
  'deny',
  'confirm',
  'pay',
  'find',
  'reopen',
] as const;
export type MissingCaseCommand = (typeof missingCaseCommands)[number];

const works: Permission = 'missing_case.work';
const decides: Permission = 'label.decide';
const confirms: Permission = 'missing_case.confirm';
const pays: Permission = 'cash.count';
/** Permission needed to be given a case. */
export const ownsCases: Permission = works;

/** Life of a missing case (S-09): searched, then found, or decided as lost and closed after confirmation. A parcel that appears later reopens it. */
export const missingCaseLife = lifecycle<MissingCaseState, MissingCaseCommand, Permission>({
  initial: 'open',
  states: {
    open: { tone: 'danger' },
    decided: { tone: 'attention' },
    found: { tone: 'success', final: true },
    closed: { tone: 'neutral' },
  },
  commands: {
    own: { from: ['open'], to: 'open', permission: works },
    hand_on: { from: ['open'], to: 'open', permission: works },
    add_step: { from: ['open'], to: 'open', permission: works },
    tick: { from: ['open'], to: 'open', permission: works },
    propose: { from: ['open'], to: 'decided', permission: decides },
    waive: { from: ['open'], to: 'decided', permission: decides },
    deny: { from: ['decided'], to: 'open', permission: confirms },
    confirm: { from: ['decided'], to: 'closed', permission: confirms, confirm: true },
    pay: { from: ['closed'], to: 'closed', permission: pays },
    find: { from: ['open', 'decided'], to: 'found', permission: decides },
    reopen: { from: ['closed'], to: 'open', permission: confirms },
  },
});

/** Tabs of the list: searched, the viewer's own, waiting for confirmation, ended. */
export const missingCaseTabs = {
  open: { states: ['open'] },
  mine: { states: ['open', 'decided'], own: true },
  decided: { states: ['decided'] },
  closed: { states: ['found', 'closed'] },
} as const satisfies Record<string, { readonly states: readonly MissingCaseState[]; readonly own?: true }>;
export type MissingCaseTab = keyof typeof missingCaseTabs;
export const missingCaseTabNames = Object.keys(missingCaseTabs) as MissingCaseTab[];

/** Decision on a lost parcel: its sender is compensated, or waived it explicitly. */
export const missingOutcomes = ['compensate', 'waive'] as const;
export type MissingOutcome = (typeof missingOutcomes)[number];
export const outcomeOf = { propose: missingOutcomes[0], waive: missingOutcomes[1] } as const;

/** Days after the report within which a case must be decided (the ageing board's promise for missing parcels). */
export const searchDays = 3;
