import { words } from '@waybill/domain/kernel/words.ts';

export const labelFormWords = words({
  priceReason: {
    en: 'Recorded with this price and the table price. Above your limit a second person must confirm it before the parcel is accepted.',
    mm: 'ဇယားဈေးနှင့်အတူ စာရင်းဝင်မည်။ သင့်ကန့်သတ်ချက်ထက် ပိုလျှင် ပါဆယ်မလက်ခံမီ ဒုတိယလူက အတည်ပြုရမည်။',
    zh: '将与价目表价格一起列出。超过您的限额时，须由第二人确认后才能收件。',
  },
  priceWaits: {
    en: 'The price must be confirmed by a second person. Then the parcel can be accepted.',
    mm: 'ဈေးနှုန်းကို ဒုတိယလူက အတည်ပြုရန် စောင့်နေသည်။ ပြီးမှ ပါဆယ် လက်ခံနိုင်မည်။',
    zh: '价格等待第二人确认，之后才能收件。',
  },
  chooseCountry: { en: 'Choose the country.', mm: 'နိုင်ငံကို ရွေးပါ။', zh: '请选择国家。' },
  addressAbroad: {
    en: 'In full, in Latin letters, so that the post there can read it.',
    mm: 'ထိုနိုင်ငံ၏ စာတိုက် ဖတ်နိုင်ရန် အပြည့်အစုံကို အင်္ဂလိပ်စာလုံးဖြင့် ရေးပါ။',
    zh: '用拉丁字母填写完整，供当地邮局识读。',
  },
  customsContents: {
    en: 'For customs: name and number of each item.',
    mm: 'အကောက်ခွန်အတွက် - ပစ္စည်းတစ်ခုစီ၏ အမည်နှင့် အရေအတွက်။',
    zh: '供海关使用：逐项填写名称和数量。',
  },
  customsValue: {
    en: 'For customs: value of the contents.',
    mm: 'အကောက်ခွန်အတွက် - ပစ္စည်းများ၏ တန်ဖိုး။',
    zh: '供海关使用：内件价值。',
  },
  moreFields: { en: 'More fields', mm: 'အကွက်များ ထပ်ပြရန်', zh: '更多字段' },
  phoneHint: {
    en: 'Type the phone first; known senders appear.',
    mm: 'ဖုန်းကို အရင်ရိုက်ပါ။ သိထားသော ပေးပို့သူ ပေါ်လာမည်။',
    zh: '先输入电话，已知寄件人会自动出现。',
  },
  receiverHint: {
    en: 'The last receivers are suggested at once.',
    mm: 'နောက်ဆုံး လက်ခံသူများကို ချက်ချင်း ပြပေးမည်။',
    zh: '会立即列出最近的收件人。',
  },
  withoutCod: { en: 'Without COD', mm: 'COD မကောက်ပါ', zh: '不代收货款' },
  knownElsewhere: {
    en: 'This number is known at {branch}. Its terms do not apply here; ask that branch if the merchant also sends from here.',
    mm: 'ဤဖုန်းနံပါတ်ကို {branch} က သိထားပြီးဖြစ်သည်။ သဘောတူညီချက်များသည် ဤရုံးခွဲတွင် မသက်ဆိုင်ပါ။ ကုန်သည်က ဤရုံးခွဲမှလည်း ပို့လိုပါက ထိုရုံးခွဲကို မေးမြန်းပါ။',
    zh: '{branch}已登记此号码。其约定在本网点不适用；如该商户也在此寄件，请联系该网点。',
  },
  lastReceivers: { en: 'Last receivers', mm: 'နောက်ဆုံး လက်ခံသူများ', zh: '最近的收件人' },
  cleared: { en: 'The form is empty again.', mm: 'ပုံစံကို ရှင်းလင်းပြီးပါပြီ။', zh: '表单已清空。' },
  remember: { en: 'Remember this sender', mm: 'ဤပေးပို့သူကို မှတ်ထားမည်', zh: '记住此寄件人' },
  newMerchant: {
    en: 'Recorded together with this label. A manager completes the record before the merchant is paid.',
    mm: 'ဤလေဘယ်နှင့်အတူ စာရင်းသွင်းမည်။ ကုန်သည်ထံ ငွေမပေးမီ မန်နေဂျာက အချက်အလက် ဖြည့်စွက်မည်။',
    zh: '随此运单一并登记。付款前由经理补全资料。',
  },
  existingMerchant: {
    en: 'Type the phone and choose the merchant.',
    mm: 'ဖုန်းနံပါတ် ရိုက်ပြီး ကုန်သည်ကို ရွေးပါ။',
    zh: '输入电话并选择商户。',
  },
  noBranch: {
    en: 'No branch delivers here yet: choose the destination branch.',
    mm: 'ဤနေရာသို့ ပို့ဆောင်သည့်ရုံးခွဲ မရှိသေးပါ။ ဦးတည်ရာရုံးခွဲကို ရွေးပါ။',
    zh: '尚无网点派送至此，请选择目的网点。',
  },
  blocked: {
    en: 'This sender is suspended or banned: no new labels.',
    mm: 'ဤပေးပို့သူကို ရပ်ဆိုင်း သို့မဟုတ် ပိတ်ပင်ထား၍ လေဘယ်အသစ် မပြုလုပ်နိုင်ပါ။',
    zh: '该寄件人已停用或封禁，不能新建运单。',
  },

  savePrint: { en: 'Save, print, next', mm: 'သိမ်း၊ ပရင့်ထုတ်၊ နောက်တစ်ခု', zh: '保存、打印、下一个' },
  savePrintShort: { en: 'Save, print', mm: 'သိမ်း၊ ပရင့်', zh: '保存打印' },
  made: { en: '{code} created: {total} Ks', mm: '{code} ပြုလုပ်ပြီး - {total} ကျပ်', zh: '{code} 已生成：{total} 缅元' },
  priceDiffers: {
    en: 'The price from the server applies: {total} Ks.',
    mm: 'ဆာဗာ၏ ဈေးနှုန်း {total} ကျပ် အတည်ဖြစ်သည်။',
    zh: '以服务器价格 {total} 缅元为准。',
  },
  sameSender: { en: 'Same sender, next parcel', mm: 'ပေးပို့သူတူ၊ နောက်ပါဆယ်', zh: '同一寄件人，下一个' },
  lastMade: { en: 'Last created: {code}', mm: 'နောက်ဆုံးပြုလုပ်သည် - {code}', zh: '刚生成：{code}' },
  paste: { en: 'Paste order', mm: 'အော်ဒါစာသား ကူးထည့်မည်', zh: '粘贴订单' },
  pasted: {
    en: 'The order is in the form. Check it before you save.',
    mm: 'အော်ဒါကို ပုံစံတွင် ဖြည့်ပြီးပါပြီ။ မသိမ်းမီ စစ်ဆေးပါ။',
    zh: '订单已填入表单，保存前请核对。',
  },
  guessesLeft: {
    en: 'Guessed from the pasted text: {fields}. Correct what is wrong.',
    mm: 'ကူးထည့်သော စာသားမှ ခန့်မှန်းထားသည် - {fields}။ မှားနေပါက ပြင်ပါ။',
    zh: '根据粘贴的文本推测：{fields}。如有错误请更改。',
  },
  guessesRight: { en: 'All correct', mm: 'အားလုံး မှန်ပါသည်', zh: '全部正确' },
  templates: { en: 'Templates', mm: 'ပုံစံများ', zh: '模板' },
  templateSave: { en: 'Save as template', mm: 'ဤအတိုင်း ပုံစံအဖြစ် သိမ်းမည်', zh: '保存为模板' },
  templateKept: { en: 'Template saved: {name}', mm: 'ပုံစံ သိမ်းပြီး - {name}', zh: '模板已保存：{name}' },
  templateRemove: { en: 'Delete {name}', mm: '{name} ကို ဖျက်မည်', zh: '删除 {name}' },
  draftElsewhere: {
    en: 'You have an unsaved draft from {at} on another device.',
    mm: '{at} က အခြားစက်တွင် ရိုက်ထားသည်များ မသိမ်းရသေးပါ။',
    zh: '您在 {at} 于其他设备输入的内容尚未保存。',
  },
  accepted: {
    en: 'A branch has accepted this parcel: it can no longer be changed.',
    mm: 'ရုံးခွဲက လက်ခံပြီးဖြစ်၍ ပြင်ဆင်၍ မရတော့ပါ။',
    zh: '网点已收件，不能再修改。',
  },
});
