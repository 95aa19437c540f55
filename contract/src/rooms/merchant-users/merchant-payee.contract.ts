import { z } from 'zod';
import { bankLife } from '@waybill/domain/rooms/customers/bank-states.ts';
import { payeeCodeForm, payeeForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import { payeeRequestLife } from '@waybill/domain/rooms/customers/payee-request-states.ts';
import { staffName } from '../../kernel/personal.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, instant, one } from '../../kernel/schemas.ts';

const account = { bank: z.string(), bank_holder: z.string() };

const ownPayee = z.object({
  paid: z
    .object({ ...account, ending: z.string().describe('the last four of its number') })
    .nullable()
    .describe('the account that payouts go to'),
  request: z
    .object({
      ...account,
      bank_account: z.string(),
      status: z.enum(payeeRequestLife.stateNames as [string, ...string[]]),
      requested_by: staffName(),
      requested_at: instant,
      phone_ending: z.string().describe('of the phone that its codes go to'),
      by_message: z.boolean().describe('the code went out by message; else the branch reads it out on that phone'),
      code_expires_at: instant.nullable().describe('null while no code may be used'),
      tries_left: z.number().int(),
      proposal: z.enum(bankLife.stateNames).nullable().describe('state of the proposal that the branch made of it'),
      reason: z.string().nullable().describe('why it was denied'),
      may_withdraw: z.boolean(),
      may_send_code: z.boolean(),
    })
    .nullable()
    .describe('the latest request for another account'),
  may_ask: z.boolean(),
});
export type OwnPayee = z.infer<typeof ownPayee>;

const owner = { userType: 'merchant', permission: 'merchant_user.edit' } as const;
const ofOwner = { access: owner, scope: 'self', output: one(ownPayee) } as const;
/** Another account to be paid to, at the wish of the merchant's owner (U-05). */
export const merchantPayeeContract = {
  payee: endpoint({
    id: 'merchant_users.payee',
    method: 'GET',
    path: '/api/merchant-portal/payee',
    summary: 'The account that the merchant is paid to, and the latest request for another one',
    ...ofOwner,
    refusals: ['not_found'],
  }),
  askPayee: endpoint({
    id: 'merchant_users.askPayee',
    method: 'POST',
    path: '/api/merchant-portal/payee',
    summary:
      'Ask to be paid to another account; a code goes to the phone known before, then two of the staff confirm, and until then the old account is paid',
    ...ofOwner,
    body: bodyOf(payeeForm),
    refusals: ['not_found', 'payee_see_only', 'duplicate', 'payee_no_phone', 'payee_codes_used_up'],
  }),
  sendPayeeCode: endpoint({
    id: 'merchant_users.sendPayeeCode',
    method: 'POST',
    path: '/api/merchant-portal/payee/code',
    summary: 'Send a new code for the request; the former one stops working',
    ...ofOwner,
    refusals: ['not_found', 'payee_see_only', 'state_not_allowed', 'payee_codes_used_up'],
  }),
  verifyPayee: endpoint({
    id: 'merchant_users.verifyPayee',
    method: 'POST',
    path: '/api/merchant-portal/payee/verify',
    summary: 'Give the code that went to the known phone; five tries, ten minutes',
    ...ofOwner,
    body: bodyOf(payeeCodeForm),
    refusals: ['not_found', 'payee_see_only', 'state_not_allowed', 'reset_code_wrong'],
  }),
  withdrawPayee: endpoint({
    id: 'merchant_users.withdrawPayee',
    method: 'POST',
    path: '/api/merchant-portal/payee/withdraw',
    summary: 'Withdraw the request, also after the branch has proposed its account',
    ...ofOwner,
    refusals: ['not_found', 'state_not_allowed'],
  }),
};
