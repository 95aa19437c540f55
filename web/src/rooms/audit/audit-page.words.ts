import { words } from '@waybill/domain/kernel/words.ts';

/** Texts on the pages of the audit log and of a record's history. */
export const auditPageWords = words({
  search: { en: 'Name of the record or person', mm: 'မှတ်တမ်း၊ ပုဂ္ဂိုလ် အမည်', zh: '记录或人员名称' },
  system: { en: 'System', mm: 'စနစ်', zh: '系统' },
  everywhere: { en: 'Whole operator', mm: 'လုပ်ငန်းတစ်ခုလုံး', zh: '全公司' },
  changed: { en: 'What changed', mm: 'ပြောင်းလဲချက်များ', zh: '变更内容' },
  began: { en: 'Initial values', mm: 'စတင်ချိန် အချက်အလက်များ', zh: '初始内容' },
  ended: { en: 'Final values', mm: 'ဖျက်ချိန် အချက်အလက်များ', zh: '删除前内容' },
  noChange: { en: 'No field changed.', mm: 'ပြောင်းလဲချက် မရှိပါ။', zh: '没有字段变更。' },
  removed: { en: 'Removed', mm: 'ဖယ်ရှားသည်', zh: '移除' },
  ofRecord: { en: 'Full history of this record', mm: 'ဤမှတ်တမ်း၏ အချက်အလက်အားလုံး', zh: '此记录的全部审计' },
  ofPerson: { en: 'Everything done by this person', mm: 'ဤသူ၏ အချက်အလက်အားလုံး', zh: '此人的全部审计' },
  openRecord: { en: 'Open the record', mm: 'မှတ်တမ်း ဖွင့်ရန်', zh: '打开记录' },
  none: { en: 'Nothing is recorded yet.', mm: 'မှတ်တမ်း မရှိသေးပါ။', zh: '暂无记录。' },
  failed: { en: 'The history could not be loaded.', mm: 'မှတ်တမ်းကို ဖွင့်၍မရပါ။', zh: '操作记录加载失败。' },
  asAt: { en: 'View this version', mm: 'ထိုအချိန်က အခြေအနေ', zh: '查看当时的状态' },
  otherMoment: { en: 'Another time', mm: 'အခြားအချိန်', zh: '其他时刻' },
  moment: { en: 'Day and time', mm: 'ရက်နှင့် အချိန်', zh: '日期和时间' },
  wrongMoment: {
    en: 'Type it like 24-11-2026 18:30.',
    mm: '24-11-2026 18:30 ကဲ့သို့ ရိုက်ပါ။',
    zh: '请按 24-11-2026 18:30 的格式输入。',
  },
  since: { en: 'Since', mm: 'စတင်ချိန်', zh: '自' },
  value: { en: 'Value then', mm: 'ထိုအချိန်က တန်ဖိုး', zh: '当时的值' },
  changedLater: { en: 'Changed later', mm: 'နောက်ပိုင်း ပြောင်းလဲခဲ့သည်', zh: '之后有变更' },
  older: { en: 'No change in the log', mm: 'မှတ်တမ်းတွင် ပြောင်းလဲမှု မရှိ', zh: '日志中无变更' },
  partial: {
    en: 'Branches that you do not cover have changed it too; their lines are not shown, so the value may have been different.',
    mm: 'သင် မတာဝန်ယူသော ရုံးခွဲများကလည်း ပြောင်းလဲခဲ့ပြီး ၎င်းတို့၏ မှတ်တမ်းကို မပြပါ။ အမှန်တကယ် အခြေအနေ ကွဲပြားနိုင်သည်။',
    zh: '您管辖范围之外的网点也修改过，其记录未显示，当时的实际情况可能不同。',
  },
  notYet: {
    en: 'The record did not exist yet at that time.',
    mm: 'ထိုအချိန်တွင် ဤမှတ်တမ်း မရှိသေးပါ။',
    zh: '当时尚无此记录。',
  },
  removedThen: {
    en: 'The record was already deleted at that time. These are its final values.',
    mm: 'ထိုအချိန်တွင် ဖျက်ပြီးဖြစ်သည်။ ဖျက်ချိန်က အချက်အလက်များ ဖြစ်သည်။',
    zh: '当时已删除。以下为删除前的内容。',
  },
  last: { en: 'The last {n} lines.', mm: 'နောက်ဆုံး {n} ကြောင်း။', zh: '最近 {n} 条。' },
});
