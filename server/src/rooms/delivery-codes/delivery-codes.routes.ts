import { deliveryCodesContract as calls } from '@waybill/contract/rooms/delivery-codes/delivery-codes.contract.ts';
import { command, readOne, type Route } from '../../kernel/routes.ts';
import { sendCode, waiveDeliveryCode } from './change-code.ts';
import { readCodeOf } from './delivery-codes.queries.ts';

export const deliveryCodesRoutes: Route[] = [
  readOne(calls.of, ({ db, viewer, now }, { params }) => readCodeOf(db, viewer, params.id, now)),
  command(calls.send, (context, { params }) => sendCode(context, params.id)),
  command(calls.waive, (context, { params, body }) => waiveDeliveryCode(context, params.id, body)),
];
