import type { Word } from '@waybill/domain/kernel/words.ts';
import type {
  AcceptType,
  DeliveryType,
  ItemType,
  LabelService,
  LabelType,
  MerchantType,
  PaymentType,
  PreprintType,
  RatingType,
  ServiceType,
} from '@waybill/domain/rooms/labels/label-kinds.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

export const labelTypeWords: Record<LabelType, Word> = {
  fcs_express: { en: 'FCS Express', mm: 'FCS အမြန်ချောပို့', zh: 'FCS 快递' },
  mm_post: { en: 'MM Post', mm: 'မြန်မာ့စာတိုက်', zh: '缅甸邮政' },
};

/** The source's third label type: a filter for both carriers. */
export const allParcelWord: Word = { en: 'All parcels', mm: 'ပါဆယ်အားလုံး', zh: '全部包裹' };

export const itemTypeWords: Record<ItemType, Word> = {
  letter: { en: 'Letter', mm: 'စာ', zh: '信函' },
  parcel: commonWords.parcel,
};

export const serviceTypeWords: Record<ServiceType, Word> = {
  register: { en: 'Registered', mm: 'မှတ်ပုံတင်', zh: '挂号' },
  express: { en: 'Express', mm: 'အမြန်ချောပို့', zh: '快递' },
  special: { en: 'Special', mm: 'အထူး', zh: '特快' },
  vpp: { en: 'VPP', mm: 'တန်ဖိုးကောက် ပါဆယ် (VPP)', zh: '代收货款包裹 (VPP)' },
  vpl: { en: 'VPL', mm: 'တန်ဖိုးကောက် စာ (VPL)', zh: '代收货款信函 (VPL)' },
};

export const acceptTypeWords: Record<AcceptType, Word> = {
  walkin: { en: 'Walk-in', mm: 'ကောင်တာလာပို့', zh: '到店寄件' },
  cod: { en: 'COD', mm: 'COD (ပစ္စည်းရောက်ငွေချေ)', zh: '代收货款' },
};

export const paymentTypeWords: Record<PaymentType, Word> = {
  sender_pay: { en: 'Sender pays', mm: 'ပေးပို့သူ ငွေချေ', zh: '寄付' },
  receiver_pay: { en: 'Receiver pays', mm: 'လက်ခံသူ ငွေချေ', zh: '到付' },
  from_cod: { en: 'Deduct from COD', mm: 'COD ငွေမှ နုတ်ယူ', zh: '从代收货款扣除' },
  credit: commonWords.credit,
};

export const ratingTypeWords: Record<RatingType, Word> = {
  weight: { en: 'By weight', mm: 'အလေးချိန်အလိုက်', zh: '按重量' },
  flat: commonFieldWords.flat_rate,
};

export const deliveryTypeWords: Record<DeliveryType, Word> = {
  home: { en: 'To the door', mm: 'အိမ်အရောက်', zh: '送货上门' },
  branch: commonWords.fetchedAtTheBranch,
};

export const labelServiceWords: Record<LabelService, Word> = {
  sms: commonWords.sms,
  phone_call: { en: 'Phone call', mm: 'ဖုန်းခေါ်ဆို', zh: '电话通知' },
  pickup: commonWords.pickupService,
  pod: { en: 'Proof of delivery (POD)', mm: 'ပို့ဆောင်ကြောင်း အထောက်အထား (POD)', zh: '签收回单 (POD)' },
  vfl: { en: 'VFL', mm: 'VFL', zh: 'VFL' },
  hand_over_code: commonWords.handOverCode,
  hold_mail: commonWords.holdMail,
  change_destination: { en: 'Change of destination', mm: 'ပို့ရန်လိပ်စာ ပြောင်း', zh: '改址' },
  insurance: { en: 'Insurance', mm: 'အာမခံ', zh: '保价' },
};

export const preprintTypeWords: Record<PreprintType, Word> = {
  smart_invoice: { en: 'Smart invoice', mm: 'စမတ်ငွေတောင်းခံလွှာ', zh: '智能发票' },
  smart_envelope: { en: 'Smart envelope', mm: 'စမတ်စာအိတ်', zh: '智能信封' },
};

/** Name of the choice between these. */
export const merchantTypeTitle = { en: 'Merchant type', mm: 'ကုန်သည်အမျိုးအစား', zh: '商户类型' };
export const merchantTypeWords: Record<MerchantType, Word> = {
  new: { en: 'New', mm: 'အသစ်', zh: '新商户' },
  existing: { en: 'Existing', mm: 'ရှိပြီးသား', zh: '现有商户' },
};

/** Where a label was made. */
export const labelOriginWords = {
  counter: { en: 'Counter', mm: 'ကောင်တာ', zh: '柜台' },
  offline: { en: 'Counter, offline', mm: 'ကောင်တာ၊ ကွန်ရက်မရှိစဉ်', zh: '柜台（离线）' },
  import: commonWords.orderSheet,
  part: { en: 'Part of another parcel', mm: 'အခြားပါဆယ်တစ်ခု၏ အစိတ်အပိုင်း', zh: '另一包裹的部分件' },
  api: { en: 'Merchant program', mm: 'ကုန်သည်၏ ပရိုဂရမ်', zh: '商户程序' },
  portal: commonWords.merchantPortal,
} as const satisfies Record<string, Word>;
