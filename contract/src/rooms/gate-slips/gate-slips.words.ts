import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { GateCommand, GatePlace } from '@waybill/domain/rooms/gate-slips/decide-gate.ts';
import type { GateCountCommand } from '@waybill/domain/rooms/gate-slips/gate-count.ts';
import type { WordGiver } from '@waybill/domain/rooms/gate-slips/gate-slip-forms.ts';
import type { StateFace } from '../../kernel/list.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const gateSlipWords = words({
  list: { en: 'Bus gates', mm: 'ကားဂိတ်များ', zh: '车站交寄' },
  one: { en: 'Gate slip', mm: 'ဂိတ်ပြေစာ', zh: '车站单据' },
  about: {
    en: 'No parcels at bus gates. Parcels taken by a bus gate appear here with the gate’s slip until their arrival is confirmed.',
    mm: 'ကားဂိတ်က ယူသွားသော ပါဆယ်များကို ဂိတ်ပြေစာနှင့်အတူ ရောက်ကြောင်း တစ်ဦးဦး ပြောသည်အထိ ဤနေရာတွင် ပြသည်။',
    zh: '车站收走的包裹连同车站单据列在这里，直到有人确认送达。',
  },
  slipsAbout: {
    en: 'No slips yet. A slip is for parcels handed to a bus gate together: the gate, its phone, the slip’s number and photo.',
    mm: 'ဂိတ်သို့ တစ်ကြိမ်တည်း အပ်သော ပါဆယ်များအတွက် ပြေစာတစ်ခု - ဂိတ်အမည်၊ ဖုန်း၊ ပြေစာအမှတ်နှင့် ဓာတ်ပုံ။',
    zh: '一次交给车站的包裹共用一张单据：车站、电话、单号和照片。',
  },
});

export const gateSlipFieldWords = words({
  gate_name: { en: 'Gate', mm: 'ဂိတ်', zh: '车站' },
  gate_phone: { en: 'Gate phone', mm: 'ဂိတ်ဖုန်း', zh: '车站电话' },
  slip_number: { en: 'Slip number', mm: 'ပြေစာအမှတ်', zh: '单据号' },
  slip_photo: { en: 'Photo of the slip', mm: 'ပြေစာဓာတ်ပုံ', zh: '单据照片' },
  vehicle_no: { en: 'Vehicle', mm: 'ကားအမှတ်', zh: '车牌' },
  departs_at: { en: 'Departs', mm: 'ထွက်ခွာချိန်', zh: '发车时间' },
  slip_parcels: commonFieldWords.parcels,
  unconfirmed: commonFieldWords.unconfirmed,
  unsettled: commonFieldWords.not_on_gate_collection,
  has_photo: { en: 'With photo', mm: 'ဓာတ်ပုံပါသည်', zh: '有照片' },
  gate_place: commonFieldWords.where_it_is,
  word_due_at: { en: 'Confirmation due', mm: 'စောင့်ရန်နောက်ဆုံးချိန်', zh: '确认期限' },
  overdue: { en: 'Late for confirmation', mm: 'အတည်ပြုရန် နောက်ကျ', zh: '逾期未确认' },
  word_by: { en: 'Confirmed by whom', mm: 'ပြောသူ', zh: '由谁确认' },
  word_name: { en: 'Name of the person', mm: 'ပြောသူ၏ အမည်', zh: '确认人姓名' },
  word_phone: { en: 'Their phone', mm: '၎င်း၏ ဖုန်း', zh: '确认人电话' },
  late_reason: { en: 'Why it counts as delivered', mm: 'ပို့ပြီးဟု သတ်မှတ်သည့်အကြောင်း', zh: '认定送达的理由' },
  word_entered_by: commonFieldWords.confirmed_by,
  word_entered_at: commonFieldWords.confirmed,
  gate_count: { en: 'Signed for by gate', mm: 'ဂိတ်က လက်မှတ်ထိုးသည့် အရေအတွက်', zh: '车站签收件数' },
  listed_count: commonFieldWords.on_list,
  signed_by: { en: 'Gate signatory', mm: 'ဂိတ်တွင် လက်မှတ်ထိုးသူ', zh: '车站签收人' },
  counted_by: { en: 'Count entered by', mm: 'အရေအတွက် ထည့်သူ', zh: '件数登记人' },
  counted_at: { en: 'Count entered at', mm: 'အရေအတွက် ထည့်ချိန်', zh: '件数登记时间' },
  case_status: commonFieldWords.difference,
  case_owner_id: { en: 'Owner of the difference', mm: 'ကွာခြားချက် တာဝန်ခံ', zh: '差异负责人' },
  case_note: commonFieldWords.result,
  case_settled_by: commonFieldWords.settled_by,
  differs: { en: 'Open difference', mm: 'မဖြေရှင်းရသေးသော ကွာခြားချက်', zh: '未处理差异' },
  gate_slip_id: gateSlipWords.one,
});

