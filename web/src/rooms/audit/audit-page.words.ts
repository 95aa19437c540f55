import { words } from '@waybill/domain/kernel/words.ts';

/** Texts on the pages of the audit log and of a record's history. */
export const auditPageWords = words({
  search: { en: 'Name of the record or person', mm: 'မှတ်တမ်း၊ ပုဂ္ဂိုလ် အမည်', zh: '记录或人员名称' },
  view: { en: 'View', mm: 'ကြည့်ရန်', zh: '查看' },
  system: { en: 'System', mm: 'စနစ်', zh: '系统' },
  everywhere: { en: 'Whole operator', mm: 'လုပ်ငန်းတစ်ခုလုံး', zh: '全公司' },
  who: { en: 'Who and when', mm: 'မည်သူ၊ မည်သည့်အချိန်', zh: '操作人与时间' },
  changed: { en: 'What changed', mm: 'ပြောင်းလဲချက်များ', zh: '变更内容' },
  began: { en: 'What it began with', mm: 'စတင်ချိန် အချက်အလက်များ', zh: '初始内容' },
  ended: { en: 'What it ended with', mm: 'ဖျက်ချိန် အချက်အလက်များ', zh: '删除前内容' },
  noChange: { en: 'No field changed.', mm: 'ပြောင်းလဲချက် မရှိပါ။', zh: '没有字段变更。' },
  field: { en: 'Field', mm: 'အကွက်', zh: '字段' },
  added: { en: 'Added', mm: 'ထည့်သည်', zh: '新增' },
  removed: { en: 'Removed', mm: 'ဖယ်ရှားသည်', zh: '移除' },
  ofRecord: { en: 'All lines of this record', mm: 'ဤမှတ်တမ်း၏ အချက်အလက်အားလုံး', zh: '此记录的全部审计' },
  ofPerson: { en: 'All lines of this person', mm: 'ဤသူ၏ အချက်အလက်အားလုံး', zh: '此人的全部审计' },
  openRecord: { en: 'Open the record', mm: 'မှတ်တမ်း ဖွင့်ရန်', zh: '打开记录' },
  history: { en: 'History', mm: 'လုပ်ဆောင်မှုမှတ်တမ်း', zh: '操作记录' },
  none: { en: 'Nothing is recorded yet.', mm: 'မှတ်တမ်း မရှိသေးပါ။', zh: '暂无记录。' },
  loading: { en: 'loading...', mm: 'ဖွင့်နေသည်...', zh: '加载中...' },
  failed: { en: 'The history could not be loaded.', mm: 'မှတ်တမ်းကို ဖွင့်၍မရပါ။', zh: '操作记录加载失败。' },
  retry: { en: 'Try again', mm: 'ထပ်ကြိုးစားရန်', zh: '重试' },
  last: { en: 'The last {n} lines.', mm: 'နောက်ဆုံး {n} ကြောင်း။', zh: '最近 {n} 条。' },
});
