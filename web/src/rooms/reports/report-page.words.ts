import { words } from '@waybill/domain/kernel/words.ts';

export const reportPageWords = words({
  scope: { en: 'Branches', mm: 'ရုံးခွဲများ', zh: '网点范围' },
  chooseCustomer: { en: 'Choose a customer', mm: 'ဖောက်သည် ရွေးပါ', zh: '选择客户' },
  notFinal: { en: 'Not final', mm: 'အပြီးသတ် မဟုတ်သေး', zh: '未定稿' },
  notFinalHint: {
    en: 'A business day of this period is still open; its figures can change.',
    mm: 'ဤကာလတွင် စာရင်းမပိတ်ရသေးသော ရက် ရှိသဖြင့် ကိန်းဂဏန်းများ ပြောင်းလဲနိုင်သည်။',
    zh: '期间内有营业日尚未关账，数据可能变化。',
  },
  final: { en: 'Final', mm: 'အပြီးသတ်', zh: '已定稿' },
  figures: { en: 'Sums of the period', mm: 'ကာလအတွင်း စုစုပေါင်း', zh: '期间合计' },
  beforeChanged: { en: 'before: {n} ({change} %)', mm: 'ယခင်ကာလ - {n} ({change} %)', zh: '上期：{n}（{change}%）' },
  along: { en: '{figure} along the period', mm: 'ကာလအတွင်း {figure}', zh: '期间 {figure}' },
  groupBy: { en: 'Grouped by', mm: 'အုပ်စုဖွဲ့ပုံ', zh: '分组方式' },
  groups: { en: 'By {what}', mm: '{what} အလိုက်', zh: '按{what}' },
  without: { en: 'Without', mm: 'မရှိ', zh: '无' },
  moreGroups: {
    en: '{n} more [line|lines]; choose rows or a file to see them.',
    mm: 'နောက်ထပ် {n} ကြောင်း ရှိသည်။ အတန်းများ သို့မဟုတ် ဖိုင်ဖြင့် ကြည့်ပါ။',
    zh: '还有 {n} 行，请查看明细或导出文件。',
  },
  list: { en: 'The rows', mm: 'အတန်းများ', zh: '明细' },
  onlyThese: { en: 'Only: {what}', mm: 'ဤအရာသာ - {what}', zh: '仅限：{what}' },
  empty: {
    en: 'Nothing was counted in this period. Choose another period, or more branches.',
    mm: 'ဤကာလတွင် မည်သည့်အရာမျှ မရှိပါ။ အခြားကာလ သို့မဟုတ် ရုံးခွဲများကို ရွေးပါ။',
    zh: '该期间没有数据，请选择其他期间或更多网点。',
  },
  failed: { en: 'The report could not be had.', mm: 'အစီရင်ခံစာကို မရယူနိုင်ပါ။', zh: '无法获取报表。' },
  back: { en: 'Back to the report', mm: 'အစီရင်ခံစာသို့ ပြန်ရန်', zh: '返回报表' },
  checked: { en: 'Checked by', mm: 'စစ်ဆေးသူ', zh: '审核人' },
  madeBy: { en: 'Made by', mm: 'ပြုလုပ်သူ', zh: '制表人' },
  tooLong: {
    en: 'The first {n} rows of {all} are printed. All of them are in the CSV and Excel files.',
    mm: 'အတန်း {all} ခုအနက် ပထမ {n} ခုကို ပရင့်ထုတ်သည်။ အားလုံးကို CSV နှင့် Excel ဖိုင်တွင် ကြည့်ပါ။',
    zh: '共 {all} 行，打印前 {n} 行；全部行见 CSV 和 Excel 文件。',
  },
});
