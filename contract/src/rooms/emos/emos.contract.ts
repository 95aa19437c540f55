import { z } from 'zod';
import {
  emoCodeForm,
  emoTermsForm,
  newEmoForm,
  payEmoForm,
  refundEmoForm,
} from '@waybill/domain/rooms/emos/emo-forms.ts';
import { emoLife, type EmoCommand } from '@waybill/domain/rooms/emos/emo-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { factorRefusals } from '../../kernel/factor-refusals.ts';
import { action, bodyOf, idParam, instant, listQuery, many, named, one, rowOf } from '../../kernel/schemas.ts';
import { emoList } from './emos.columns.ts';

export type EmoTopic = 'emo';

const access = emoList.access;
const works = { permission: emoLife.commands.take.permission, needsBranch: true } as const;
const prices = { permission: 'tariff.edit' } as const;
const count = z.number().int();
const kyat = count.describe('whole kyat');
const who = z.string().nullable();

const row = rowOf(emoList, {
  id: count,
  number: z.string(),
  status: z.enum(emoLife.stateNames),
  amount: kyat,
  fee: kyat,
  sender_name: z.string(),
  sender_phone: z.string(),
  payee_name: z.string(),
  payee_phone: z.string(),
  sell_branch: named,
  pay_branch: named,
  sold_at: instant,
  sold_by: z.string(),
  paid_at: instant.nullable(),
  paid_by: who,
  refunded_at: instant.nullable(),
});
export type EmoRow = z.infer<typeof row>;

const detail = row.extend({
  name: z.string().describe('the number'),
  version: count,
  sender_nrc: z.string().describe('its last digits are hidden'),
  payee_nrc: z.string().describe('its last digits are hidden: whoever pays out reads the card'),
  remark: z.string().nullable(),
  has_code: z.boolean().describe('the sender’s slip was printed'),
  tries: count.describe('wrong codes since it was sold or unlocked'),
  wrong_codes: z.array(z.object({ by: z.string(), at: instant })).describe('every wrong code, the latest first'),
  taken_at: instant.nullable(),
  taken_on_by: who,
  approved_by: who,
  refunded_by: who,
  reason: z.string().nullable().describe('why it was cancelled or paid back'),
  returned_at: instant.nullable(),
  returns_on: z.string().nullable().describe('yyyy-mm-dd: when it goes back unless it is fetched'),
  actions: z.array(action),
});
export type EmoDetail = z.infer<typeof detail>;

const terms = z.object({
  valid_from: z.string().describe('yyyy-mm-dd'),
  day_limit: kyat.describe('what one person may send or get on a day'),
  steps: z.array(z.object({ up_to: kyat, fee: kyat })),
});
export type EmoTermsRow = z.infer<typeof terms>;

const sums = z.object({ count, amount: kyat, fee: kyat });

const change = <const Name extends EmoCommand>(command: Name, summary: string) => ({
  id: `emos.${command}` as const,
  method: 'POST' as const,
  path: `/api/emo/{id}/${command}`,
  summary,
  access: { permission: emoLife.commands[command].permission },
  scope: 'branch' as const,
  params: idParam,
  output: one(detail),
});
const always = ['not_found', 'state_not_allowed', 'missing_permission'] as const;
const paysBack = [
  ...always,
  'emo_other_branch',
  'emo_wrong_nrc',
  'emo_refunded',
  'second_person_needed',
  'not_independent',
  'not_enough_cash',
  'validation_failed',
] as const;