export const wordGiverWords: Record<WordGiver, Word> = {
  receiver: { en: 'The receiver', mm: 'လက်ခံသူ', zh: '收件人' },
  gate: { en: 'The gate', mm: 'ဂိတ်', zh: '车站' },
};

export const gatePlaceFaces: Record<GatePlace, StateFace> = {
  with_gate: { tone: 'transit', word: { en: 'With the gate', mm: 'ဂိတ်တွင်', zh: '在车站' } },
  delivered: { tone: 'success', word: commonFieldWords.delivered },
  back: { tone: 'return', word: commonWords.takenBack },
};

export const gateCommandWords: Record<GateCommand, { readonly verb: Word; readonly ask: Word }> = {
  confirm: {
    verb: { en: 'Confirm delivery', mm: 'ရောက်ပြီ', zh: '已送达' },
    ask: {
      en: 'Who confirms that {code} arrived?',
      mm: '{code} ရောက်ကြောင်း မည်သူ ပြောသနည်း။',
      zh: '谁确认 {code} 已送达？',
    },
  },
  confirm_late: {
    verb: { en: 'Count as delivered', mm: 'ပို့ပြီးဟု သတ်မှတ်မည်', zh: '认定送达' },
    ask: {
      en: 'Nobody has confirmed that {code} arrived. Why does it count as delivered?',
      mm: '{code} ရောက်ကြောင်း မည်သူမျှ မပြောရသေးပါ။ ပို့ပြီးဟု အဘယ်ကြောင့် သတ်မှတ်သနည်း။',
      zh: '尚无人确认 {code} 送达。为何认定已送达？',
    },
  },
};

export const gateCountCommandWords: Record<GateCountCommand, { readonly verb: Word; readonly ask: Word }> = {
  count: {
    verb: { en: 'Enter gate count', mm: 'ဂိတ်၏ အရေအတွက် ထည့်မည်', zh: '登记车站件数' },
    ask: {
      en: 'How many parcels did the gate sign for on slip {n}?',
      mm: 'ပြေစာ {n} တွင် ဂိတ်က ပါဆယ် မည်မျှအတွက် လက်မှတ်ထိုးသနည်း။',
      zh: '车站在单据 {n} 上签收了多少件？',
    },
  },
  own: {
    verb: commonWords.takeItOn,
    ask: {
      en: 'Take responsibility for the difference of slip {n}?',
      mm: 'ပြေစာ {n} ၏ ကွာခြားချက်ကို ယခုမှစ၍ တာဝန်ယူမလား။',
      zh: '从现在起负责单据 {n} 的差异？',
    },
  },
  settle: {
    verb: commonWords.settleTheDifference,
    ask: {
      en: 'How was the difference of slip {n} resolved?',
      mm: 'ပြေစာ {n} ၏ ကွာခြားချက်ကို မည်သို့ ဖြေရှင်းသနည်း။',
      zh: '单据 {n} 的差异如何处理？',
    },
  },
};
