import type { Word } from '../../kernel/words.ts';

/** Filter for labels of both carriers (K-07). */
export const allParcels = 'all_parcel';
/** Labels by carrier (K-07). */
export const labelTypes = ['fcs_express', 'mm_post'] as const;
export type LabelType = (typeof labelTypes)[number];

export const itemTypes = ['letter', 'parcel'] as const;
export type ItemType = (typeof itemTypes)[number];
export const letterItem: ItemType = 'letter';

/** Services of a label (K-07), each with the two letters of its tracking codes (decisions 6). */
export const serviceTypes = {
  register: { product: 'RG', carriers: ['fcs_express', 'mm_post'] },
  express: { product: 'EX', carriers: ['fcs_express', 'mm_post'] },
  special: { product: 'SP', carriers: ['fcs_express', 'mm_post'] },
  vpp: { product: 'VP', carriers: ['mm_post'] },
  vpl: { product: 'VL', carriers: ['mm_post'] },
} as const satisfies Record<string, { product: string; carriers: readonly LabelType[] }>;
export type ServiceType = keyof typeof serviceTypes;
export const serviceTypeNames = Object.keys(serviceTypes) as ServiceType[];

/** Letters have their own product for every service except value-payable ones. */
export const letterProduct = 'LT';

export const acceptTypes = ['walkin', 'cod'] as const;
export type AcceptType = (typeof acceptTypes)[number];

/** Who pays the shipping, and when (decisions 4.1); V-15 says which are open to whom. Not at the door in another country, where nobody collects for us. */
export const paymentTypes = {
  sender_pay: { needsCod: false, forGate: true, abroad: true },
  receiver_pay: { needsCod: false, forGate: false, abroad: false },
  from_cod: { needsCod: true, forGate: false, abroad: false },
  credit: { needsCod: true, forGate: true, abroad: true },
} as const satisfies Record<string, { needsCod: boolean; forGate: boolean; abroad: boolean }>;
export type PaymentType = keyof typeof paymentTypes;
export const paymentTypeNames = Object.keys(paymentTypes) as PaymentType[];

/** By weight from the price table, or one agreed price (`flat`). */
export const ratingTypes = ['weight', 'flat'] as const;
export type RatingType = (typeof ratingTypes)[number];

/** To the door, or collected by the receiver at the branch. */
export const deliveryTypes = ['home', 'branch'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** Additional services (source 9, decisions 4.5). */
export const labelServices = [
  'sms',
  'phone_call',
  'pickup',
  'pod',
  'vfl',
  'hand_over_code',
  'hold_mail',
  'change_destination',
  'insurance',
] as const;
export type LabelService = (typeof labelServices)[number];

export const preprintTypes = ['smart_invoice', 'smart_envelope'] as const;
export type PreprintType = (typeof preprintTypes)[number];

export const merchantTypes = ['new', 'existing'] as const;
export type MerchantType = (typeof merchantTypes)[number];
export const defaultMerchantType: MerchantType = 'new';

/** Label facts that a parcel's steps depend on. */
export interface LabelFacts {
  readonly type: LabelType;
  readonly gate_submit: boolean;
  readonly instant_deliver: boolean;
  readonly pickup_at_po: boolean;
  readonly delivery_type: DeliveryType;
  /** To another country. */
  readonly abroad: boolean;
}

/** Returns whether the receiver collects it at the counter. */
export function isFetched({ instant_deliver, pickup_at_po, delivery_type }: LabelFacts): boolean {
  return instant_deliver || pickup_at_po || delivery_type === 'branch';
}

/** The usual reason of a failed delivery; also the example in texts of messages. */
export const reasonExample: Word = { en: 'Not at home', mm: 'အိမ်တွင် မရှိ', zh: '不在家' };

/** Reasons for failed deliveries and returns (decisions 5), with whose fault it is and whether the receiver was met. */
const returnReasons = {
  not_home: { fault: 'receiver', unmet: true },
  uncontactable: { fault: 'receiver', unmet: true },
  wrong_number: { fault: 'sender', unmet: true },
  refused: { fault: 'receiver' },
  no_cash: { fault: 'receiver' },
  wrong_address: { fault: 'sender' },
  moved: { fault: 'receiver' },
  out_of_area: { fault: 'sender' },
  later_date: { fault: 'receiver' },
  order_cancelled: { fault: 'sender' },
  damaged: { fault: 'carrier' },
  recalled: { fault: 'sender' },
  access: { fault: 'receiver' },
  force_majeure: { fault: 'nobody' },
} as const satisfies Record<string, { fault: 'sender' | 'receiver' | 'carrier' | 'nobody'; unmet?: true }>;

export type ReturnReason = keyof typeof returnReasons;
export const returnReasonNames = Object.keys(returnReasons) as ReturnReason[];

/** Is this a reason of the list, and not one that somebody wrote freely? */
export const isReturnReason = (reason: string | null): reason is ReturnReason =>
  reason !== null && Object.hasOwn(returnReasons, reason);

/** Who caused a failure or return. */
export type Fault = (typeof returnReasons)[ReturnReason]['fault'];
export const faultOf = (reason: ReturnReason): Fault => returnReasons[reason].fault;
/** Reasons that only say that nobody was met. */
export const unmetReasons = returnReasonNames.filter((reason) => 'unmet' in returnReasons[reason]);
