import type { EndpointId } from './registry.ts';

/** Request of an example. `server/src/rooms/api-keys/call-examples.test.ts` sends each with a merchant's key and its own numbers. */
export interface CallExample {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Numbers in the examples that differ between operators: townships, as `places.search` answers them, and results of earlier calls. */
export const exampleNumbers = {
  sender: 412,
  receiver: 735,
  merchant: 8_801,
  label: 51_203,
  /** Accepted by its branch, so that it can only be recalled. */
  accepted: 51_204,
  /** Two parcels returned from the door, whose senders are asked. */
  returning: 51_205,
  again: 51_206,
  visit: 9_027,
  ticket: 1_184,
  file: 6_012,
  clearance: 3_306,
  webhook: 704,
  delivery: 88_120,
} as const;
/** Names of the two example townships; every operator has them. */
export const exampleTownships = { sender: 'Hlaing', receiver: 'Chan Aye Thar Zan' } as const;
/** Code of the example label. */
export const exampleCode = 'EX000000017XM';

/** Sandbox code, and the host of the program's owner. */
export const exampleTestCode = 'EX990000045XM';
export const exampleHost = 'shop.example.com';

const parcel = {
  source_name: 'Shwe Shop',
  source_phone: ['09791234567'],
  source_township: exampleNumbers.sender,
  destination_name: 'Daw Khin Mar Lar',
  destination_phone: ['09440012345'],
  destination_township: exampleNumbers.receiver,
  destination_street: '62nd Street',
  item_name: 'Longyi',
  weight: 1,
} as const;

/** One example for each call of a key, in an order in which a test can send them: a later call may use the result of an earlier one. */
export const callExamples: Readonly<Partial<Record<EndpointId, CallExample>>> = {
  'api_keys.own': {},
  'places.regions': {},
  'places.townships': {},
  'places.countries': {},
  'places.search': { query: { search: exampleTownships.sender } },
  'tariffs.quote': {
    body: { from_place: exampleNumbers.sender, to_place: exampleNumbers.receiver, weight: 1 },
  },
  'labels.choices': {},
  'labels.statuses': {},
  // Without COD, so that keys of partners and agents are accepted too.
  'labels.create': { body: { ...parcel, payment_type: 'receiver_pay' } },
  'labels.createMany': {
    body: {
      labels: [
        { ...parcel, reference_id: 'order-1001', accept_type: 'cod', payment_type: 'receiver_pay', cod_amount: 45_000 },
        { ...parcel, reference_id: 'order-1002', payment_type: 'sender_pay' },
      ],
    },
  },
  'labels.detail': { params: { id: exampleNumbers.label } },
  'labels.find': { query: { q: exampleCode } },
  'labels.changes': { query: { cursor: 0 } },
  'tracking.track': { body: { codes: [exampleCode] } },
  'tracking.shipping': { params: { id: exampleNumbers.label } },
  'prints.prepare': { body: { labels: [exampleCode] } },
  'prints.document': { params: { id: exampleNumbers.label } },
  'sandbox.webhook': { body: { url: `https://${exampleHost}/waybill`, events: ['label.created', 'label.delivered'] } },
  'sandbox.walk': { body: { tracking_code: exampleTestCode, to: 'delivered' } },
  'sandbox.payout': { body: { tracking_code: exampleTestCode } },
  'cod.list': { query: { per_page: 1 } },
  'clearances.list': { query: { per_page: 1 } },
  'clearances.detail': { params: { id: exampleNumbers.clearance } },
  'clearances.lines': { query: { per_page: 1 } },
  'ledger.statement': { query: { customer_id: exampleNumbers.merchant } },
  'tracking.reject': {
    params: { id: exampleNumbers.label },
    body: { reason: 'The customer cancelled the order', version: null },
  },
  'tracking.recall': {
    params: { id: exampleNumbers.accepted },
    body: {
      requester_name: 'Shwe Shop',
      requester_phone: '09791234567',
      reason: 'The customer cancelled the order',
      version: null,
    },
  },
  'tracking.agreeReturn': { params: { id: exampleNumbers.returning }, body: { version: null } },
  'tracking.againReturn': { params: { id: exampleNumbers.again }, body: { version: null } },
  'support_tickets.create': {
    body: {
      type: 'shipping',
      priority: 'normal',
      desk: 'branch',
      subject: 'Where is order-1001?',
      text: 'Our customer waits for it since Monday.',
    },
  },
  'support_tickets.list': { query: { per_page: 1 } },
  'support_tickets.detail': { params: { id: exampleNumbers.ticket } },
  'support_tickets.file': { params: { id: exampleNumbers.ticket, file_id: exampleNumbers.file } },
  'support_tickets.reply': {
    params: { id: exampleNumbers.ticket },
    body: { text: 'She is at home tomorrow morning.', version: 2 },
  },
  'support_tickets.close': { params: { id: exampleNumbers.ticket } },
  'support_tickets.reopen': {
    params: { id: exampleNumbers.ticket },
    body: { text: 'It has not come after all.', version: 4 },
  },
  'pickup_requests.create': {
    body: {
      name: 'Shwe Shop',
      phone: ['09791234567'],
      place_id: exampleNumbers.sender,
      time_request: '2030-01-15',
      day_part: 'morning',
      vehicle: 'motor_bike',
      counts: 3,
    },
  },
  'pickup_requests.list': { query: { per_page: 1 } },
  'pickup_requests.detail': { params: { id: exampleNumbers.visit } },
  'pickup_requests.withdraw': { params: { id: exampleNumbers.visit }, body: { reason: 'Everything was sold out' } },
  'webhooks.list': { query: { per_page: 1 } },
  'webhooks.detail': { params: { id: exampleNumbers.webhook } },
  'webhooks.test': { params: { id: exampleNumbers.webhook } },
  'webhooks.resend': {
    params: { id: exampleNumbers.webhook },
    body: { from: '2026-11-21T00:00:00+06:30', to: '2026-11-22T00:00:00+06:30', what: 'all' },
  },
  'webhook_deliveries.list': { query: { per_page: 1 } },
  'webhook_deliveries.detail': { params: { id: exampleNumbers.delivery } },
  'webhook_deliveries.resend': { params: { id: exampleNumbers.delivery } },
  'sandbox.clock': {},
  'sandbox.moveClock': { body: { ahead_minutes: 1440 } },
  'sandbox.fail': { body: { kind: 'too_many_requests', count: 2, seconds: 3 } },
};
