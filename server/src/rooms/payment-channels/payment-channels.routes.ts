import { channelSteps } from '@waybill/domain/rooms/payment-channels/payment-channel-states.ts';
import { paymentChannelContract as calls } from '@waybill/contract/rooms/payment-channels/payment-channels.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { createPaymentChannel, editPaymentChannel, stepPaymentChannel } from './change-payment-channel.ts';
import { endDifference } from './end-difference.ts';
import { paymentChannelSource, readPaymentChannel, readChannelOptions } from './payment-channels.queries.ts';

export const paymentChannelRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, paymentChannelSource, viewer, query)),
  read(calls.all, async ({ db, now }) => ({ data: await readChannelOptions(db, now) })),
  readOne(calls.detail, ({ db, viewer, now }, { params }) => readPaymentChannel(db, viewer, params.id, now)),
  command(calls.create, (context, { body }) => createPaymentChannel(context, body)),
  command(calls.edit, (context, { params, body }) => editPaymentChannel(context, params.id, body)),
  command(calls.end_difference, (context, { params, body }) => endDifference(context, params.id, body)),
  ...channelSteps.map((name) =>
    command(calls[name], (context, { params, body }) => stepPaymentChannel(context, name, params.id, body.version)),
  ),
];
