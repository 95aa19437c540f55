import { toLatinDigits } from '../../kernel/digits.ts';
import { searchKey } from '../../kernel/text.ts';

/** Whose data a column has. The receiver's wins over the buyer's, and the buyer's over the bill's. */
export type ColumnParty = 'receiver' | 'nobody' | 'buyer' | 'billing' | 'sender';

/** Kind of data about a person or a place. */
export type PersonThing =
  | 'name'
  | 'first'
  | 'last'
  | 'phone'
  | 'address'
  | 'line'
  | 'street'
  | 'township'
  | 'city'
  | 'region'
  | 'country'
  | 'postcode'
  | 'note';

const partyWords: Readonly<Record<Exclude<ColumnParty, 'nobody'>, readonly string[]>> = {
  receiver: [
    'receiver',
    'recipient',
    'consignee',
    'shipping',
    'ship',
    'shipment',
    'delivery',
    'deliver',
    'to',
    'destination',
    'dest',
    'dropoff',
  ],
  buyer: ['buyer', 'customer', 'cust', 'client'],
  billing: ['billing', 'bill', 'payer', 'invoice'],
  sender: ['sender', 'from', 'shop', 'store', 'merchant', 'seller', 'pickup', 'vendor', 'shipper', 'origin', 'return'],
};
const partyOfWord = new Map(
  Object.entries(partyWords).flatMap(([party, words]) => words.map((word) => [word, party as ColumnParty] as const)),
);

/** Words of a thing; the key has them in alphabetical order. */
const things: Readonly<Record<PersonThing, readonly string[]>> = {
  name: ['name', 'full name', 'contact name', 'person name', 'contact person', 'contact person name'],
  first: ['first name', 'given name', 'firstname', 'first'],
  last: ['last name', 'family name', 'lastname', 'surname', 'last'],
  phone: [
    'phone',
    'phone no',
    'phone number',
    'mobile',
    'mobile no',
    'mobile number',
    'mobile phone',
    'tel',
    'tel no',
    'telephone',
    'ph',
    'ph no',
    'contact',
    'contact no',
    'contact number',
    'contact phone',
    'contact mobile',
    'contact mobile no',
    'cell',
    'cell phone',
    'whatsapp',
  ],
  address: ['address', 'full address', 'street address', 'address 1 2', 'address line'],
  line: [
    'address 1',
    'address 2',
    'address 3',
    'address line 1',
    'address line 2',
    'address line 3',
    'street 1',
    'street 2',
    'street 3',
  ],
  street: ['street', 'road'],
  township: ['township', 'tsp', 'zone', 'town', 'suburb', 'area', 'district'],
  city: ['city', 'city name'],
  region: ['state', 'state code', 'province', 'province code', 'region', 'division', 'state region'],
  country: ['country', 'country code', 'country name'],
  postcode: ['zip', 'zip code', 'zipcode', 'postcode', 'postal code', 'post code'],
  note: [
    'note',
    'notes',
    'remark',
    'remarks',
    'instruction',
    'instructions',
    'special instruction',
    'special instructions',
    'comment',
    'comments',
    'message',
  ],
};
const sorted = (words: readonly string[]) => [...words].sort().join(' ');
const thingOfWords = new Map(
  Object.entries(things).flatMap(([thing, names]) =>
    names.map((name) => [sorted(name.split(' ')), thing as PersonThing] as const),
  ),
);
/** A township is nearer to the receiver than a town or a district. */
export const townshipOrder = things.township;

/**
 * Splits a heading into its words: at spaces and signs, dots and underscores, before a capital, between letters and digits.
 *
 * @example headWords('to_address.street1') // ['to', 'address', 'street', '1']
 * @example headWords('RecipientName(*)') // ['recipient', 'name']
 */
