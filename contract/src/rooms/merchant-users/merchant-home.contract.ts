import { z } from 'zod';
import { clearanceGateNames, type ClearanceGate } from '@waybill/domain/rooms/customers/clearance-gates.ts';
import { payMethods } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { codHolders } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { unansweredPolicies } from '@waybill/domain/rooms/labels/unanswered-policy.ts';
import { homeStages } from '@waybill/domain/rooms/merchant-users/home-stages.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, one } from '../../kernel/schemas.ts';
import { figures } from '../clearances/clearance-shapes.ts';
import { blockedReasons } from '../clearances/clearances.words.ts';

const int = z.number().int();
const kyat = int.describe('whole kyat');
const day = z.string().describe('yyyy-mm-dd, Yangon');
const sum = z.object({ count: int, amount: kyat });

const money = z.object({
  collecting: sum.describe('COD that receivers have not paid yet'),
  held: z
    .array(sum.extend({ holder: z.enum(codHolders) }))
    .describe('COD collected and not passed for payout, by who has the cash'),
  ready: sum,
  on_documents: sum,
  paid: sum.extend({ from: day, to: day }).describe('documents issued on these days and paid'),
  next: z.object({
    figures: figures.pick({
      actual_cod_amount: true,
      actual_percent_amount: true,
      from_cod_shipping: true,
      return_amount: true,
      credit_amount: true,
      gate_submit_amount: true,
      compensation_amount: true,
      carried_amount: true,
      actual_clearance_cod: true,
    }),
    gate: z
      .enum(clearanceGateNames as [ClearanceGate, ...ClearanceGate[]])
      .describe('when COD of this merchant may be paid'),
    gate_limit: kyat.describe('the most that is paid before the cash is confirmed; 0 where the gate has no limit'),
    held_back: z.array(z.object({ reason: z.enum(blockedReasons), count: int, amount: kyat })),
    account: z
      .object({ bank: z.string(), ending: z.string().describe('the last four characters of its number') })
      .nullable()
      .describe('where payouts go to; null where no account is confirmed'),
  }),
  waiting: z
    .array(z.object({ id: int, number: z.string(), amount: kyat, issue_date: day }))
    .describe('clearances that are not paid yet'),
  payouts: z
    .array(
      z.object({
        id: int,
        number: z.string(),
        amount: kyat,
        paid_at: instant,
        method: z.enum(payMethods).nullable(),
      }),
    )
    .describe('the last five'),
});

const home = z.object({
  at: instant,
  stages: z.array(z.object({ stage: z.enum(homeStages), count: int })),
  answers: z
    .array(
      z.object({
        label_id: int,
        tracking_code: z.string(),
        receiver_name: z.string(),
        cod_amount: kyat,
        answer_by: instant,
        otherwise: z.enum(unansweredPolicies).describe('what happens without an answer'),
      }),
    )
    .describe('parcels that could not be delivered and wait for an answer, the most urgent first, at most twenty'),
  money: money.nullable().describe('null for people who see no money'),
});
export type MerchantHome = z.infer<typeof home>;

const news = z.object({
  answers: z.object({
    count: int,
    latest: z.array(
      z.object({ label_id: int, tracking_code: z.string(), receiver_name: z.string(), asked_at: instant }),
    ),
  }),
  payouts: z
    .object({
      count: int,
      latest: z.array(z.object({ id: int, number: z.string(), amount: kyat, paid_at: instant })),
    })
    .nullable()
    .describe(
      'paid within 30 days, and nobody of the merchant has said that it arrived; null for people who see no money',
    ),
});
export type MerchantNews = z.infer<typeof news>;

export const merchantHomeContract = {
  news: endpoint({
    id: 'merchant_users.news',
    method: 'GET',
    path: '/api/merchant-portal/news',
    summary: 'What waits for the people of a merchant: answers to failed deliveries, and payouts to confirm',
    access: { userType: 'merchant' },
    scope: 'self',
    output: one(news),
  }),
  home: endpoint({
    id: 'merchant_users.home',
    method: 'GET',
    path: '/api/merchant-portal/home',
    summary: "A merchant's parcels by stage, answers that are due, and their money on its way, at one glance",
    withFrame: true,
    access: { userType: 'merchant' },
    scope: 'self',
    output: one(home),
  }),
};
