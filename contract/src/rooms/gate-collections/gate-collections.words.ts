import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { ChargeBearer } from '@waybill/domain/rooms/gate-collections/gate-collection-forms.ts';
import {
  gateCollectionLife,
  type GateCollectionCommand,
  type GateLineState,
  type GateWait,
} from '@waybill/domain/rooms/gate-collections/gate-collection-states.ts';
import type { GateEnd } from '@waybill/domain/rooms/gate-collections/gate-ends.ts';
import { bankAccountFieldWords } from '../bank-accounts/bank-accounts.words.ts';
import { facesOf, type StateFace } from '../../kernel/list.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const gateCollectionWords = words({
  list: { en: 'Gate collections', mm: 'ဂိတ်ငွေစာရင်းများ', zh: '车站结算单' },
  about: {
    en: 'No documents yet. Each document settles a bus gate’s day: the parcels given, the money it pays in, and its charge.',
    mm: 'ကားဂိတ်တစ်ခု၊ တစ်ရက်အတွက် စာရင်းတစ်စောင် - အပ်ထားသော ပါဆယ်များ၊ ဂိတ်က ပေးသွင်းငွေနှင့် ဂိတ်ကြေး။',
    zh: '每个车站每天一张单据：交寄的包裹、车站交回的款项和车站收费。',
  },
  lines: { en: 'Parcels of the document', mm: 'စာရင်းရှိ ပါဆယ်များ', zh: '单据包裹' },
  parcelsAbout: {
    en: 'No parcels. For each parcel sent by bus gate you see here what is missing before its COD can be paid.',
    mm: 'ဂိတ်ဖြင့် ပို့သော ပါဆယ်တစ်ခုစီ၏ COD မပေးမီ ကျန်ရှိသောအရာ။',
    zh: '经车站寄送的每件包裹在支付代收款前还缺什么。',
  },
});

export const gateCollectionFieldWords = words({
  gate_collection_number: commonFieldWords.gate_collection_number,
  gate_collection_id: commonFieldWords.gate_collection,
  handed_on: { en: 'Handed over up to', mm: 'အပ်နှံပြီးသည့်ရက်အထိ', zh: '交寄截至' },
  gate_lines: commonFieldWords.parcels,
  gate_owed: { en: 'Gate owes', mm: 'ဂိတ်ပေးရန်', zh: '车站应付' },
  gate_charge: commonFieldWords.gate_charge,
  charge_each: { en: 'Charge per parcel', mm: 'ပါဆယ်တစ်ခုစီ ဂိတ်ကြေး', zh: '每件收费' },
  charge_by: { en: 'Charge borne by', mm: 'ဂိတ်ကြေး ကျခံသူ', zh: '收费由谁承担' },
  bank_account_id: bankAccountFieldWords.bank_account_id,
  gate_counted: commonFieldWords.counted,
  surplus: { en: 'Surplus', mm: 'ပိုငွေ', zh: '多付' },
  gate_note: commonFieldWords.note,
  proof: commonFieldWords.proof,
  unconfirmed_lines: { en: 'Not confirmed or back', mm: 'အတည်မပြုရသေး သို့မဟုတ် ပြန်ယူ', zh: '未确认或已取回' },
  late_lines: commonFieldWords.late,
  waiting_lines: { en: 'Open shortages', mm: 'မပြီးပြတ်သေးသော ငွေလို', zh: '未了结短款' },
  made_by: commonFieldWords.made_by,
  completed_by: commonFieldWords.counted_by,
  gate_counted_at: commonFieldWords.counted_at,
  gate_paid: { en: 'Gate pays', mm: 'ဂိတ်ပေးငွေ', zh: '车站付款' },
  gate_rest: { en: 'Missing', mm: 'လိုငွေ', zh: '缺额' },
  gate_line_stands: { en: 'Stage', mm: 'အခြေအနေ', zh: '状态' },
  line_ids: { en: 'Lines', mm: 'စာကြောင်းများ', zh: '行' },
  waits_for: { en: 'Waiting for', mm: 'စောင့်ဆိုင်းနေသည်', zh: '等待' },
  short_owner: commonFieldWords.follow_up_by,
  gate_end: commonFieldWords.ending,
  gate_end_note: commonFieldWords.finding,
  gate_ended_by: commonFieldWords.gate_ended_by,
  gate_line_id: commonFieldWords.line,
  reason: commonFieldWords.reason,
});

export const chargeBearerWords: Record<ChargeBearer, Word> = {
  operator: { en: 'The operator', mm: 'ကျွန်ုပ်တို့', zh: '本公司' },
  merchant: { en: 'The merchants', mm: 'ကုန်သည်များ', zh: '商户' },
};

