import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';
import { numberedAs } from '../ledger/document-number.ts';

export type PayoutRunState = 'making' | 'draft' | 'approved' | 'sent' | 'settled' | 'void';
export type PayoutRunCommand = 'finish' | 'take_out' | 'approve' | 'send' | 'answer' | 'statement' | 'settle' | 'void';

/**
 * Life of a payout run. Its documents are made by a job, a second person approves it as a whole, its file is made once, and the bank's answer settles it.
 * Before the file exists it can be voided: its documents stay open. Source: W-04.
 */
export const payoutRunLife = lifecycle<PayoutRunState, PayoutRunCommand, Permission>({
  initial: 'making',
  states: {
    making: { tone: 'info' },
    draft: { tone: 'attention' },
    approved: { tone: 'attention' },
    sent: { tone: 'transit' },
    settled: { tone: 'success', final: true },
    void: { tone: 'neutral', final: true },
  },
  commands: {
    finish: { from: ['making'], to: 'draft', permission: 'cod.clear' },
    take_out: { from: ['draft'], to: 'draft', permission: 'cod.clear', confirm: true },
    approve: { from: ['draft'], to: 'approved', permission: 'cod.approve', confirm: true },
    send: { from: ['approved'], to: 'sent', permission: 'cod.pay', confirm: true },
    answer: { from: ['sent'], to: 'sent', permission: 'cod.pay' },
    statement: { from: ['sent'], to: 'sent', permission: 'cod.pay' },
    settle: { from: ['sent'], to: 'settled', permission: 'cod.pay' },
    void: { from: ['making', 'draft', 'approved'], to: 'void', permission: 'cod.clear', confirm: true },
  },
});

/** Commands with a button on the run's page. */
export const payoutRunSteps = ['approve', 'send', 'answer', 'statement', 'void'] as const satisfies PayoutRunCommand[];
export type PayoutRunStep = (typeof payoutRunSteps)[number];

/** Its actions in the audit log. */
export const payoutRunAuditActions = [
  'create',
  'make_documents',
  'leave_out',
  'approve',
  'make_file',
  'fetch_file',
  'answer',
  'mark_paid',
  'mark_failed',
  'settle_run',
  'void',
] as const;

export type PayoutLineState = 'waiting' | 'left' | 'made' | 'held' | 'sent' | 'settling' | 'paid' | 'failed';

/** Life of a run's line: one merchant's document. `settling`: the bank paid it, the job posts it. */
export const payoutLineLife = lifecycle<
  PayoutLineState,
  'make' | 'leave' | 'hold' | 'send' | 'settle' | 'pay' | 'fail',
  null
>({
  initial: 'waiting',
  states: {
    waiting: { tone: 'neutral' },
    left: { tone: 'neutral', final: true },
    made: { tone: 'attention' },
    held: { tone: 'danger', final: true },
    sent: { tone: 'transit' },
    settling: { tone: 'transit' },
    paid: { tone: 'success', final: true },
    failed: { tone: 'danger', final: true },
  },
  commands: {
    make: { from: ['waiting'], to: 'made', permission: null },
    leave: { from: ['waiting'], to: 'left', permission: null },
    hold: { from: ['made'], to: 'held', permission: null },
    send: { from: ['made'], to: 'sent', permission: null },
    settle: { from: ['sent'], to: 'settling', permission: null },
    pay: { from: ['settling'], to: 'paid', permission: null },
    fail: { from: ['sent'], to: 'failed', permission: null },
  },
});

/** Why a merchant is not ready for a run, as the page of a new run shows it. */
export const candidateBlocks = [
  'no_account',
  'not_active',
  'to_complete',
  'in_run',
  'nothing_due',
  'below_least',
  'not_their_day',
] as const;
export type CandidateBlock = (typeof candidateBlocks)[number];

/** Why a line of a run was not made, or was held out of its file. */
export const payoutBlocks = [
  ...candidateBlocks,
  'unticked',
  'taken_out',
  'changed',
  'account_changed',
  'not_approved',
  'run_void',
] as const;
export type PayoutBlock = (typeof payoutBlocks)[number];

/** Why a bank did not pay. */
export const payoutFailures = ['account', 'name', 'limit', 'other'] as const;
export type PayoutFailure = (typeof payoutFailures)[number];

/** Most lines of one run. */
export const payoutLinesMost = 2_000;

/** @example payoutRunNumber(2026, 7) === 'PR-26-000007' */
export const payoutRunNumber = (year: number, serial: number): string => numberedAs('PR', year, serial);

/** Facts that say whether a merchant is ready for a run. Whole kyat. */
export interface CandidateFacts {
  readonly active: boolean;
  readonly to_complete: boolean;
  readonly bank_id: number | null;
  readonly in_run: boolean;
  readonly amount: number;
  readonly least: number;
  /** Is it a payout day of the merchant, or are all days asked for? */
  readonly their_day: boolean;
}

/** Returns what holds a merchant back from a run, the gravest first; null when ready. */
export function candidateBlock(facts: CandidateFacts): CandidateBlock | null {
  if (!facts.active) return 'not_active';
  if (facts.to_complete) return 'to_complete';
  if (facts.in_run) return 'in_run';
  if (facts.amount <= 0) return 'nothing_due';
  if (facts.bank_id === null) return 'no_account';
  if (facts.amount < facts.least) return 'below_least';
  return facts.their_day ? null : 'not_their_day';
}

const signs: Readonly<Record<Exclude<PayoutFailure, 'other'>, RegExp>> = {
  name: /name|holder|beneficiary|အမည်|户名|姓名/iu,
  account: /account|acct|a\/c|number|wallet|အကောင့်|账户|账号/iu,
  limit: /limit|exceed|maximum|ကန့်သတ်|限额/iu,
};

/** Reads a bank's reason. A name that does not fit the account is a wrong name. @example failureOf('Invalid account no') === 'account' */
export function failureOf(reason: string): PayoutFailure {
  const found = (['limit', 'name', 'account'] as const).find((kind) => signs[kind].test(reason));
  return found ?? 'other';
}
