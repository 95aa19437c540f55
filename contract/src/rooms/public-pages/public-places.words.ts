import type { Tone } from '@waybill/domain/kernel/lifecycle.ts';
import { type Word, sayLoose, words } from '@waybill/domain/kernel/words.ts';
import { formatClock, formatDate, formatDateTime, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { localName, type Locale, type Named } from '@waybill/domain/kernel/locale.ts';
import type { Party } from '@waybill/domain/kernel/user-types.ts';
import {
  lastAttempt,
  placeNow,
  publicWhen,
  type PublicEntry,
  type PublicFacts,
  type PublicPlace,
  type PublicWhen,
} from '@waybill/domain/rooms/public-pages/public-places.ts';
import { returnReasonNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { returnReasonWords } from '../labels/label-status.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

interface PlaceFace {
  readonly tone: Tone;
  readonly title: Word;
  /** Meaning for the receiver. May contain {at}, the time of the last attempt, {again}, the time of the next one, {reason} and {branch}. */
  readonly meaning: Word;
  /** Meaning for the sender, where it differs. */
  readonly toSender?: Word;
}

/** Values that a meaning may contain. */
export interface MeaningFacts {
  readonly party: Party;
  readonly now: Date;
  /** The last attempt to deliver. */
  readonly at: Date;
  /** Day of the next attempt, 'yyyy-mm-dd'; null when it is later than promised. */
  readonly day: string | null;
  readonly reason: Word | null;
  readonly branch: string;
}

/** Returns what people outside see of a parcel: its place and the sentence for one of the parties. Used by the tracking page and the API. */
export function publicSentence(
  parcel: PublicFacts,
  way: readonly PublicEntry[],
  { party, locale, now, branch }: Pick<MeaningFacts, 'party' | 'now'> & { locale: Locale; branch: Named },
): { place: PublicPlace; when: PublicWhen | null; text: string } {
  const reason = returnReasonNames.find((name) => name === parcel.reason);
  const place = placeNow(parcel);
  const when = publicWhen(parcel, now);
  const text = sayMeaning(place, locale, {
    party,
    now,
    at: lastAttempt(way) ?? parcel.life.status_at,
    day: when?.kind === 'by' ? when.day : null,
    reason: reason === undefined ? null : returnReasonWords[reason],
    branch: localName(branch, locale),
  });
  return { place, when, text };
}

/** Formats the sentence for one of the parties, with times and names. */
export function sayMeaning(place: PublicPlace, locale: Locale, facts: MeaningFacts): string {
  const { meaning, toSender } = publicPlaceFaces[place];
  const { party, now, at, day, reason, branch } = facts;
  const isToday = businessDate(at) === businessDate(now);
  return sayLoose(party === 'sender' ? (toSender ?? meaning) : meaning, locale, {
    at: isToday ? formatClock(at) : formatDateTime(at),
    again: day === null ? againWords.soon[locale] : sayLoose(againWords.by, locale, { day: formatDate(day) }),
    reason: reason === null ? againWords.noReason[locale] : reason[locale],
    branch,
  });
}

const againWords = words({
  by: {
    en: 'We will try again by {day}.',
    mm: '{day} ထိ နောက်ဆုံးထား၍ ထပ်မံ ပို့ဆောင်ပါမည်။',
    zh: '我们会在 {day} 之前再次派送。',
  },
  soon: {
    en: 'We will try again as soon as we can.',
    mm: 'အမြန်ဆုံး ထပ်မံ ပို့ဆောင်ပါမည်။',
    zh: '我们会尽快再次派送。',
  },
  noReason: { en: 'no reason given', mm: 'အကြောင်းရင်း မဖော်ပြထားပါ', zh: '未注明原因' },
});

/** Place of a parcel in words for people outside: on the tracking page, in messages and in the API. */
export const publicPlaceFaces: Readonly<Record<PublicPlace, PlaceFace>> = {
  announced: {
    tone: 'neutral',
    title: { en: 'Announced', mm: 'အပ်နှံရန် စာရင်းသွင်းပြီး', zh: '已下单' },
    meaning: {
      en: 'The sender has created the label. We do not have the parcel yet.',
      mm: 'ပေးပို့သူက လေဘယ် ပြုလုပ်ထားပါသည်။ ပါဆယ်ကို ကျွန်ုပ်တို့ လက်ခံမရရှိသေးပါ။',
      zh: '寄件人已填写面单，我们尚未收到包裹。',
    },
  },
  collected: {
    tone: 'info',
    title: { en: 'Collected', mm: 'လာယူပြီး', zh: '已揽收' },
    meaning: {
      en: 'Our courier has collected it from the sender.',
      mm: 'ကျွန်ုပ်တို့၏ ကူရီယာက ပေးပို့သူထံမှ လာယူပြီးပါပြီ။',
      zh: '我们的快递员已从寄件人处取件。',
    },
  },
  checking: {
    tone: 'attention',
    title: { en: 'Being checked', mm: 'စစ်ဆေးနေသည်', zh: '审核中' },
    meaning: {
      en: 'We are checking whether we may carry this parcel.',
      mm: 'ဤပါဆယ်ကို သယ်ဆောင်နိုင်၊ မနိုင် စစ်ဆေးနေပါသည်။',
      zh: '我们正在核实能否承运此包裹。',
    },
  },
  not_taken: {
    tone: 'danger',
    title: { en: 'Not accepted', mm: 'လက်မခံပါ', zh: '未受理' },
    meaning: {
      en: 'We did not accept this parcel. Please ask the sender.',
      mm: 'ဤပါဆယ်ကို ကျွန်ုပ်တို့ လက်မခံခဲ့ပါ။ ပေးပို့သူကို မေးမြန်းပါ။',
      zh: '我们未受理此包裹，请联系寄件人。',
    },
    toSender: {
      en: 'We did not accept this parcel. Please call the branch.',
      mm: 'ဤပါဆယ်ကို ကျွန်ုပ်တို့ လက်မခံခဲ့ပါ။ ရုံးခွဲသို့ ဖုန်းဆက်ပါ။',
      zh: '我们未受理此包裹，请致电网点。',
    },
  },
  accepted: {
    tone: 'info',
    title: { en: 'Accepted', mm: 'ရုံးခွဲတွင် လက်ခံပြီး', zh: '已收件' },
    meaning: {
      en: 'The sender’s branch has it. It leaves with the next transport.',
      mm: 'ပေးပို့သူဘက်ရှိ ရုံးခွဲတွင် ရောက်နေပါသည်။ နောက်ယာဉ်ဖြင့် ထွက်ပါမည်။',
      zh: '寄件地网点已收件，将随下一班车发出。',
    },
  },
  on_road: {
    tone: 'transit',
    title: commonWords.onTheRoad,
    meaning: {
      en: 'It is travelling to the branch near the receiver.',
      mm: 'လက်ခံသူအနီးရှိ ရုံးခွဲသို့ သွားနေပါသည်။',
      zh: '正在运往收件人附近的网点。',
    },
  },
  halfway: {
    tone: 'transit',
    title: { en: 'In transit', mm: 'တစ်ဆင့်ရုံးခွဲတွင်', zh: '中转中' },
    meaning: {
      en: 'It is at a branch on the way and continues from there.',
      mm: 'လမ်းရှိ ရုံးခွဲတစ်ခုတွင် ရောက်နေပြီး ထိုမှ ဆက်သွားပါမည်။',
      zh: '已到达途中网点，将继续发往目的地。',
    },
  },
  redirected: {
    tone: 'transit',
    title: { en: 'Going to another branch', mm: 'အခြားရုံးခွဲသို့ ပြောင်းပို့မည်', zh: '改送其他网点' },
    meaning: {
      en: 'The address was changed, so another branch delivers it.',
      mm: 'လိပ်စာ ပြောင်းထားသဖြင့် အခြားရုံးခွဲက ပို့ဆောင်ပေးပါမည်။',
      zh: '地址已更改，由其他网点派送。',
    },
  },
  arrived: {
    tone: 'info',
    title: { en: 'Near the receiver', mm: 'လက်ခံသူအနီး ရုံးခွဲသို့ ရောက်ပြီး', zh: '已到收件地网点' },
    meaning: {
      en: 'It is at the branch near the receiver. A courier will deliver it next.',
      mm: 'လက်ခံသူအနီးရှိ ရုံးခွဲတွင် ရောက်နေပြီး ကူရီယာဖြင့် ပို့ဆောင်ပါမည်။',
      zh: '已到收件人附近的网点，接下来由快递员派送。',
    },
  },
  to_fetch: {
    tone: 'attention',
    title: { en: 'Ready for pick-up', mm: 'လာယူနိုင်ပါပြီ', zh: '可自取' },
    meaning: {
      en: 'It is at the branch {branch}. You can pick it up there.',
      mm: '{branch} ရုံးခွဲတွင် ရောက်နေပါသည်။ လာယူနိုင်ပါပြီ။',
      zh: '包裹在{branch}网点，您可以前往领取。',
    },
    toSender: {
      en: 'It is at the branch {branch}, where the receiver picks it up.',
      mm: '{branch} ရုံးခွဲတွင် ရောက်နေပြီး လက်ခံသူက လာယူပါမည်။',
      zh: '包裹在{branch}网点，等待收件人领取。',
    },
  },
  out: {
    tone: 'transit',
    title: { en: 'Out for delivery', mm: 'ပို့ဆောင်နေသည်', zh: '派送中' },
    meaning: {
      en: 'The courier is on the way. Please keep your phone at hand.',
      mm: 'ကူရီယာ လာနေပါသည်။ ဖုန်းကို အနားတွင် ထားပါ။',
      zh: '快递员正在路上，请保持电话畅通。',
    },
    toSender: {
      en: 'The courier is on the way to the receiver.',
      mm: 'ကူရီယာက လက်ခံသူထံ သွားနေပါသည်။',
      zh: '快递员正前往收件人处。',
    },
  },
  delivered: {
    tone: 'success',
    title: { en: 'Delivered', mm: 'ပေးအပ်ပြီး', zh: '已签收' },
    meaning: { en: 'It has been delivered.', mm: 'လက်ခံသူထံ ပေးအပ်ပြီးပါပြီ။', zh: '包裹已交付。' },
  },
  not_reached: {
    tone: 'attention',
    title: commonWords.notReached,
    meaning: {
      en: 'We could not reach you at {at}. {again}',
      mm: '{at} တွင် သင့်ကို ဆက်သွယ်၍ မရခဲ့ပါ။ {again}',
      zh: '{at} 我们未能联系到您。{again}',
    },
    toSender: {
      en: 'We could not reach the receiver at {at}. {again}',
      mm: '{at} တွင် လက်ခံသူကို ဆက်သွယ်၍ မရခဲ့ပါ။ {again}',
      zh: '{at} 我们未能联系到收件人。{again}',
    },
  },
  not_delivered: {
    tone: 'attention',
    title: { en: 'Could not be delivered', mm: 'ပေးအပ်၍ မရခဲ့ပါ', zh: '未能派送' },
    meaning: {
      en: 'We could not deliver it at {at} ({reason}). {again}',
      mm: '{at} တွင် ပေးအပ်၍ မရခဲ့ပါ ({reason})။ {again}',
      zh: '{at} 未能交付（{reason}）。{again}',
    },
  },
  no_more_tries: {
    tone: 'attention',
    title: { en: 'Waiting at the branch', mm: 'ရုံးခွဲတွင် စောင့်ဆိုင်းနေသည်', zh: '在网点等待' },
    meaning: {
      en: 'We could not deliver it. It is at the branch {branch}: pick it up there or call the branch.',
      mm: 'ပေးအပ်၍ မရခဲ့ပါ။ {branch} ရုံးခွဲတွင် ရှိနေပါသည်။ လာယူပါ သို့မဟုတ် ဖုန်းဆက်ပါ။',
      zh: '未能派送。包裹在{branch}网点，请前往领取或致电网点。',
    },
    toSender: {
      en: 'We could not deliver it. It is at the branch {branch}. Please call the branch.',
      mm: 'ပေးအပ်၍ မရခဲ့ပါ။ {branch} ရုံးခွဲတွင် ရှိနေပါသည်။ ရုံးခွဲသို့ ဖုန်းဆက်ပါ။',
      zh: '未能派送。包裹在{branch}网点，请致电网点。',
    },
  },
  kept: {
    tone: 'attention',
    title: { en: 'Kept at the branch', mm: 'ရုံးခွဲတွင် ထိန်းသိမ်းထားသည်', zh: '网点保管中' },
    meaning: {
      en: 'The branch keeps it until the requested day.',
      mm: 'တောင်းဆိုထားသည့် ရက်အထိ ရုံးခွဲက ထိန်းသိမ်းထားပါသည်။',
      zh: '网点将保管至所要求的日期。',
    },
  },
  details: {
    tone: 'info',
    title: commonWords.addressOrNumberChanged,
    meaning: {
      en: 'The courier sees the new details.',
      mm: 'ကူရီယာက အသစ်ကို မြင်ရပါသည်။',
      zh: '快递员会看到新的信息。',
    },
  },
  asking: {
    tone: 'attention',
    title: { en: 'Asking the sender', mm: 'ပေးပို့သူကို မေးမြန်းနေသည်', zh: '正在询问寄件人' },
    meaning: {
      en: 'It could not be delivered. The sender decides within a day what to do.',
      mm: 'ပေးအပ်၍ မရခဲ့ပါ။ ဘာလုပ်ရမည်ကို ပေးပို့သူက တစ်ရက်အတွင်း ဖြေကြားပါမည်။',
      zh: '未能派送。寄件人将在一天内答复如何处理。',
    },
    toSender: {
      en: 'It could not be delivered. Tell us within a day what to do with it.',
      mm: 'ပေးအပ်၍ မရခဲ့ပါ။ ဘာလုပ်ပေးရမည်ကို တစ်ရက်အတွင်း ပြောပါ။',
      zh: '未能派送。请在一天内告知如何处理。',
    },
  },
  going_back: {
    tone: 'return',
    title: { en: 'Being returned', mm: 'ပြန်ပို့နေသည်', zh: '退回途中' },
    meaning: {
      en: 'It is being returned to the sender, by way of the sender’s branch.',
      mm: 'ပေးပို့သူထံ ပြန်ပေးမည်ဖြစ်၍ ပေးပို့သူဘက်ရှိ ရုံးခွဲသို့ ပြန်သွားနေပါသည်။',
      zh: '包裹将退还寄件人，正在退回寄件地网点。',
    },
  },
  back_at_origin: {
    tone: 'return',
    title: { en: 'At the sender’s branch', mm: 'ပေးပို့သူဘက် ရုံးခွဲတွင်', zh: '在寄件地网点' },
    meaning: {
      en: 'It is back at the branch where it was sent and will be returned to the sender.',
      mm: 'အပ်နှံခဲ့သည့် ရုံးခွဲတွင် ရှိနေပါသည်။ ပေးပို့သူထံ ပြန်ပေးပါမည်။',
      zh: '包裹在寄件地网点，将退还寄件人。',
    },
  },
  back_to_sender: {
    tone: 'return',
    title: { en: 'On its way to the sender', mm: 'ပေးပို့သူထံ ပြန်ပို့နေသည်', zh: '正在退还寄件人' },
    meaning: {
      en: 'Our courier is bringing it back to the sender.',
      mm: 'ကျွန်ုပ်တို့၏ ကူရီယာက ပေးပို့သူထံ ပြန်ပို့ပေးနေပါသည်။',
      zh: '快递员正将包裹退还寄件人。',
    },
    toSender: {
      en: 'Our courier is bringing it back to you. Please keep your phone at hand.',
      mm: 'ကျွန်ုပ်တို့၏ ကူရီယာက သင့်ထံ ပြန်ပို့ပေးနေပါသည်။ ဖုန်းကို အနားတွင် ထားပါ။',
      zh: '快递员正将包裹退还给您，请保持电话畅通。',
    },
  },
  sender_missed: {
    tone: 'return',
    title: { en: 'Sender not reached', mm: 'ပေးပို့သူကို ဆက်သွယ်၍ မရပါ', zh: '未联系上寄件人' },
    meaning: {
      en: 'We could not return it to the sender. We will try again.',
      mm: 'ပေးပို့သူထံ ပြန်ပေး၍ မရခဲ့ပါ။ ထပ်မံ ကြိုးစားပါမည်။',
      zh: '未能退还寄件人，我们会再次尝试。',
    },
    toSender: {
      en: 'We could not return it to you. We will try again; you can also pick it up at the branch {branch}.',
      mm: 'သင့်ထံ ပြန်ပေး၍ မရခဲ့ပါ။ ထပ်မံ ကြိုးစားပါမည်။ {branch} ရုံးခွဲတွင်လည်း လာယူနိုင်ပါသည်။',
      zh: '未能退还给您。我们会再次尝试，您也可到{branch}网点领取。',
    },
  },
  sender_fetches: {
    tone: 'return',
    title: { en: 'Waiting for the sender', mm: 'ပေးပို့သူက လာယူရန်', zh: '待寄件人领取' },
    meaning: {
      en: 'It stays at the branch {branch} until the sender picks it up.',
      mm: 'ပေးပို့သူ လာယူသည်အထိ {branch} ရုံးခွဲတွင် ရှိနေပါမည်။',
      zh: '包裹在{branch}网点，等待寄件人领取。',
    },
    toSender: {
      en: 'We could not return it to you. Please pick it up at the branch {branch}.',
      mm: 'သင့်ထံ ပြန်ပေး၍ မရခဲ့ပါ။ {branch} ရုံးခွဲတွင် လာယူပါ။',
      zh: '未能退还给您，请到{branch}网点领取。',
    },
  },
  returned: {
    tone: 'return',
    title: commonWords.returned,
    meaning: { en: 'The sender has received it back.', mm: 'ပေးပို့သူ ပြန်လည် ရရှိပါပြီ။', zh: '寄件人已收回包裹。' },
  },
  gate: {
    tone: 'transit',
    title: { en: 'With the bus line', mm: 'ကားဂိတ်ဖြင့် ပို့ထားသည်', zh: '由客运班车承运' },
    meaning: {
      en: 'A bus line carries it. Please pick it up at the bus gate of your town.',
      mm: 'ကားလိုင်းဖြင့် ပို့ထားပါသည်။ သင့်မြို့ရှိ ကားဂိတ်တွင် လာယူပါ။',
      zh: '由客运班车承运，请到您所在城镇的车站领取。',
    },
    toSender: {
      en: 'A bus line carries it. The receiver picks it up at the bus gate.',
      mm: 'ကားလိုင်းဖြင့် ပို့ထားပါသည်။ လက်ခံသူက ကားဂိတ်တွင် လာယူပါမည်။',
      zh: '由客运班车承运，收件人到车站领取。',
    },
  },
  post: {
    tone: 'transit',
    title: { en: 'With Myanmar Post', mm: 'မြန်မာ့စာတိုက်ဖြင့်', zh: '由缅甸邮政承运' },
    meaning: {
      en: 'Myanmar Post is carrying it to the receiver.',
      mm: 'မြန်မာ့စာတိုက်က လက်ခံသူထံ ပို့ဆောင်ပေးပါမည်။',
      zh: '由缅甸邮政送达收件人。',
    },
  },
  searching: {
    tone: 'danger',
    title: { en: 'We are looking for it', mm: 'ရှာဖွေနေသည်', zh: '正在查找' },
    meaning: {
      en: 'It was not where it should be. We are looking for it and will call you.',
      mm: 'ရှိရမည့်နေရာတွင် မတွေ့ပါ။ ရှာဖွေနေပြီး သင့်ထံ ဖုန်းဆက်ပါမည်။',
      zh: '包裹未在应在之处，我们正在查找并会致电您。',
    },
  },
  lost: {
    tone: 'danger',
    title: { en: 'Lost', mm: 'ပျောက်ဆုံးသွားပါသည်', zh: '已遗失' },
    meaning: {
      en: 'We did not find it. Please ask the sender.',
      mm: 'ရှာမတွေ့ခဲ့ပါ။ ပေးပို့သူကို မေးမြန်းပါ။',
      zh: '未能找到包裹，请联系寄件人。',
    },
    toSender: {
      en: 'We did not find it. Please call the branch about the compensation.',
      mm: 'ရှာမတွေ့ခဲ့ပါ။ လျော်ကြေးအတွက် ရုံးခွဲသို့ ဖုန်းဆက်ပါ။',
      zh: '未能找到包裹，请致电网点办理赔偿。',
    },
  },
};