export const gateCollectionFaces = facesOf(gateCollectionLife, {
  pending: commonWords.toBeCounted,
  complete: commonWords.complete,
  void: commonWords.voided,
});

export const gateStandFaces: Record<GateLineState, StateFace> = {
  not_confirmed: { tone: 'attention', word: commonFieldWords.unconfirmed },
  back: { tone: 'return', word: commonWords.takenBack },
  collects: { tone: 'info', word: gateCollectionFieldWords.gate_owed },
  free: { tone: 'neutral', word: commonWords.nothingToCollect },
  short: { tone: 'danger', word: { en: 'Short', mm: 'ငွေလို', zh: '短款' } },
  settled: { tone: 'success', word: { en: 'Settled', mm: 'ရှင်းပြီး', zh: '已结清' } },
};

export const gateWaitFaces: Record<GateWait, StateFace> = {
  not_confirmed: {
    tone: 'attention',
    word: { en: 'Delivery not confirmed', mm: 'ပို့ပြီးကြောင်း အတည်မပြုရသေး', zh: '未确认送达' },
  },
  no_document: {
    tone: 'attention',
    word: commonFieldWords.not_on_gate_collection,
  },
  gate_not_paid: { tone: 'attention', word: { en: 'Gate has not paid', mm: 'ဂိတ်က မပေးရသေး', zh: '车站未付款' } },
  short: { tone: 'danger', word: { en: 'Gate paid short', mm: 'ဂိတ်ငွေ လို', zh: '车站短款' } },
  in_till: { tone: 'info', word: { en: 'In the till, not banked', mm: 'ငွေအံဆွဲတွင်၊ ဘဏ်မသွင်းရသေး', zh: '在钱箱，未存银行' } },
  ready: { tone: 'success', word: { en: 'Ready to clear', mm: 'ရှင်းရန် အသင့်', zh: '可结算' } },
  on_clearance: { tone: 'success', word: { en: 'On a clearance', mm: 'ငွေရှင်းတမ်းတွင်', zh: '在结算单上' } },
  paid: { tone: 'success', word: { en: 'Paid to the merchant', mm: 'ကုန်သည်ထံ ပေးပြီး', zh: '已付商户' } },
  nothing: { tone: 'neutral', word: { en: 'No COD', mm: 'COD မပါ', zh: '无代收款' } },
};

export const gateEndWords: Record<GateEnd, Word> = {
  brought: { en: 'Gate paid the rest', mm: 'ဂိတ်က ကျန်ငွေ ပေးပြီး', zh: '车站已补足' },
  charge: { en: 'Kept by the gate as its charge', mm: 'ဂိတ်ကြေးအဖြစ် ယူထား', zh: '车站扣作收费' },
  written_off: commonWords.writtenOff,
};

export const gateCollectionCommandWords: Record<GateCollectionCommand, { readonly verb: Word; readonly ask: Word }> = {
  approve: {
    verb: { en: 'Approve charge', mm: 'ဂိတ်ကြေး ခွင့်ပြုမည်', zh: '批准收费' },
    ask: { en: 'Approve the charge of {name}?', mm: '{name} ၏ ဂိတ်ကြေးကို ခွင့်ပြုမလား။', zh: '批准 {name} 的收费？' },
  },
  complete: {
    verb: { en: 'Count and complete', mm: 'ရေတွက်၍ အပြီးသတ်မည်', zh: '清点并完成' },
    ask: {
      en: 'How much did the gate pay in for {name}?',
      mm: '{name} အတွက် ဂိတ်က မည်မျှ ပေးသွင်းသနည်း။',
      zh: '车站为 {name} 交回多少？',
    },
  },
  set_line: {
    verb: commonWords.change,
    ask: {
      en: 'Charge and payment of the gate for {name}',
      mm: '{name} အတွက် ဂိတ်ကြေးနှင့် ပေးငွေ',
      zh: '{name}：车站收费与付款',
    },
  },
  leave_out: {
    verb: commonWords.leaveOut,
    ask: {
      en: 'Leave {name} out? It goes on the gate’s next document.',
      mm: '{name} ကို ချန်ထားမလား။ နောက်စာရင်းက ယူမည်။',
      zh: '{name} 不计入？由该车站下一张单据收取。',
    },
  },
  void: {
    verb: commonWords.void,
    ask: {
      en: 'Void {name}? Nothing is posted.',
      mm: '{name} ကို ပယ်ဖျက်မလား။ စာရင်းမသွင်းပါ။',
      zh: '作废 {name}？不会入账。',
    },
  },
  settle: {
    verb: commonWords.settle,
    ask: {
      en: 'How is the shortage of {name} resolved?',
      mm: '{name} ၏ လိုငွေ မည်သို့ ပြီးပြတ်သနည်း။',
      zh: '{name} 的短款如何了结？',
    },
  },
};
