import { words } from '@waybill/domain/kernel/words.ts';

export const mailPostPageWords = words({
  search: { en: 'Our code, their code, name', mm: 'ကျွန်ုပ်တို့ကုဒ်၊ ၎င်းတို့ကုဒ်၊ အမည်', zh: '我方单号、邮政单号、姓名' },
  hand: { en: 'Hand over by scanning', mm: 'စကင်ဖတ်၍ အပ်ရန်', zh: '扫描转交' },
  addStatus: { en: 'Add a status', mm: 'အခြေအနေ ထည့်မည်', zh: '添加状态' },
  statusAdded: { en: 'The status was added.', mm: 'အခြေအနေ ထည့်ပြီးပါပြီ။', zh: '状态已添加。' },
  addStatusText: {
    en: 'Type it as the post prints it. Files that are read from now on follow it.',
    mm: 'စာတိုက်က ရေးသည့်အတိုင်း ရိုက်ထည့်ပါ။ ယခုမှစ၍ ဖတ်သော ဖိုင်များတွင် အသုံးပြုမည်။',
    zh: '按邮政所写原样输入。此后读取的文件按此处理。',
  },
  removeStatus: {
    en: 'The status “{name}” will not be known any more; files that were read stay as they are.',
    mm: 'အခြေအနေ “{name}” ကို မသိတော့ပါ။ ဖတ်ပြီးသား ဖိုင်များ မပြောင်းပါ။',
    zh: '状态“{name}”将不再识别；已读取的文件不变。',
  },
  unlisted: {
    en: '{n} [line has|lines have] a status that is not in the table, so nothing changes there. Head office can add it; then import the file again.',
    mm: 'စာကြောင်း {n} ခု၏ အခြေအနေသည် ဇယားတွင် မပါသဖြင့် ဘာမျှ မပြောင်းပါ။ ရုံးချုပ်က ထည့်ပြီးလျှင် ဖိုင်ကို ပြန်တင်ပါ။',
    zh: '{n} 行的状态不在状态表中，因此不改变任何内容。总部添加后，请重新上传文件。',
  },
  bring: { en: 'Import tracking file', mm: 'ခြေရာခံဖိုင် တင်ရန်', zh: '上传跟踪文件' },
  bringTitle: { en: 'What did the mail post report?', mm: 'စာတိုက်က မည်သို့ပြောသနည်း။', zh: '邮政的结果是什么？' },
  bringText: {
    en: 'A list with their codes, results and dates, Excel or CSV, up to 10,000 lines. You see the results before anything is applied.',
    mm: '၎င်းတို့၏ကုဒ်၊ အခြေအနေနှင့် ရက်စွဲပါသော Excel သို့မဟုတ် CSV စာရင်း၊ အများဆုံး စာကြောင်း 10,000။ ဘာမှမလုပ်မီ ရလဒ်ကို အရင်ပြပါမည်။',
    zh: '含对方单号、结果和日期的清单，Excel 或 CSV，最多 10,000 行。执行前会先显示将要做什么。',
  },
  read: { en: 'Check file', mm: 'ဖတ်ကြည့်မည်', zh: '读取' },
  failed: { en: 'The file could not be read.', mm: 'ဖိုင်ကို ဖတ်၍မရပါ။', zh: '无法读取文件。' },
  deliver: { en: 'Delivered: {n} [parcel|parcels]', mm: 'ပို့ပြီး - ပါဆယ် {n} ခု', zh: '已送达：{n} 件' },
  return: { en: 'Being returned: {n} [parcel|parcels]', mm: 'ပြန်လာ - ပါဆယ် {n} ခု', zh: '退回：{n} 件' },
  deliverTitle: { en: 'Was {code} delivered?', mm: '{code} ပို့ပြီးပြီလား။', zh: '{code} 已送达？' },
  returnTitle: { en: 'Is {code} being returned?', mm: '{code} ပြန်လာပါသလား။', zh: '{code} 退回？' },
  resultText: {
    en: 'Enter only what Myanmar Post has reported. For parcels with COD a supervisor enters the delivery.',
    mm: 'မြန်မာ့စာတိုက် ပြောသည်ကိုသာ ထည့်ပါ။ COD ပါက ပို့ပြီးကြောင်းကို ကြီးကြပ်ရေးမှူးက ထည့်ရမည်။',
    zh: '只登记缅甸邮政告知的结果。有代收货款的，由主管登记送达。',
  },
  remark: { en: 'Their report', mm: '၎င်းတို့ ပြောသည့်စကား', zh: '对方说明' },
  sums: { en: 'Results of the lines', mm: 'စာကြောင်းများ၏ ရလဒ်', zh: '各行处理结果' },
  nothing: {
    en: 'Nothing to apply in this file.',
    mm: 'ဤဖိုင်တွင် လုပ်ဆောင်ရန် မရှိပါ။',
    zh: '此文件没有需要执行的内容。',
  },
  forSupervisor: {
    en: 'Some parcels have COD: a supervisor must apply the file.',
    mm: 'အချို့ပါဆယ်များတွင် COD ပါ၍ ကြီးကြပ်ရေးမှူးက ဤဖိုင်ကို အသုံးချရမည်။',
    zh: '部分包裹有代收货款，须由主管执行此文件。',
  },
});
