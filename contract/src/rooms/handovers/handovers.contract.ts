import { z } from 'zod';
import {
  countForm,
  openHandoverForm,
  repayForm,
  sendCashForm,
  settleAgentForm,
  settleForm,
  voidHandoverForm,
  writeOffForm,
} from '@waybill/domain/rooms/handovers/handover-forms.ts';
import { cashPlaces, handoverKindNames, handoverLife } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { factorRefusals } from '../../kernel/factor-refusals.ts';
import {
  action,
  bodyOf,
  couldDo,
  idParam,
  instant,
  listQuery,
  many,
  named,
  one,
  rowOf,
  version,
} from '../../kernel/schemas.ts';
import { handoverList } from './handovers.columns.ts';

export type HandoverTopic = 'handover';

const access = { permission: 'cash.handover' } as const;
/** Either permission may call; the kind of handover decides which one is needed. */
const counters = { permission: { count: 'cash.count', confirm: 'cash.confirm' } } as const;
const kyat = z.number().int();
const hidden = kyat.nullable().describe('whole kyat; null until the receiver has counted');

const handoverRow = rowOf(handoverList, {
  id: z.number().int(),
  kind: z.enum(handoverKindNames),
  status: z.enum(handoverLife.stateNames),
  branch: named,
  to_branch: named.nullable(),
  bank_account: z.string().nullable().describe('where it is brought; null of an older one is the default account'),
  giver: z.string().nullable(),
  giver_staff_id: z.number().int().nullable(),
  label_count: z.number().int(),
  expected: hidden,
  declared: hidden,
  commission: hidden,
  counted: kyat.nullable(),
  difference: kyat.nullable().describe('counted less expected'),
  difference_owner: z.string().nullable(),
  slip_no: z.string().nullable(),
  created_at: instant,
  created_by: z.string(),
  counted_by: z.string().nullable(),
  confirmed_at: instant.nullable(),
  confirmed_by: z.string().nullable(),
  reversed_at: instant.nullable(),
});
export type HandoverRow = z.infer<typeof handoverRow>;

const cashLine = z.object({
  journal_id: z.number().int(),
  label_id: z.number().int().nullable(),
  tracking_code: z.string().nullable(),
  pickup_request_id: z.number().int().nullable().describe('the visit whose fee it is'),
  amount: hidden,
  at: instant,
  merchant: z.string().nullable().describe('or who was visited'),
});
const earnedLine = z.object({
  event: z.string().describe('what it was earned with'),
  pieces: z.number().int(),
  amount: kyat,
});
export type EarnedLine = z.infer<typeof earnedLine>;

const handoverDetail = handoverRow.extend({
  earned: z.array(earnedLine).describe('of an agent’s settlement: what its commission was earned with'),
  difference_note: z.string().nullable(),
  void_reason: z.string().nullable(),
  reverse_reason: z.string().nullable(),
  proof_file_id: z.number().int().nullable(),
  counted_at: instant.nullable(),
  version,
  lines: z.array(cashLine),
  actions: z.array(action),
  may_reverse: z.object({ blocked: z.string().nullable(), permission: couldDo }).nullable(),
  owners: z
    .array(z.object({ id: z.number().int(), name: z.string(), user_name: z.string() }))
    .describe('who can be named for missing cash, while somebody has to be'),
});
export type HandoverDetail = z.infer<typeof handoverDetail>;

const ownCash = z.object({
  amount: kyat,
  owes: kyat.describe('of missing cash that they answer for'),
  open_handover_id: z.number().int().nullable(),
  lines: z.array(cashLine.extend({ amount: kyat, place: z.enum(cashPlaces) })),
});
export type OwnCash = z.infer<typeof ownCash>;

const carrier = z.object({
  staff_id: z.number().int(),
  name: z.string(),
  branch: named,
  label_count: z.number().int(),
  since: instant,
  open_handover_id: z.number().int().nullable(),
});
export type CashCarrier = z.infer<typeof carrier>;

const branchCash = z.object({
  branch: named,
  account_id: z.number().int().nullable().describe('the till'),
  balance: kyat
    .nullable()
    .describe('what the branch holds by the ledger; null while the viewer may have to count what it has sent'),
  bank_account_id: z.number().int().nullable().describe('where it brought its cash last, or the default account'),
  waiting: kyat.describe('the part of it that belongs to parcels whose money was not sent yet'),
  label_count: z.number().int(),
  oldest: instant.nullable(),
});
export type BranchCash = z.infer<typeof branchCash>;

