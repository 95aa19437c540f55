import { words } from '@waybill/domain/kernel/words.ts';

export const scanModeWords = words({
  proof: { en: 'Send proof', mm: 'အထောက်အထား ပေးသွင်းမည်', zh: '提交凭证' },
  proofTitle: { en: 'Proof from the receiver of {code}', mm: '{code} လက်ခံသူ၏ အထောက်အထား', zh: '{code} 的签收凭证' },
  start: { en: 'Start scanning', mm: 'စကင်ဖတ်ခြင်း စတင်ရန်', zh: '开始扫描' },
  recent: { en: 'The last 20 scans', mm: 'နောက်ဆုံး စကင် 20', zh: '最近 20 次扫描' },
  none: { en: 'Nothing scanned yet', mm: 'စကင်ဖတ်ထားခြင်း မရှိသေးပါ', zh: '尚未扫描' },
  aside: { en: 'Needs attention: {n}', mm: 'ဖယ်ထားသည် - {n}', zh: '已搁置：{n}' },
  asideHint: {
    en: 'Nothing has changed for these parcels. Handle each one, then take it off the list.',
    mm: 'ဤပါဆယ်များ မပြောင်းလဲပါ။ တစ်ခုချင်း ဖြေရှင်းပြီးမှ စာရင်းမှ ဖယ်ပါ။',
    zh: '这些包裹状态未变。逐一处理后再从列表移除。',
  },
  settled: { en: 'Handled', mm: 'ဖြေရှင်းပြီး', zh: '已处理' },
  open: { en: 'Open the label', mm: 'လေဘယ် ဖွင့်ရန်', zh: '打开运单' },
  unreadable: {
    en: 'This is not a tracking code: its check digit is wrong. Scan it again or type it.',
    mm: 'ခြေရာခံကုဒ် မဟုတ်ပါ။ စစ်ဆေးဂဏန်း မှားနေသည်။ ထပ်ဖတ်ပါ သို့မဟုတ် ရိုက်ထည့်ပါ။',
    zh: '不是有效运单号：校验位错误。请重新扫描或手动输入。',
  },
  onItsWay: { en: 'sending', mm: 'ပို့နေသည်', zh: '发送中' },
  meaning: { en: 'Meaning of a scan', mm: 'စကင်ဖတ်ခြင်း၏ အဓိပ္ပာယ်', zh: '扫描含义' },
  choose: { en: 'Choose first', mm: 'အရင်ရွေးပါ', zh: '请先选择' },
  pairOurs: { en: 'Our code', mm: 'ကျွန်ုပ်တို့၏ ကုဒ်', zh: '我方单号' },
  pairTheirs: { en: 'Then the Myanmar Post code', mm: 'ထို့နောက် မြန်မာ့စာတိုက် ကုဒ်', zh: '再扫缅甸邮政单号' },
  pairDrop: { en: 'Not this parcel', mm: 'ဤပါဆယ် မဟုတ်ပါ', zh: '不是这件包裹' },
  pairLeft: {
    en: '{code} was skipped: its second code was not scanned.',
    mm: '{code} ကို ကျော်သွားသည်။ ၎င်း၏ ဒုတိယကုဒ် မဖတ်ရသေးပါ။',
    zh: '{code} 已跳过：没有扫描第二个单号。',
  },
  pairOursFirst: {
    en: 'Scan our code first, then theirs.',
    mm: 'ကျွန်ုပ်တို့၏ ကုဒ်ကို အရင်ဖတ်ပြီးမှ ၎င်းတို့၏ ကုဒ်ကို ဖတ်ပါ။',
    zh: '请先扫我方单号，再扫对方单号。',
  },
  pairUnreadable: {
    en: 'This is not a Myanmar Post code: a character is wrong. Scan it again or type it.',
    mm: 'မြန်မာ့စာတိုက်ကုဒ် မဟုတ်ပါ။ စာလုံးတစ်လုံး မှားနေသည်။ ထပ်ဖတ်ပါ သို့မဟုတ် ရိုက်ထည့်ပါ။',
    zh: '不是有效的邮政单号，请重新扫描或手动输入。',
  },
  pairTaken: {
    en: 'This Myanmar Post code was already scanned for {code}.',
    mm: 'ဤစာတိုက်ကုဒ်ကို {code} အတွက် ဖတ်ပြီးဖြစ်သည်။',
    zh: '此邮政单号已用于 {code}。',
  },
  pairOdd: {
    en: 'Myanmar Post codes usually end in MM. Is {code} really theirs?',
    mm: 'မြန်မာ့စာတိုက်ကုဒ်များသည် ပုံမှန်အားဖြင့် MM ဖြင့် ဆုံးသည်။ {code} သည် အမှန်တကယ် ၎င်းတို့၏ကုဒ် ဖြစ်ပါသလား။',
    zh: '缅甸邮政单号通常以 MM 结尾。{code} 确实是邮政单号吗？',
  },
  pairOddYes: { en: 'Yes, it is theirs', mm: 'ဟုတ်ကဲ့၊ ၎င်းတို့၏ကုဒ်ပါ', zh: '是，确认' },
  agree: {
    en: '{what}: does this apply to every parcel you scan now?',
    mm: '{what} - ယခု စကင်ဖတ်မည့် ပါဆယ်အားလုံးအတွက် ဟုတ်ပါသလား။',
    zh: '{what}：接下来扫描的包裹都要这样处理吗？',
  },
  first: { en: 'Choose what is missing, then scan.', mm: 'လိုအပ်သည်များ ရွေးပြီးမှ စကင်ဖတ်ပါ။', zh: '请先选择必填项再扫描。' },
  bulkSettle: { en: 'Resolve {n} [scan|scans]', mm: 'စကင် {n} ခုကို ဖြေရှင်းမည်', zh: '处理 {n} 次扫描' },
  settleTitle: { en: 'How was {code} resolved?', mm: '{code} ကို မည်သို့ ဖြေရှင်းခဲ့သနည်း။', zh: '{code} 是如何处理的？' },
});
