import { z } from 'zod';
import { clearanceKindNames } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { clearanceLife } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { labelStatusNames } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { paymentTypeNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { pickupRequestLife } from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import { sentEvents, testEvent, webhookEvents, type SentEvent } from '@waybill/domain/rooms/webhooks/webhook-events.ts';
import { instant } from './kernel/schemas.ts';

const count = z.number().int();
const kyat = count.describe('whole kyat');
const sequence = count
  .nullable()
  .describe('rises with each step of the same record; steps without an event leave gaps');
const branch = z.object({ code: z.string(), name_en: z.string(), name_mm: z.string() });
const of = (thing: string) => z.enum(webhookEvents.filter((event) => event.startsWith(`${thing}.`)));
const at = instant.describe('when the step was recorded; ISO 8601 with offset');

const eventLabel = z.object({
  id: count,
  tracking_code: z.string(),
  reference_id: z.string().nullable().describe("the owner's own number of the parcel"),
  cod_amount: kyat,
  shipping_total: kyat,
  payment_type: z.enum(paymentTypeNames),
});
const eventClearance = z.object({
  id: count,
  number: z.string(),
  kind: z.enum(clearanceKindNames),
  actual_clearance_cod: kyat,
  received_amount: kyat.nullable(),
  count: count.describe('parcels'),
});
const eventPickup = z.object({
  id: count,
  status: z.enum(pickupRequestLife.stateNames),
  time_request: z.iso.date(),
  counts: count.describe('parcels announced'),
  collected_count: count.nullable(),
});
const eventTicket = z.object({
  id: count,
  number: z.string(),
  subject: z.string(),
  text: z.string().nullable().describe('the answer'),
});

/** Bodies that are sent to webhooks, by the name of their shape in the OpenAPI document. A record is sent as it is now; `status` is that of the step. */
export const webhookPayloads = {
  LabelEvent: z.object({
    type: of('label'),
    timestamp: at,
    data: z.object({
      sequence,
      label: eventLabel,
      status: z.enum(labelStatusNames),
      at: instant.nullable().describe('when the step happened, which a device may report later'),
      branch: branch.nullable(),
      to_branch: branch.nullable(),
      reason: z.string().nullable(),
      undoes: count.optional().describe('the sequence number of the step that is taken back'),
    }),
  }),
  ClearanceEvent: z.object({
    type: of('clearance'),
    timestamp: at,
    data: z.object({ sequence, clearance: eventClearance, status: z.enum(clearanceLife.stateNames) }),
  }),
  PickupEvent: z.object({
    type: of('pickup'),
    timestamp: at,
    data: z.object({
      sequence,
      pickup: eventPickup,
      step: z.string().describe('what was recorded: a status, or another change'),
      reason: z.string().nullable(),
    }),
  }),
  TicketEvent: z.object({
    type: of('ticket'),
    timestamp: at,
    data: z.object({ sequence, ticket: eventTicket }),
  }),
  TestEvent: z.object({
    type: z.literal(testEvent),
    timestamp: at,
    data: z.object({ endpoint: z.object({ id: count, name: z.string() }) }),
  }),
} as const;

/** Shapes inside the payloads that have a name in the document. */
export const webhookParts = {
  EventBranch: branch,
  EventLabel: eventLabel,
  EventClearance: eventClearance,
  EventPickup: eventPickup,
  EventTicket: eventTicket,
} as const;

type PayloadName = keyof typeof webhookPayloads;

const payloadOf: Readonly<Record<string, PayloadName>> = {
  label: 'LabelEvent',
  clearance: 'ClearanceEvent',
  pickup: 'PickupEvent',
  ticket: 'TicketEvent',
  endpoint: 'TestEvent',
};

/** Returns the name of an event's payload. */
export const payloadNameOf = (event: SentEvent): PayloadName => payloadOf[event.split('.')[0] ?? ''] as PayloadName;

/** Each event with what it tells. */
export const eventSummaries: Readonly<Record<SentEvent, string>> = {
  'label.drafted': 'A label was kept as a draft',
  'label.created': 'A label was created; its parcel is not collected yet',
  'label.picked_up': 'A courier collected the parcel from its sender',
  'label.accepted': 'The first branch accepted the parcel',
  'label.departed': 'The parcel left a branch',
  'label.arrived': 'The parcel arrived at a branch',
  'label.redirected': 'The parcel goes to another address or branch',
  'label.out_for_delivery': 'A courier is on the way to the receiver',
  'label.delivered': 'The receiver has the parcel',
  'label.delivery_failed': 'A delivery failed; `reason` says why',
  'label.return_asked': 'The sender is asked whether the parcel is to be returned',
  'label.returning': 'The parcel is on its way back to the sender',
  'label.returned': 'The sender has the parcel back',
  'label.return_confirmed': 'The return was confirmed',
  'label.cancelled': 'The label was cancelled',
  'label.missing': 'The parcel is reported missing',
  'label.changed': 'Details of the label changed',
  'label.taken_back': 'A step was entered by mistake and is taken back: `undoes` is its sequence number',
  'clearance.made': 'A clearance of COD was made',
  'clearance.paid': 'A clearance was paid',
  'clearance.voided': 'A clearance was voided',
  'pickup.changed': 'A pickup request changed',
  'ticket.answered': 'Support answered a ticket',
  'ticket.resolved': 'Support resolved a ticket',
  'endpoint.test': 'A test, sent by a person or with the call `webhooks.test`',
};

const exampleTime = '2026-11-26T09:30:00.000+06:30';
const exampleLabel = {
  id: 51_203,
  tracking_code: 'EX000000017XM',
  reference_id: 'order-1001',
  cod_amount: 45_000,
  shipping_total: 3_500,
  payment_type: 'receiver_pay',
} as const;

/** An example of what is sent for each event. */
export const eventExamples: Readonly<Record<string, unknown>> = Object.fromEntries(
  sentEvents.map((type) => [type, { type, timestamp: exampleTime, data: dataOf(type) }]),
);

function dataOf(type: SentEvent): unknown {
  const name = payloadNameOf(type);
  if (name === 'LabelEvent')
    return {
      sequence: 4,
      label: exampleLabel,
      status: 'delivered',
      at: exampleTime,
      branch: { code: 'MDY', name_en: 'Mandalay', name_mm: 'မန္တလေး' },
      to_branch: null,
      reason: null,
    };
  if (name === 'ClearanceEvent')
    return {
      sequence: 1,
      clearance: {
        id: 3_306,
        number: 'CL-2611-0042',
        kind: clearanceKindNames[0],
        actual_clearance_cod: 45_000,
        received_amount: 41_500,
        count: 1,
      },
      status: 'complete',
    };
  if (name === 'PickupEvent')
    return {
      sequence: 2,
      pickup: { id: 9_027, status: 'complete', time_request: '2026-11-26', counts: 3, collected_count: 3 },
      step: 'complete',
      reason: null,
    };
  if (name === 'TicketEvent')
    return {
      sequence: 2,
      ticket: { id: 1_184, number: 'T-1184', subject: 'Where is order-1001?', text: 'It arrives tomorrow.' },
    };
  return { endpoint: { id: 704, name: 'Shop' } };
}
