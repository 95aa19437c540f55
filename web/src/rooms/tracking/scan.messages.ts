import { words } from '@waybill/domain/kernel/words.ts';

export const scanMessages = words({
  start: { en: 'Start scanning', mm: 'စကင်ဖတ်ခြင်း စတင်ရန်', zh: '开始扫描' },
  recent: { en: 'The last 20 scans', mm: 'နောက်ဆုံး စကင် ၂၀', zh: '最近 20 次扫描' },
  none: { en: 'Nothing scanned yet', mm: 'စကင်ဖတ်ထားခြင်း မရှိသေးပါ', zh: '尚未扫描' },
  aside: { en: 'Set aside: {n}', mm: 'ဖယ်ထားသည် - {n}', zh: '已搁置：{n}' },
  asideHint: {
    en: 'These parcels are as they were. Deal with each, then take it off the list.',
    mm: 'ဤပါဆယ်များ မပြောင်းလဲပါ။ တစ်ခုချင်း ဖြေရှင်းပြီးမှ စာရင်းမှ ဖယ်ပါ။',
    zh: '这些包裹状态未变。逐一处理后再从列表移除。',
  },
  settled: { en: 'Dealt with', mm: 'ဖြေရှင်းပြီး', zh: '已处理' },
  open: { en: 'Open the label', mm: 'လေဘယ် ဖွင့်ရန်', zh: '打开运单' },
  unreadable: {
    en: 'This is no tracking code: its check digit is wrong. Scan it again or type it.',
    mm: 'ခြေရာခံကုဒ် မဟုတ်ပါ။ စစ်ဆေးဂဏန်း မှားနေသည်။ ထပ်ဖတ်ပါ သို့မဟုတ် ရိုက်ထည့်ပါ။',
    zh: '不是有效运单号：校验位错误。请重新扫描或手动输入。',
  },
  onItsWay: { en: 'on its way', mm: 'ပို့နေသည်', zh: '发送中' },
  meaning: { en: 'What a scan means', mm: 'စကင်ဖတ်ခြင်း၏ အဓိပ္ပာယ်', zh: '扫描含义' },
  choose: { en: 'Choose first', mm: 'အရင်ရွေးပါ', zh: '请先选择' },
  reason: { en: 'Reason', mm: 'အကြောင်းရင်း', zh: '原因' },
  postCode: { en: 'Code of Myanmar Post', mm: 'မြန်မာ့စာတိုက် ကုဒ်', zh: '缅甸邮政单号' },
  confirm: { en: 'Yes, do it', mm: 'ဟုတ်ကဲ့၊ လုပ်ဆောင်ပါ', zh: '是的，执行' },
  first: { en: 'Choose what is missing, then scan.', mm: 'လိုအပ်သည်များ ရွေးပြီးမှ စကင်ဖတ်ပါ။', zh: '请先选择必填项再扫描。' },
  search: { en: 'Code, phone, name', mm: 'ကုဒ်၊ ဖုန်း၊ အမည်', zh: '单号、电话、姓名' },
  settle: { en: 'Settle', mm: 'ဖြေရှင်းမည်', zh: '处理' },
  bulkSettle: { en: 'Settle {n} [scan|scans]', mm: 'စကင် {n} ခုကို ဖြေရှင်းမည်', zh: '处理 {n} 次扫描' },
  settleTitle: { en: 'How was {code} settled?', mm: '{code} ကို မည်သို့ ဖြေရှင်းခဲ့သနည်း။', zh: '{code} 是如何处理的？' },
});
