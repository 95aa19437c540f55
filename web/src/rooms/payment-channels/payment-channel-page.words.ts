import { words } from '@waybill/domain/kernel/words.ts';

export const paymentChannelPageWords = words({
  owed: { en: 'With the provider', mm: 'ငွေပေးချေနည်းတွင် ရှိနေသောငွေ', zh: '渠道处的款项' },
  account: { en: 'Account and fee', mm: 'အကောင့်နှင့် ဝန်ဆောင်ခ', zh: '账户与费用' },
  evidence: { en: 'Evidence and QR', mm: 'အထောက်အထားနှင့် QR', zh: '凭证与二维码' },
  branchNote: { en: 'Empty means all branches.', mm: 'မရွေးပါက ရုံးခွဲအားလုံး ဖြစ်သည်။', zh: '不选表示全部网点。' },
  qrNote: {
    en: 'Scan the shop’s fixed QR with any QR reader and paste its text. Amount and tracking code are added for each parcel.',
    mm: 'ဆိုင်၏ ပုံသေ QR ကို QR ဖတ်စက်ဖြင့်ဖတ်၍ ရလာသောစာသားကို ထည့်ပါ။ ပါဆယ်တစ်ခုစီအတွက် ငွေပမာဏနှင့် ခြေရာခံကုဒ် ထည့်ပေးမည်။',
    zh: '用任意扫码工具读取商店的固定二维码并粘贴其文本。系统会为每个包裹加入金额和运单号。',
  },
  tryQr: {
    en: 'QR of a payment of {amount}. Scan it with the wallet to check the account before confirming.',
    mm: '{amount} ပေးချေရန် QR ဖြစ်သည်။ အတည်မပြုမီ ဝေါလက်ဖြင့် ဖတ်၍ အကောင့်ကို စစ်ဆေးပါ။',
    zh: '付款{amount}的二维码。确认前请用钱包扫描核对账户。',
  },
  restInCash: { en: 'The rest in cash: {amount}', mm: 'ကျန်ငွေ {amount} ကို ငွေသားဖြင့်', zh: '其余 {amount} 收现金' },
  aheadReceived: {
    en: '{amount} already paid by {channel}: the money has come. Do not collect it again.',
    mm: '{channel} ဖြင့် {amount} ကြိုတင်ပေးပြီး၊ ငွေရောက်ပြီးဖြစ်သည်။ ထပ်မကောက်ပါနှင့်။',
    zh: '已通过{channel}支付{amount}，款项已到账，请勿再次收取。',
  },
  aheadAnnounced: {
    en: 'The receiver says they paid {amount} by {channel}. Check the receipt on their phone, or collect cash.',
    mm: 'လက်ခံသူက {channel} ဖြင့် {amount} ပေးပြီးဟု ဆိုသည်။ ဖုန်းပေါ်ရှိ ငွေလွှဲပြေစာကို စစ်ပါ၊ မရှိပါက ငွေသား ကောက်ပါ။',
    zh: '收件人称已通过{channel}支付{amount}。请核对其手机上的凭证，否则收取现金。',
  },
  referenceNote: {
    en: 'From the receiver’s screen or SMS: the last six digits at least.',
    mm: 'လက်ခံသူ၏ ဖုန်းမျက်နှာပြင် သို့မဟုတ် SMS မှ - နောက်ဆုံးဂဏန်း အနည်းဆုံး ခြောက်လုံး။',
    zh: '取自收件人的屏幕或短信，至少最后六位。',
  },
  pictureNote: {
    en: 'Take a photo of the payment on the receiver’s screen.',
    mm: 'လက်ခံသူ၏ ဖုန်းပေါ်ရှိ ငွေပေးချေမှုကို ဓာတ်ပုံရိုက်ပါ။',
    zh: '请拍下收件人屏幕上的付款。',
  },
  trackingNote: {
    en: 'Receivers can pay before the delivery. The statement then says so to the courier.',
    mm: 'လက်ခံသူက ပါဆယ်မရောက်မီ ပေးချေနိုင်သည်။ ရှင်းတမ်းတွင် တွေ့ပါက ကူရီယာ၏ဖုန်းတွင် ပြမည်။',
    zh: '收件人可在派送前付款；对账单到账后会告知快递员。',
  },
  labelNote: {
    en: 'On labels of 100 × 150 mm and larger. One channel per label: the first by name.',
    mm: '100 × 150 မီလီမီတာနှင့် အထက် လေဘယ်များတွင် ပါမည်။ လေဘယ်တစ်ခုလျှင် အမည်အရ ပထမဆုံးနည်းတစ်ခု။',
    zh: '用于 100 × 150 毫米及以上的面单。每张面单一个渠道：按名称的第一个。',
  },
  startNote: {
    en: 'Another person confirms the terms before they apply.',
    mm: 'အခြားသူတစ်ဦး အတည်ပြုပြီးမှ အကျုံးဝင်မည်။',
    zh: '须由另一人确认后才生效。',
  },
});
