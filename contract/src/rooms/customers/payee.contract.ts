import { z } from 'zod';
import { form } from '@waybill/domain/kernel/form.ts';
import { customerReasonForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, idParam, instant, one, recordId } from '../../kernel/schemas.ts';
import { customerDetail } from './customer-shapes.ts';

const edit = { permission: 'customer.edit' } as const;
/** The request that the person looked at, so that nobody agrees to an account they have not seen. */
const request = { request_id: recordId };

/** Calls of the branch for another account that a merchant's owner asks for (U-05). */
export const payeeCalls = {
  readPayeeCode: endpoint({
    id: 'customers.readPayeeCode',
    method: 'POST',
    path: '/api/merchant/{id}/payee/code',
    summary:
      'A new code to read out on the phone known before, where it did not go out by message; the reader neither agrees nor confirms',
    access: edit,
    scope: 'branch',
    secret: true,
    showsDetails: true,
    params: idParam,
    body: bodyOf(form({}), request),
    output: one(z.object({ code: z.string(), phone: z.string(), expires_at: instant })),
    refusals: ['not_found', 'state_not_allowed', 'not_independent', 'payee_code_sent', 'payee_codes_used_up'],
  }),
  agreePayee: endpoint({
    id: 'customers.agreePayee',
    method: 'POST',
    path: '/api/merchant/{id}/payee/agree',
    summary: 'Propose the account that the merchant asked for; a second person confirms it',
    access: edit,
    scope: 'branch',
    params: idParam,
    body: bodyOf(form({}), request),
    output: one(customerDetail),
    refusals: ['not_found', 'state_not_allowed', 'not_independent'],
  }),
  denyPayee: endpoint({
    id: 'customers.denyPayee',
    method: 'POST',
    path: '/api/merchant/{id}/payee/deny',
    summary: 'Deny the account that the merchant asked for',
    access: edit,
    scope: 'branch',
    params: idParam,
    body: bodyOf(customerReasonForm, request),
    output: one(customerDetail),
    refusals: ['not_found', 'state_not_allowed'],
  }),
};