export const emoContract = {
  list: endpoint({
    id: 'emos.list',
    method: 'GET',
    path: '/api/emo',
    summary: 'Money orders that the covered branches sold or pay out',
    access,
    scope: 'branch',
    query: listQuery(emoList),
    output: many(row),
  }),
  count: endpoint({
    id: 'emos.count',
    method: 'GET',
    path: '/api/emo/count',
    summary: 'How many orders stand behind each tab of open work',
    access,
    scope: 'branch',
    output: z.object({ data: z.record(z.string(), count) }),
  }),
  totals: endpoint({
    id: 'emos.totals',
    method: 'GET',
    path: '/api/emo/totals',
    summary: 'What the orders of a question add up to; null when they are too many',
    access,
    scope: 'branch',
    query: listQuery(emoList).omit({ page: true, per_page: true, sort: true }),
    output: z.object({ data: sums.nullable() }),
  }),
  terms: endpoint({
    id: 'emos.terms',
    method: 'GET',
    path: '/api/emo/terms',
    summary: 'Fees and limits that count today, and those that are to count later',
    access,
    scope: 'operator',
    output: z.object({ data: terms, later: z.array(terms) }),
  }),
  saveTerms: endpoint({
    id: 'emos.saveTerms',
    method: 'PUT',
    path: '/api/emo/terms',
    summary: 'Fees and limits from a day on, today or later',
    access: prices,
    scope: 'operator',
    body: bodyOf(emoTermsForm),
    output: z.object({ data: terms }),
    refusals: ['day_past', 'validation_failed'],
  }),
  create: endpoint({
    id: 'emos.create',
    method: 'POST',
    path: '/api/emo',
    summary: 'Sell an order at the current branch: amount and fee are in its till',
    access: works,
    scope: 'branch',
    status: 201,
    body: bodyOf(newEmoForm),
    output: one(detail),
    refusals: [
      'emo_same_branch',
      'emo_to_oneself',
      'emo_branch_closed',
      'emo_not_confirmed',
      'emo_sender_limit',
      'emo_payee_limit',
      'emo_fee_changed',
      'validation_failed',
    ],
  }),
  detail: endpoint({
    id: 'emos.detail',
    method: 'GET',
    path: '/api/emo/{id}',
    summary: 'One order with everything that happened to it',
    access,
    scope: 'branch',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  code: endpoint({
    id: 'emos.code',
    method: 'POST',
    path: '/api/emo/{id}/code',
    summary:
      'Make the pick-up code for the sender’s slip. It is answered this once; another one needs a supervisor and the sender’s card',
    access: works,
    scope: 'branch',
    secret: true,
    params: idParam,
    body: bodyOf(emoCodeForm),
    output: z.object({ data: detail, code: z.string().describe('six digits') }),
    refusals: [...always, 'emo_other_branch', 'emo_code_made', 'emo_wrong_nrc', 'validation_failed'],
  }),
  take: endpoint({
    ...change('take', 'The paying branch takes the order on; the sender can no longer cancel it'),
    refusals: [...always, 'emo_other_branch'],
  }),
  pay: endpoint({
    ...change('pay', 'Pay out against identity card and code; five wrong codes lock the order'),
    body: bodyOf(payEmoForm),
    refusals: [
      ...factorRefusals,
      ...always,
      'emo_other_branch',
      'emo_no_code',
      'emo_locked',
      'emo_wrong_code',
      'emo_wrong_nrc',
      'emo_seller_pays',
      'emo_approval_needed',
      'emo_not_confirmed',
      'second_person_needed',
      'not_independent',
      'not_enough_cash',
      'validation_failed',
    ],
  }),
  approve: endpoint({
    ...change('approve', 'A second person approves paying out above the limit'),
    refusals: [...factorRefusals, ...always, 'approval_not_needed', 'second_person_needed', 'not_independent'],
  }),
  unlock: endpoint({
    ...change('unlock', 'Unlock an order after five wrong codes'),
    refusals: [...always, 'emo_not_locked', 'second_person_needed', 'not_independent'],
  }),
  cancel: endpoint({
    ...change(
      'cancel',
      'Cancel an order that nobody has taken on: the amount goes back to the sender, the fee is kept',
    ),
    body: bodyOf(refundEmoForm),
    refusals: [...factorRefusals, ...paysBack],
  }),
  refund: endpoint({
    ...change('refund', 'Pay an order that nobody fetched back to the sender'),
    body: bodyOf(refundEmoForm),
    refusals: [...factorRefusals, ...paysBack],
  }),
};
