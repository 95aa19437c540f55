import { words } from '@waybill/domain/kernel/words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** Words of the pages of transfers. */
export const transferPageWords = words({
  search: { en: 'Number or purpose', mm: 'အမှတ်၊ အကြောင်းအရာ', zh: '单号、用途' },
  where: { en: 'From and to', mm: 'ဘယ်မှ ဘယ်သို့', zh: '转出与转入' },
  what: commonFieldWords.transfer,
  people: { en: 'People involved', mm: 'တာဝန်ယူသူများ', zh: '经办人' },
  targetNote: {
    en: 'A bank account, or the till of a branch that draws cash. A branch sends cash to the bank with a cash handover.',
    mm: 'ဘဏ်အကောင့် သို့မဟုတ် ငွေထုတ်မည့် ရုံးခွဲ၏ ငွေအံဆွဲ။ ရုံးခွဲ၏ ငွေသားကို ငွေလွှဲအပ်မှုဖြင့် ဘဏ်သို့ သွင်းပါ။',
    zh: '银行账户，或提取现金的网点钱箱。网点现金存入银行请用现金交接。',
  },
  feeNote: {
    en: 'The bank’s fee, if known. It counts towards the limit.',
    mm: 'ဘဏ်က ယူမည့် ဝန်ဆောင်ခ သိရှိပါက ဖြည့်ပါ။ ကန့်သတ်ချက်တွင် ပါဝင်သည်။',
    zh: '已知的银行手续费，计入限额。',
  },
  needsSecond: {
    en: 'Together with today’s transfers it is above {limit}: someone else must approve it before it is sent.',
    mm: 'ယနေ့ ထွက်ပြီးသမျှနှင့် ပေါင်းပါက {limit} ထက် ပိုသဖြင့် မလွှဲမီ အခြားသူတစ်ဦးက ခွင့်ပြုရမည်။',
    zh: '加上当天已转出的超过 {limit}，转出前须由另一人批准。',
  },
  noSecond: { en: 'It can be sent without approval.', mm: 'ခွင့်ပြုချက်မလိုဘဲ လွှဲနိုင်သည်။', zh: '无需批准即可转出。' },
  tillNote: {
    en: '{branch} books the cash once it is in their till.',
    mm: 'ငွေ ရောက်ရှိပါက {branch} မှ စာရင်းသွင်းရမည်။',
    zh: '现金进入钱箱后由{branch}入账。',
  },
  waits: {
    en: 'Sent. It is confirmed when the bank statements show it.',
    mm: 'လွှဲပြီး။ ဘဏ်ရှင်းတမ်းတွင် ပါရှိမှ အတည်ဖြစ်မည်။',
    zh: '已转出，待银行对账单显示后确认。',
  },
  ended: { en: 'Ended: {reason}', mm: 'အဆုံးသတ်ပြီး - {reason}', zh: '已终止：{reason}' },
  limitNote: {
    en: 'All money sent from a bank account in a day, or by the same people, counts together with its fees. A person who raises it keeps the former limit for 30 days.',
    mm: 'တစ်ရက်အတွင်း ဘဏ်အကောင့်တစ်ခုမှ သို့မဟုတ် တူညီသူများ လွှဲသမျှ အခကြေးငွေအပါ ပေါင်း၍ တွက်သည်။ ပမာဏ တိုးသူသည် ရက် 30 အထိ ယခင်ပမာဏအတိုင်းသာ လွှဲနိုင်သည်။',
    zh: '一天内从同一账户或由同一人转出的（含手续费）合并计算。调高者 30 天内仍按原限额。',
  },
  chargeNote: {
    en: 'Above this, the person who imported the statement cannot post its charges.',
    mm: 'ဤပမာဏထက် ပိုပါက ရှင်းတမ်းထည့်သူကိုယ်တိုင် ဝန်ဆောင်ခ စာရင်းမသွင်းရ။',
    zh: '超过此数，导入对账单的人不得将收费入账。',
  },
});