const shortage = z.object({
  staff_id: z.number().int(),
  name: z.string(),
  branch: named.nullable(),
  account_id: z.number().int(),
  amount: kyat.describe('still owed'),
});
export type Shortage = z.infer<typeof shortage>;

const agentDue = z.object({
  held: kyat.describe('cash in the till'),
  commission: kyat.describe('earned and not kept yet, as far as the till reaches'),
  due: kyat.describe('what is paid in'),
  open_handover_id: z.number().int().nullable().describe('the settlement that is not counted yet'),
});
export type AgentDueAnswer = z.infer<typeof agentDue>;

const sums = z.object({
  count: z.number().int(),
  expected: kyat.nullable().describe('null while something of it is to be counted blind'),
  counted: kyat,
  short: kyat,
  over: kyat,
});
export type HandoverSums = z.infer<typeof sums>;

const output = one(handoverDetail);
const owed = one(
  z.object({ staff_id: z.number().int(), owes: kyat.describe('what is left'), journal_id: z.number().int() }),
);
const refusals = [
  'not_found',
  'state_not_allowed',
  'second_person_needed',
  'not_independent',
  'already_counted',
  'not_counted',
  'books_seen',
  'agent_counts_own',
] as const;

export const handoversContract = {
  list: endpoint({
    id: 'handovers.list',
    method: 'GET',
    path: '/api/cash-handover',
    summary: 'Cash handovers',
    access,
    scope: 'branch',
    query: listQuery(handoverList),
    output: many(handoverRow),
  }),
  mine: endpoint({
    id: 'handovers.mine',
    method: 'GET',
    path: '/api/cash-handover/mine',
    summary: 'The cash that the caller holds, parcel by parcel',
    access,
    scope: 'self',
    output: one(ownCash),
  }),
  carriers: endpoint({
    id: 'handovers.carriers',
    method: 'GET',
    path: '/api/cash-handover/carriers',
    summary: 'Who holds cash of the covered branches; not how much, because it is counted blind',
    access: { permission: 'cash.count' },
    scope: 'branch',
    output: z.object({ data: z.array(carrier) }),
  }),
  branchCash: endpoint({
    id: 'handovers.branchCash',
    method: 'GET',
    path: '/api/cash-handover/branch-cash',
    summary: 'What the covered branches hold and have not sent',
    access: { permission: 'cash.count' },
    scope: 'branch',
    output: z.object({ data: z.array(branchCash) }),
  }),
  sums: endpoint({
    id: 'handovers.sums',
    method: 'GET',
    path: '/api/cash-handover/sums',
    summary: 'What the handovers of a list come to; without a first day those of the last thirty',
    access,
    scope: 'branch',
    query: listQuery(handoverList),
    output: one(sums),
  }),
  shortages: endpoint({
    id: 'handovers.shortages',
    method: 'GET',
    path: '/api/cash-handover/shortages',
    summary: 'Who of the covered branches answers for missing cash and has not paid it back',
    access: { permission: 'cash.count' },
    scope: 'branch',
    output: z.object({ data: z.array(shortage) }),
  }),
  repay: endpoint({
    id: 'handovers.repay',
    method: 'POST',
    path: '/api/cash-handover/repay',
    summary: 'Somebody pays missing cash back into the till of the current branch; somebody else takes it',
    access: { permission: 'cash.count', needsBranch: true },
    scope: 'branch',
    body: bodyOf(repayForm),
    output: owed,
    refusals: ['not_found', 'second_person_needed', 'not_independent', 'more_than_owed', 'validation_failed'],
  }),
  writeOff: endpoint({
    id: 'handovers.writeOff',
    method: 'POST',
    path: '/api/cash-handover/write-off',
    summary:
      'The operator bears missing cash itself; by somebody who neither owes it, nor counted it, nor named who does',
    access: { permission: 'cash.confirm' },
    scope: 'branch',
    body: bodyOf(writeOffForm),
    output: owed,
    refusals: ['not_found', 'second_person_needed', 'not_independent', 'more_than_owed'],
  }),
  open: endpoint({
    id: 'handovers.open',
    method: 'POST',
    path: '/api/cash-handover',
    summary: 'A courier brings the cash of all parcels that they hold money of',
    access,
    scope: 'branch',
    status: 201,
    body: bodyOf(openHandoverForm),
    output,
    refusals: ['not_found', 'handover_open', 'nothing_to_hand_in'],
  }),
  send: endpoint({
    id: 'handovers.send',
    method: 'POST',
    path: '/api/cash-handover/send',
    summary: 'The current branch sends cash to the bank or head office; it covers the oldest parcels first',
    access: { permission: 'cash.count', needsBranch: true },
    scope: 'branch',
    status: 201,
    body: bodyOf(sendCashForm),
    multipart: true,
    output,
    refusals: ['not_enough_cash', 'bank_account_closed', 'bank_account_elsewhere', 'validation_failed'],
  }),
  excel: endpoint({
    id: 'handovers.excel',
    method: 'GET',
    path: '/api/cash-handover/{id}/excel',
    summary: 'A handover as an Excel file; before it was counted for its giver alone',
    access,
    scope: 'branch',
    params: idParam,
    output: null,
    refusals: ['not_found', 'counted_blind'],
  }),
  agentDue: endpoint({
    id: 'handovers.agentDue',
    method: 'GET',
    path: '/api/cash-handover/agent',
    summary: 'What the current branch, which is an agent’s, holds, has earned and has to pay in; null for others',
    access: { permission: 'cash.count', needsBranch: true },
    scope: 'branch',
    output: one(agentDue.nullable()),
  }),
  settleAgent: endpoint({
    id: 'handovers.settleAgent',
    method: 'POST',
    path: '/api/cash-handover/agent',
    summary:
      'The current branch, which is an agent’s, settles: all the cash of its till less its commission is on its way to the bank or an office, which counts it blind',
    access: { permission: 'cash.count', needsBranch: true },
    scope: 'branch',
    status: 201,
    body: bodyOf(settleAgentForm),
    multipart: true,
    output,
    refusals: [
      'not_an_agent',
      'agent_settles',
      'nothing_to_settle',
      'bank_account_closed',
      'bank_account_elsewhere',
      'validation_failed',
    ],
  }),
  detail: endpoint({
    id: 'handovers.detail',
    method: 'GET',
    path: '/api/cash-handover/{id}',
    summary: 'One handover with its parcels',
    access,
    scope: 'branch',
    params: idParam,
    output,
    refusals: ['not_found'],
  }),
  count: endpoint({
    id: 'handovers.count',
    method: 'POST',
    path: '/api/cash-handover/{id}/count',
    summary: 'The receiver’s own count; equal, it is confirmed, else the difference waits for its owner',
    access: counters,
    scope: 'branch',
    params: idParam,
    body: bodyOf(countForm),
    output,
    refusals: [...factorRefusals, ...refusals],
  }),
  settle: endpoint({
    id: 'handovers.settle',
    method: 'POST',
    path: '/api/cash-handover/{id}/settle',
    summary: 'The difference gets its owner, named by a third person, and the handover is confirmed',
    access: counters,
    scope: 'branch',
    params: idParam,
    body: bodyOf(settleForm),
    output,
    refusals: [...refusals, 'owner_needed'],
  }),
  void: endpoint({
    id: 'handovers.void',
    method: 'POST',
    path: '/api/cash-handover/{id}/void',
    summary: 'Void an open handover: the cash stays where it was',
    access,
    scope: 'branch',
    params: idParam,
    body: bodyOf(voidHandoverForm),
    output,
    refusals: [...refusals],
  }),
  reverse: endpoint({
    id: 'handovers.reverse',
    method: 'POST',
    path: '/api/cash-handover/{id}/reverse',
    summary: 'Reverse a confirmed handover by mirror journals, as long as its money is still there',
    access: { permission: 'cash.confirm' },
    scope: 'branch',
    params: idParam,
    body: bodyOf(voidHandoverForm),
    output,
    refusals: [
      'not_found',
      'state_not_allowed',
      'cash_moved_on',
      'cash_on_statement',
      'surplus_settled',
      'shortage_settled',
      'second_person_needed',
      'not_independent',
      'agent_counts_own',
    ],
  }),
};
