import { searchKey } from '../../kernel/text.ts';
import type { PostResult } from './post-results.ts';

/** Meaning of a status: a result, or that the parcel is still on its way. */
export type PostMeaning = PostResult | 'moving';

/** Events of the Universal Postal Union (EMSEVT), with their names as posts print them. */
const upuEvents: Readonly<Record<string, readonly [PostMeaning, ...string[]]>> = {
  EMA: ['moving', 'posting/collection', 'posting', 'collection', 'item posted', 'posted'],
  EMB: ['moving', 'arrival at outward office of exchange'],
  EMC: ['moving', 'departure from outward office of exchange'],
  EMD: ['moving', 'arrival at inward office of exchange'],
  EME: ['moving', 'held by import customs', 'held by customs'],
  EMF: ['moving', 'departure from inward office of exchange'],
  EMG: ['moving', 'arrival at delivery office'],
  EMH: [
    'moving',
    'attempted/unsuccessful delivery',
    'attempted/unsuccessful physical delivery',
    'unsuccessful delivery',
    'attempted delivery',
  ],
  EMI: ['delivered', 'final delivery', 'delivered'],
  EMJ: ['moving', 'arrival at transit office of exchange'],
  EMK: ['moving', 'departure from transit office of exchange'],
  EDA: ['moving', 'held at inward office of exchange'],
  EDB: ['moving', 'item presented to import customs'],
  EDC: ['moving', 'item returned from import customs'],
  EDD: ['moving', 'item into sorting centre'],
  EDE: ['moving', 'item out of sorting centre'],
  EDF: ['moving', 'item held at delivery depot'],
  EDG: ['moving', 'item out for physical delivery'],
  EDH: ['moving', 'item arrival at collection point for pick-up'],
};

/** Statuses of Myanmar Post and of others that print words, by their meaning. Each is compared as a whole. */
const statuses: Readonly<Record<PostMeaning, readonly string[]>> = {
  delivered: [
    ...[
      'delivered',
      'item delivered',
      'delivered to addressee',
      'item delivered to addressee',
      'delivered to recipient',
    ],
    ...[
      'delivered to receiver',
      'delivered to customer',
      'delivered successfully',
      'successfully delivered',
      'final delivery',
    ],
    ...['delivery successful', 'delivery completed', 'handed over to addressee', 'delivered to addressee in person'],
    ...[
      'ပို့ပြီး',
      'ပေးပို့ပြီး',
      'ပို့ဆောင်ပြီး',
      'ပေးအပ်ပြီး',
      'အပ်နှံပြီး',
      'လက်ခံရရှိပြီး',
      'လက်ခံသူထံ ပေးအပ်ပြီး',
      'လက်ခံသူထံ အပ်နှံပြီး',
      'လိပ်စာရှင်ထံ ပေးအပ်ပြီး',
    ],
    ...['妥投', '已妥投', '送达', '已送达', '签收', '已签收', '已投递', '投递成功', '派送成功'],
  ],
  returned: [
    ...[
      'returned',
      'returned to sender',
      'return to sender',
      'item returned to sender',
      'rts',
      'returned to origin',
      'sent back to sender',
    ],
    ...['sent back', 'item returned', 'being returned to sender'],
    ...['ပြန်ပို့', 'ပြန်ပို့ပြီး', 'ပြန်အပ်', 'ပြန်အပ်ပြီး', 'ပေးပို့သူထံ ပြန်ပို့ပြီး', 'ပေးပို့သူထံ ပြန်အပ်ပြီး', 'ပို့သူထံ ပြန်ပို့ပြီး'],
    ...['退回', '已退回', '退回寄件人', '已退回寄件人', '退件', '已退件', '退还寄件人'],
  ],
  moving: [
    ...[
      'undelivered',
      'not delivered',
      'unsuccessful delivery',
      'delivery unsuccessful',
      'delivery failed',
      'failed delivery',
      'delivery attempted',
    ],
    ...[
      'attempted delivery',
      'delivery attempt',
      'delivery refused',
      'delivery refused by addressee',
      'refused',
      'refused by addressee',
      'addressee absent',
    ],
    ...[
      'addressee not available',
      'out for delivery',
      'with the postman',
      'to be delivered',
      'awaiting delivery',
      'in transit',
      'on its way',
      'accepted',
    ],
    ...[
      'posted',
      'collected',
      'arrived',
      'departed',
      'dispatched',
      'sorted',
      'received',
      'held',
      'held by customs',
      'customs',
      'customs clearance',
      'processing',
    ],
    ...['pending', 'arrival at delivery office', 'in process'],
    ...[
      'မပို့ရသေး',
      'မပို့နိုင်',
      'မပေးပို့ရသေး',
      'မအောင်မြင်',
      'လမ်းခရီးတွင်',
      'လမ်းမှာ',
      'ရောက်ရှိ',
      'ရောက်ရှိပြီး',
      'လက်ခံပြီး',
      'ထွက်ခွာပြီး',
      'စာတိုက်ရောက်ပြီး',
    ],
    ...[
      '未妥投',
      '未送达',
      '未签收',
      '投递失败',
      '派送失败',
      '派送中',
      '投递中',
      '收寄',
      '已收寄',
      '到达',
      '已到达',
      '离开',
      '已离开',
      '运输中',
      '在途',
      '处理中',
      '海关',
      '海关扣留',
    ],
  ],
};

/** Endings of a Burmese sentence that change nothing. */
const keyOf = (text: string): string =>
  searchKey(text)
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/(?:ပါပြီ|ပါသည်|ပါတယ်|ပါ|သည်|ဖြစ်သည်)$/, '');

const meanings = new Map<string, PostMeaning>([
  ...Object.values(upuEvents).flatMap(([meaning, ...names]) => names.map((name) => [keyOf(name), meaning] as const)),
  ...Object.entries(statuses).flatMap(([meaning, texts]) =>
    texts.map((text) => [keyOf(text), meaning as PostMeaning] as const),
  ),
]);

/** A place after the event, and a reason after a failed attempt, do not change that the parcel is on its way. */
const onItsWay =
  /^(?:(?:arrived|arrival|departed|departure|dispatched|received|accepted|held|sorted|posted|in transit)\s+(?:at|from|by|to|in|for)\s+(?!addressee|recipient|receiver|sender|customer).+|(?:undelivered|not delivered|unsuccessful delivery|delivery failed|attempted delivery|delivery attempted)\s*[-–:(,].+)$/i;

/**
 * Returns the meaning of a status of the mail post, matched as a whole; null for one that the table does not have, which changes nothing.
 *
 * @example postResultOf('EMI - Final delivery') === 'delivered'
 * @example postResultOf('Unsuccessful delivery') === 'moving'
 */
export function postResultOf(text: string): PostMeaning | null {
  const [, first, rest = ''] = /^\W*(E[A-Z]{2})\b[\s\-–:.()/]*(.*?)\W*$/s.exec(text) ?? /^()()$/.exec('') ?? [];
  const event = first === undefined ? undefined : upuEvents[first];
  if (event) {
    const named = rest === '' ? event[0] : (meanings.get(keyOf(rest)) ?? null);
    return named === event[0] ? named : null;
  }
  return meanings.get(keyOf(text)) ?? (onItsWay.test(text.trim()) ? 'moving' : null);
}
