import { z } from 'zod';
import { deliveryCodeStates } from '@waybill/domain/rooms/delivery-codes/delivery-code.ts';
import { waiveCodeForm } from '@waybill/domain/rooms/delivery-codes/delivery-code-form.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, idParam, instant, one } from '../../kernel/schemas.ts';

const text = z.string().nullable();
const code = z.object({
  state: z.enum(deliveryCodeStates),
  sent_at: instant.nullable(),
  left: z.number().int().describe('wrong codes that are still looked at'),
  wrong: z.array(z.object({ by: z.string(), at: instant })).describe('wrong codes that were tried, the latest first'),
  waived_by: text,
  waived_at: instant.nullable(),
  waived_why: text,
  may_send: z.boolean(),
  send_blocked: text.describe('why no other code is sent now'),
  may_waive: z.boolean(),
});
const detail = one(code);
export type DeliveryCode = z.infer<typeof code>;

export const deliveryCodesContract = {
  of: endpoint({
    id: 'delivery_codes.of',
    method: 'GET',
    path: '/api/label/{id}/delivery-code',
    summary: 'How it stands with the code against which a parcel is handed over; never the code itself',
    access: { permission: 'label.view' },
    scope: 'branch',
    params: idParam,
    output: detail,
    refusals: ['not_found'],
  }),
  send: endpoint({
    id: 'delivery_codes.send',
    method: 'POST',
    path: '/api/label/{id}/delivery-code',
    summary: 'Sends the receiver a new code; the former one opens nothing any more, wrong tries stay counted',
    access: { permission: 'label.scan' },
    scope: 'branch',
    params: idParam,
    output: detail,
    refusals: [
      'not_found',
      'delivery_code_over',
      'delivery_code_locked',
      'delivery_code_often',
      'delivery_code_no_way',
    ],
  }),
  waive: endpoint({
    id: 'delivery_codes.waive',
    method: 'POST',
    path: '/api/label/{id}/delivery-code/waive',
    summary:
      'The parcel is handed over without a code; decided by somebody who does not carry it and does not record its delivery',
    access: { permission: 'label.decide' },
    scope: 'branch',
    params: idParam,
    body: bodyOf(waiveCodeForm),
    output: detail,
    refusals: ['not_found', 'validation_failed', 'delivery_code_over', 'delivery_code_own', 'delivery_code_waived'],
  }),
};
