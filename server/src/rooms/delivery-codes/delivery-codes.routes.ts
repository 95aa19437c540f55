import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { deliveryCodesContract as calls } from '@waybill/contract/rooms/delivery-codes/delivery-codes.contract.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { sendCode, waiveDeliveryCode } from './change-code.ts';
import { readCodeOf } from './delivery-codes.queries.ts';

export const deliveryCodesRoutes: Route[] = [
  read(calls.of, async ({ db, viewer, now }, { params }) => {
    const data = await readCodeOf(db, viewer, params.id, now);
    return data ? { data } : refuse('not_found');
  }),
  command(calls.send, (context, { params }) => sendCode(context, params.id)),
  command(calls.waive, (context, { params, body }) => waiveDeliveryCode(context, params.id, body)),
];
