import { words } from '@waybill/domain/kernel/words.ts';

/** Words of the data components and overlays, the same on every screen. The first block is the product's glossary word for word (P-01, P-02, X-06, X-07). */
export const dataWords = words({
  previous: { en: 'Previous', mm: 'ယခင်', zh: '上一页' },
  next: { en: 'Next', mm: 'နောက်တစ်ခု', zh: '下一页' },
  goTo: { en: 'Go to page', mm: 'စာမျက်နှာသို့ သွားရန်', zh: '跳至页' },
  go: { en: 'Go', mm: 'သွားမည်', zh: '前往' },
  pageOf: { en: 'Page {n} of {max}', mm: 'စာမျက်နှာ {n} / {max}', zh: '第 {n} 页，共 {max} 页' },
  pageInvalid: {
    en: 'Enter a page number from 1 to {max}.',
    mm: '1 မှ {max} အတွင်း စာမျက်နှာနံပါတ် ဖြည့်ပါ။',
    zh: '请输入 1 到 {max} 之间的页码。',
  },
  noData: { en: 'There is no data!.', mm: 'အချက်အလက် မရှိပါ။', zh: '暂无数据。' },
  searchCode: { en: 'Search by tracking code', mm: 'ခြေရာခံကုဒ်ဖြင့် ရှာရန်', zh: '按运单号搜索' },
  copy: { en: 'Copy', mm: 'ကူးယူမည်', zh: '复制' },
  copied: { en: 'Copied!', mm: 'ကူးယူပြီးပါပြီ။', zh: '已复制！' },
  save: { en: 'Save', mm: 'သိမ်းမည်', zh: '保存' },

  pages: { en: 'Pages', mm: 'စာမျက်နှာများ', zh: '分页' },
  page: { en: 'Page {n}', mm: 'စာမျက်နှာ {n}', zh: '第 {n} 页' },
  rowsShown: { en: '{from}–{to} of {total}', mm: '{total} ခုအနက် {from}–{to}', zh: '第 {from}–{to} 条，共 {total} 条' },

  selectRow: { en: 'Select row {n}', mm: 'အတန်း {n} ကို ရွေးရန်', zh: '选择第 {n} 行' },
  wholeRow: { en: 'All details of row {n}', mm: 'အတန်း {n} ၏ အချက်အလက်အားလုံး', zh: '第 {n} 行的全部内容' },
  selectPage: { en: 'Select all rows on this page', mm: 'ဤစာမျက်နှာရှိ အတန်းအားလုံး ရွေးရန်', zh: '选择本页所有行' },
  selectColumn: { en: 'Selection', mm: 'ရွေးချယ်မှု', zh: '选择' },
  menu: { en: 'Menu', mm: 'မီနူး', zh: '菜单' },
  moreActions: { en: 'More actions', mm: 'နောက်ထပ် လုပ်ဆောင်ချက်များ', zh: '更多操作' },
  rowActions: { en: 'Actions of row {n}', mm: 'အတန်း {n} အတွက် လုပ်ဆောင်ချက်များ', zh: '第 {n} 行的操作' },
  listFailed: { en: 'The list could not be loaded.', mm: 'စာရင်းကို ဖွင့်၍မရပါ။', zh: '列表加载失败。' },
  newTab: { en: 'opens in a new tab', mm: 'တက်ဘ်အသစ်တွင် ဖွင့်မည်', zh: '在新标签页打开' },
  codeTicked: { en: '{code} is selected.', mm: '{code} ကို ရွေးပြီးပါပြီ။', zh: '已选择 {code}。' },
  codeUnticked: {
    en: '{code} is no longer selected.',
    mm: '{code} ကို ရွေးထားသည်မှ ဖြုတ်ပြီးပါပြီ။',
    zh: '已取消选择 {code}。',
  },
  codeAbsent: { en: '{code} is not in this list.', mm: '{code} သည် ဤစာရင်းတွင် မပါပါ။', zh: '此列表中没有 {code}。' },

  density: { en: 'Row height', mm: 'အတန်းအမြင့်', zh: '行高' },
  densityCompact: { en: 'Compact', mm: 'ကျဉ်း', zh: '紧凑' },
  densityNormal: { en: 'Normal', mm: 'ပုံမှန်', zh: '标准' },
  densityRoomy: { en: 'Comfortable', mm: 'ကျယ်', zh: '宽松' },

  filters: { en: 'Active filters', mm: 'စစ်ထုတ်ထားချက်များ', zh: '当前筛选' },
  filtersClear: { en: 'Clear filters', mm: 'စစ်ထုတ်ထားချက်များ ရှင်းလင်းရန်', zh: '清除筛选' },

  viewNamed: { en: 'View: {name}', mm: 'မြင်ကွင်း - {name}', zh: '视图：{name}' },
  viewStandard: { en: 'Standard', mm: 'မူလ', zh: '默认' },
  viewChanged: { en: 'changed', mm: 'ပြောင်းထားသည်', zh: '已更改' },

  messages: { en: 'Messages', mm: 'အကြောင်းကြားစာများ', zh: '消息' },
  toastSuccess: { en: 'Done', mm: 'အောင်မြင်', zh: '成功' },
  toastInfo: { en: 'Information', mm: 'အသိပေးချက်', zh: '提示' },
  toastWarning: { en: 'Warning', mm: 'သတိပေးချက်', zh: '警告' },
  toastError: { en: 'Error', mm: 'အမှား', zh: '错误' },
  copyFailed: { en: 'Could not be copied.', mm: 'ကူးယူ၍မရပါ။', zh: '无法复制。' },
  copyOf: { en: 'Copy {what}', mm: '{what} ကို ကူးယူရန်', zh: '复制 {what}' },
});
