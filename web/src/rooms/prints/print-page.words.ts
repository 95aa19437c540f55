import { words } from '@waybill/domain/kernel/words.ts';

/** Screen texts of the print pages; texts on paper are in `paper/paper.words.ts`. */
export const printPageWords = words({
  counts: {
    en: '{labels} [label|labels], {sheets} [sheet|sheets]',
    mm: 'လေဘယ် {labels} ခု၊ စာရွက် {sheets} ရွက်',
    zh: '{labels} 个运单，{sheets} 张',
  },
  comesOut: { en: '{n} [sheet|sheets] · {paper}', mm: 'စာရွက် {n} ရွက် · {paper}', zh: '{n} 张 · {paper}' },
  start: { en: 'First free place on the sheet', mm: 'စာရွက်ပေါ်ရှိ ပထမဆုံး နေရာလွတ်', zh: '首张纸上的第一个空位' },
  place: { en: 'Place {n}', mm: 'နေရာ {n}', zh: '位置 {n}' },
  reason: { en: 'Reason for printing again', mm: 'ထပ်မံ ပရင့်ထုတ်ရသည့် အကြောင်းရင်း', zh: '重新打印原因' },
  chooseReason: { en: 'Choose a reason', mm: 'အကြောင်းရင်း ရွေးပါ', zh: '请选择原因' },
  reprint: {
    en: 'Already printed: {n}. The paper will show which copy it is.',
    mm: '{n} ခုကို ယခင်က ပရင့်ထုတ်ပြီးဖြစ်သည်။ စာရွက်ပေါ်တွင် မည်သည့်မိတ္တူဖြစ်ကြောင်း ဖော်ပြမည်။',
    zh: '其中 {n} 个曾打印过，纸上会注明是第几份。',
  },
  missing: {
    en: 'Not found, or you do not have access: {codes}',
    mm: 'ရှာမတွေ့ပါ သို့မဟုတ် ကြည့်ခွင့်မရှိပါ - {codes}',
    zh: '未找到或您无权查看：{codes}',
  },
  noneToHandOver: {
    en: 'Choose parcels in the list first.',
    mm: 'စာရင်းတွင် ပါဆယ်များကို အရင်ရွေးပါ။',
    zh: '请先在列表中选择包裹。',
  },
  handoverTotal: {
    en: '{n} [parcel|parcels] · {pieces} [piece|pieces] · COD {cod}',
    mm: 'ပါဆယ် {n} ခု · ထုပ် {pieces} ခု · COD {cod}',
    zh: '{n} 个包裹 · {pieces} 件 · 代收 {cod}',
  },
  nothing: { en: 'Which labels?', mm: 'မည်သည့် လေဘယ်များ ပရင့်ထုတ်မည်နည်း။', zh: '要打印哪些运单？' },
  nothingHint: {
    en: 'Scan or paste tracking codes, one per line. They are printed in this order.',
    mm: 'ခြေရာခံကုဒ်များကို တစ်ကြောင်းလျှင် တစ်ခုစီ စကင်ဖတ်ပါ သို့မဟုတ် ကူးထည့်ပါ။ ဤအစီအစဉ်အတိုင်း ပရင့်ထုတ်မည်။',
    zh: '扫描或粘贴运单号，每行一个，将按此顺序打印。',
  },
  codes: { en: 'Tracking codes', mm: 'ခြေရာခံကုဒ်များ', zh: '运单号' },
  show: { en: 'Show labels', mm: 'လေဘယ်များ ပြပါ', zh: '显示运单' },
  tooMany: {
    en: 'At most {max} labels can be printed at once; you chose {n}.',
    mm: 'တစ်ကြိမ်လျှင် လေဘယ် {max} ခုအထိသာ ပရင့်ထုတ်နိုင်သည်။ ယခု {n} ခု ရှိသည်။',
    zh: '一次最多打印 {max} 个运单，现有 {n} 个。',
  },
  preparing: { en: 'Preparing {done} of {all}', mm: 'ပြင်ဆင်နေသည် {done} / {all}', zh: '正在准备 {done} / {all}' },
  printer: { en: 'Printer', mm: 'ပရင်တာ', zh: '打印机' },
  printerTitle: { en: 'Paper position of this printer', mm: 'ဤပရင်တာ၏ စာရွက်နေရာ ချိန်ညှိရန်', zh: '此打印机的位置校准' },
  printerHint: {
    en: 'Kept on this device for this format. In the browser’s print window choose “actual size” and no margins.',
    mm: 'ဤစက်တွင် ဤပုံစံအရွယ်အတွက် သိမ်းထားမည်။ ဘရောက်ဇာ၏ ပရင့်ဝင်းဒိုးတွင် “actual size” နှင့် အနားသတ်မရှိ ကို ရွေးပါ။',
    zh: '按规格保存在此设备上。请在浏览器打印窗口中选择“实际大小”和无边距。',
  },
  right: { en: 'Right', mm: 'ညာဘက်သို့', zh: '向右' },
  down: { en: 'Down', mm: 'အောက်ဘက်သို့', zh: '向下' },
  less: { en: '{name}: less', mm: '{name} - လျှော့ပါ', zh: '{name}：减少' },
  more: { en: '{name}: more', mm: '{name} - တိုးပါ', zh: '{name}：增加' },
  mm: { en: '{n} mm', mm: '{n} မီလီမီတာ', zh: '{n} 毫米' },
  testPage: { en: 'Print a test page', mm: 'စမ်းသပ်စာရွက် ပရင့်ထုတ်မည်', zh: '打印测试页' },
  testTitle: { en: 'Test page', mm: 'စမ်းသပ်စာရွက်', zh: '测试页' },
  testEdge: {
    en: 'The frame should be 3 mm inside each edge.',
    mm: 'ဘောင်သည် အနားတစ်ခုစီမှ 3 မီလီမီတာ အတွင်းတွင် ရှိရမည်။',
    zh: '边框应距每边 3 毫米。',
  },
  testBars: {
    en: 'Bars of 1, 2, 3 and 4 dots: each should be sharp and black.',
    mm: '1၊ 2၊ 3 နှင့် 4 စက် ဘားများ - တစ်ခုစီ ထင်ရှားပြတ်သား၍ မည်းနေရမည်။',
    zh: '1、2、3、4 点宽的条：每条都应清晰且全黑。',
  },
  notFromMenu: {
    en: 'Print with the button on the page or the key P, so that every copy is counted.',
    mm: 'စာမျက်နှာပေါ်ရှိ ခလုတ် သို့မဟုတ် P ကီးဖြင့် ပရင့်ထုတ်ပါ။ သို့မှသာ မိတ္တူတိုင်းကို ရေတွက်မည်။',
    zh: '请用页面上的按钮或 P 键打印，这样每一份都会计数。',
  },
  preview: { en: 'Preview', mm: 'ကြိုတင်ကြည့်ရှုခြင်း', zh: '预览' },
  sheet: { en: 'Sheet {n} of {all}', mm: 'စာရွက် {n} / {all}', zh: '第 {n} 张，共 {all} 张' },
  copy: { en: 'Copy {n}', mm: 'မိတ္တူ {n}', zh: '第 {n} 份' },
  neverPrinted: { en: 'Not printed yet.', mm: 'မပရင့်ထုတ်ရသေးပါ။', zh: '尚未打印。' },
  noCustoms: {
    en: 'This label stays within Myanmar and needs no customs declaration.',
    mm: 'ဤလေဘယ်သည် ပြည်တွင်းသို့ဖြစ်၍ အကောက်ခွန် ကြေညာလွှာ မလိုပါ။',
    zh: '此运单寄往国内，无需海关申报单。',
  },
});