export function headWords(head: string): string[] {
  return toLatinDigits(head)
    .replace(/\b(\p{L})\.\s?(\p{L})\.\s?(\p{L})\b\.?/gu, '$1$2$3')
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/gu, ' ')
    .replace(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/gi, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

export interface PersonHead {
  readonly party: ColumnParty;
  readonly thing: PersonThing;
}

/**
 * Returns whose data a heading announces and which; null for a heading about something else.
 *
 * @example personHead('First Name (Billing)') // { party: 'billing', thing: 'first' }
 */
export function personHead(head: string): PersonHead | null {
  const all = headWords(head);
  const parties = new Set(all.flatMap((word) => partyOfWord.get(word) ?? []));
  const rest = all.filter((word) => !partyOfWord.has(word) && !fillers.has(word));
  // "to_address.name": the word for an address names the party's record.
  const inRecord = /^(?:to|from|shipping|billing|delivery|return)[_ ]address[._ ]/i.test(head) && rest.length > 1;
  const words = inRecord ? rest.filter((word, at) => word !== 'address' || at > 0) : rest;
  const thing = thingOfWords.get(sorted(words));
  if (thing === undefined || parties.size > 1) return null;
  return { party: [...parties][0] ?? 'nobody', thing };
}
const fillers = new Set(['s', 'the', 'of', 'required', 'optional']);

const joinOrders = new WeakMap<readonly string[], readonly number[]>();

/** Returns the columns in the order in which their texts join: the first name before the last, the lines of an address by their numbers. */
export function joinOrder(heads: readonly string[]): readonly number[] {
  const known = joinOrders.get(heads);
  if (known) return known;
  const rank = (head: string): number => {
    const thing = personHead(head)?.thing;
    return thing === 'last' ? 1 : thing === 'line' ? Number(/\d/.exec(toLatinDigits(head))?.[0] ?? 0) : 0;
  };
  const order = heads
    .map((head, at) => ({ at, rank: rank(head) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ at }) => at);
  joinOrders.set(heads, order);
  return order;
}

/** How surely an amount under a heading is collected: 3 says so, 2 is a total, 1 a price; 0 is another amount; null for no amount. */
export function amountStrength(head: string): 0 | 1 | 2 | 3 | null {
  const words = headWords(head);
  const key = searchKey(words.join(' '));
  if (words.some((word) => otherAmounts.has(word)) || otherAmountParts.test(key))
    return isAmount(words, key) ? 0 : null;
  if (words.includes('cod') || /cashondelivery|collect|ကောက်ခံ|ကောက်ငွေ|ငွေကောက်|代收|到付金额/.test(key)) return 3;
  if (words.some((word) => totals.has(word)) || /ငွေပမာဏ|ကျသင့်ငွေ|စုစုပေါင်းငွေ|金额|总额|总价|合计|总计|货款/.test(key))
    return 2;
  if (!words.some((word) => prices.has(word)) && !/ဈေးနှုန်း|စျေးနှုန်း|ပစ္စည်းဖိုး|单价|\u552E价|价格/.test(key)) return null;
  return words.some((word) => ofOneItem.has(word)) ? 0 : 1;
}
const totals = new Set(['total', 'amount', 'amt', 'payable', 'due']);
const prices = new Set(['price', 'sale', 'sales', 'sold']);
const otherAmounts = new Set([
  'paid',
  'prepaid',
  'unpaid',
  'refund',
  'refunded',
  'subtotal',
  'sub',
  'tax',
  'taxes',
  'vat',
  'discount',
  'coupon',
  'fee',
  'fees',
  'charge',
  'charges',
  'shipping',
  'deli',
  'deposit',
  'advance',
  'balance',
  'net',
  'adjusted',
  'processing',
  'commission',
  'tip',
  'cost',
  'value',
  'quantity',
  'qty',
  'weight',
  'date',
  'time',
  'number',
  'count',
  'insurance',
  'currency',
]);
const otherAmountParts = /ရှင်းပြီး|ပို့ခ|စရံ|လျှော့|ဝန်ဆောင်ခ|已付|预付|运费|手续费|定金|折扣|优\u60E0|税|退款|重量|日期|数量/;
const isAmount = (words: readonly string[], key: string) =>
  words.some((word) => otherAmounts.has(word) && !notMoney.has(word)) ||
  /ရှင်းပြီး|ပို့ခ|စရံ|လျှော့|ဝန်ဆောင်ခ|已付|预付|运费|手续费|定金|折扣|优\u60E0|税|退款/.test(key);
const notMoney = new Set(['quantity', 'qty', 'weight', 'date', 'time', 'number', 'count', 'currency']);
const ofOneItem = new Set(['lineitem', 'unit']);

/** Returns whether a heading says how or whether an order was paid. */
export function isPaymentHead(head: string): boolean {
  const words = sorted(headWords(head));
  return (
    paymentHeads.has(words) ||
    /^(?:ငွေပေးချေမှုအခြေအနေ|ငွေရှင်းမှုအခြေအနေ|ငွေချေမှုအခြေအနေ|付款状态|支付状态|收款状态)$/.test(searchKey(head))
  );
}
const paymentHeads = new Set(
  [
    'financial status',
    'payment status',
    'paid status',
    'payment method',
    'payment method title',
    'paid',
    'is paid',
    'payment state',
    'payment gateway',
  ].map((words) => sorted(words.split(' '))),
);

/** Returns whether a heading names numbers that are no amounts. */
export const isNumberHead = (head: string): boolean => headWords(head).some((word) => numberWords.has(word));
const numberWords = new Set(['number', 'no', 'id', 'code', 'sku', 'zip', 'phone', 'barcode', 'ref', 'reference']);

/** Returns whether a heading counts the items of an order, not its parcels. */
export const countsItems = (head: string): boolean => headWords(head).some((word) => itemWords.has(word));
const itemWords = new Set(['item', 'items', 'lineitem', 'total', 'order', 'product']);

/** Returns whether a text is an id, a user name or an order number, not a person. @example namesNobody('#1001') === true */
export function namesNobody(text: string): boolean {
  const latin = toLatinDigits(text.trim());
  return /^#?[\w.-]*\d[\w.-]*$/.test(latin) || latin.includes('@') || /^[a-z]+_[a-z_]+$/.test(latin);
}

/** Returns the meaning of a payment column: nothing is left to collect, or something is; `unclear` when it contradicts itself or says neither. */
export function paymentSays(text: string): 'paid' | 'open' | 'unclear' | null {
  const key = text.toLowerCase();
  if (!/[\p{L}\p{N}]/u.test(key)) return null;
  if (/partial|refund|void|cancel|fail|退款|取消/.test(key)) return 'unclear';
  const isOpen =
    /pending|unpaid|not[ _-]?paid|\bdue\b|authori[sz]ed|\bcod\b|cash|collect|မရှင်း|မပေး|အိမ်ရောက်|货到付款|未付|待付/.test(
      key,
    );
  const isPaid = /(?<!un|not[ _-]?)paid\b|captured|settled|ရှင်းပြီး|ပေးပြီး|ချေပြီး|လွှဲပြီး|已付|已支付|付清/.test(key);
  if (isPaid) return 'paid';
  const isOnline =
    /kbz|kpay|wave|aya ?pay|cb ?pay|ok ?dollar|onepay|paypal|stripe|visa|master|card|bank|transfer|online|mpu|支付\u5B9D|\u5FAE信|ငွေလွှဲ/.test(
      key,
    );
  if (isOpen) return isOnline && !/\bcod\b|cash|货到付款/.test(key) ? 'unclear' : 'open';
  return isOnline || /^(?:yes|true|1)$/.test(key) ? 'paid' : /^(?:no|false|0)$/.test(key) ? 'open' : 'unclear';
}

/** Unit of weight that a heading names; null when it names none. */
export function weightUnit(head: string): string | null {
  const unit =
    /(?:^|[^a-z])(kgs?|kilos?|kilograms?|gm|gms|grams?|g|lbs?|pounds?|oz|ounces?|viss)(?:[^a-z]|$)|ကီလိုဂရမ်|ကီလို|ဂရမ်|ကျပ်သား|ပိဿာ|公斤|千克|克|斤|\u78C5/i.exec(
      head.replaceAll('_', ' '),
    );
  return unit ? (unit[1] ?? unit[0]) : null;
}
