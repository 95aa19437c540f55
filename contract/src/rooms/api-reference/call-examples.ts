import type { EndpointId } from '../../registry.ts';

/** What an example asks with. A test makes each with a key of a merchant (`server/src/rooms/api-keys/call-examples.test.ts`), with numbers of its own. */
export interface CallExample {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Numbers in the examples that every operator has their own of: townships, as `places.search` answers them, and what earlier calls made. */
export const exampleNumbers = { sender: 412, receiver: 735, label: 51_203, visit: 9_027, ticket: 1_184 } as const;
/** The townships that the first two stand for, by names that every operator has. */
export const exampleTownships = { sender: 'Hlaing', receiver: 'Chan Aye Thar Zan' } as const;
/** The code of the label that they name. */
export const exampleCode = 'EX000000017XM';

/** A code of the sandbox, and a host of the program's owner. */
export const exampleTestCode = 'EX990000010XM';
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

export const callExamples: Readonly<Partial<Record<EndpointId, CallExample>>> = {
  'places.search': { query: { search: exampleTownships.sender } },
  'tariffs.quote': {
    body: { from_place: exampleNumbers.sender, to_place: exampleNumbers.receiver, weight: 1 },
  },
  // Without COD, so that a key of a partner or an agent is answered too.
  'labels.create': { body: { ...parcel, payment_type: 'receiver_pay' } },
  'labels.createMany': {
    body: {
      labels: [
        { ...parcel, reference_id: 'order-1001', accept_type: 'cod', payment_type: 'receiver_pay', cod_amount: 45_000 },
        { ...parcel, reference_id: 'order-1002', payment_type: 'sender_pay' },
      ],
    },
  },
  'sandbox.walk': { body: { tracking_code: exampleTestCode, to: 'delivered' } },
  'sandbox.moveClock': { body: { ahead_minutes: 1440 } },
  'sandbox.fail': { body: { kind: 'too_many_requests', count: 2, seconds: 3 } },
  'sandbox.webhook': { body: { url: `https://${exampleHost}/waybill`, events: ['label.created', 'label.delivered'] } },
  'api_keys.own': {},
  'tracking.track': { body: { codes: [exampleCode] } },
  'labels.changes': { query: { cursor: 0 } },
  'prints.document': { params: { id: exampleNumbers.label } },
  'tracking.reject': {
    params: { id: exampleNumbers.label },
    body: { reason: 'The customer cancelled the order', version: null },
  },
  'support_tickets.create': {
    body: {
      type: 'shipping',
      priority: 'normal',
      desk: 'branch',
      subject: 'Where is order-1001?',
      text: 'Our customer waits for it since Monday.',
    },
  },
  'support_tickets.reply': {
    params: { id: exampleNumbers.ticket },
    body: { text: 'She is at home tomorrow morning.', version: 1 },
  },
  'support_tickets.list': {},
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
  'pickup_requests.withdraw': { params: { id: exampleNumbers.visit }, body: { reason: 'Everything was sold out' } },
};
