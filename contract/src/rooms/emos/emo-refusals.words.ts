import { words } from '@waybill/domain/kernel/words.ts';

export const emoRefusalStatus = {
  emo_other_branch: 409,
  emo_same_branch: 422,
  emo_to_oneself: 422,
  emo_branch_closed: 422,
  emo_sender_limit: 422,
  emo_payee_limit: 422,
  emo_fee_changed: 409,
  emo_no_code: 409,
  emo_code_made: 409,
  emo_locked: 409,
  emo_not_locked: 409,
  emo_wrong_code: 409,
  emo_wrong_nrc: 409,
  emo_seller_pays: 409,
  emo_approval_needed: 409,
  emo_refunded: 409,
  emo_not_confirmed: 422,
} as const;

export const emoRefusalWords = words({
  emo_other_branch: {
    en: 'Another branch must do this. Nothing was paid: the order shows which branch.',
    mm: 'ဤအဆင့်ကို အခြားရုံးခွဲက ဆောင်ရွက်ရသည်။ ငွေ မပေးရသေးပါ။ မည်သည့်ရုံးခွဲဖြစ်သည်ကို ငွေပို့လွှာတွင် ကြည့်ပါ။',
    zh: '此步骤由其他网点办理，未付款。请在汇票上查看是哪个网点。',
  },
  emo_to_oneself: {
    en: 'Sender and payee are the same person. Enter the person who collects the money.',
    mm: 'ပေးပို့သူနှင့် ငွေလက်ခံသူ တစ်ဦးတည်း ဖြစ်နေသည်။ ငွေထုတ်ယူမည့်သူကို ဖြည့်ပါ။',
    zh: '汇款人与收款人是同一人。请填写取款人。',
  },
  emo_same_branch: {
    en: 'Choose another branch than your own: the money is collected where the payee is.',
    mm: 'သင့်ရုံးခွဲမဟုတ်သော ရုံးခွဲကို ရွေးပါ။ ငွေကို ငွေထုတ်သူရှိရာတွင် ထုတ်ယူရသည်။',
    zh: '请选择本网点以外的网点：款项在收款人所在地领取。',
  },
  emo_branch_closed: {
    en: 'This branch is closed. Choose one that is open.',
    mm: 'ဤရုံးခွဲ ပိတ်ထားသည်။ ဖွင့်ထားသော ရုံးခွဲကို ရွေးပါ။',
    zh: '该网点已关闭，请选择营业中的网点。',
  },
  emo_sender_limit: {
    en: 'This sender may send {max} Ks a day; {left} Ks are left today. Send less, or the rest tomorrow.',
    mm: 'ငွေပို့သူတစ်ဦး တစ်ရက်လျှင် {max} ကျပ်သာ ပို့နိုင်သည်။ ယနေ့ {left} ကျပ်သာ ကျန်သည်။ လျှော့ပို့ပါ သို့မဟုတ် ကျန်ငွေကို မနက်ဖြန် ပို့ပါ။',
    zh: '该汇款人每日限额 {max} 缅元，今日还可汇 {left} 缅元。请减少金额或明日再汇。',
  },
  emo_payee_limit: {
    en: 'This payee may receive {max} Ks a day; {left} Ks are left today. Send less, or the rest tomorrow.',
    mm: 'ငွေထုတ်သူတစ်ဦး တစ်ရက်လျှင် {max} ကျပ်သာ ရနိုင်သည်။ ယနေ့ {left} ကျပ်သာ ကျန်သည်။ လျှော့ပို့ပါ သို့မဟုတ် ကျန်ငွေကို မနက်ဖြန် ပို့ပါ။',
    zh: '该收款人每日限额 {max} 缅元，今日还可收 {left} 缅元。请减少金额或明日再汇。',
  },
  emo_fee_changed: {
    en: 'The fee is now {fee} Ks. Tell the sender, then sell again.',
    mm: 'ဝန်ဆောင်ခ ယခု {fee} ကျပ် ဖြစ်သည်။ ငွေပို့သူကို ပြောပြပြီး ထပ်ရောင်းပါ။',
    zh: '手续费现为 {fee} 缅元。请告知汇款人后重新办理。',
  },
  emo_no_code: {
    en: 'The sender’s slip is not printed yet, so there is no code. The selling branch must print it first.',
    mm: 'ငွေပို့သူ၏ စလစ် မထုတ်ရသေးသဖြင့် ကုဒ် မရှိသေးပါ။ ရောင်းသည့် ရုံးခွဲက အရင်ထုတ်ရမည်။',
    zh: '汇款人的凭条尚未打印，还没有取款码，请汇出网点先打印。',
  },
  emo_code_made: {
    en: 'The slip with the code is already printed. A supervisor can create another code for a sender who shows their card.',
    mm: 'ကုဒ်ပါသော စလစ်ကို ထုတ်ပြီးဖြစ်သည်။ ငွေပို့သူက မှတ်ပုံတင်ပြသပါက ကြီးကြပ်ရေးမှူးက ကုဒ်အသစ် ထုတ်ပေးနိုင်သည်။',
    zh: '带取款码的凭条已打印。汇款人出示证件后，由主管生成新取款码。',
  },
  emo_locked: {
    en: 'Five wrong codes or cards: this order is locked. A supervisor unlocks it after talking to the payee.',
    mm: 'ကုဒ် သို့မဟုတ် မှတ်ပုံတင်အမှတ် ငါးကြိမ်မှားသဖြင့် ဤငွေပို့လွှာကို ပိတ်ထားသည်။ ကြီးကြပ်ရေးမှူးက ငွေထုတ်သူနှင့် စကားပြောပြီးမှ ပြန်ဖွင့်ပေးနိုင်သည်။',
    zh: '取款码或证件号已错五次，汇票已锁定。请主管与收款人核实后解锁。',
  },
  emo_not_locked: {
    en: 'This order is not locked.',
    mm: 'ဤငွေပို့လွှာကို ပိတ်မထားပါ။',
    zh: '此汇票未锁定。',
  },
  emo_wrong_code: {
    en: 'Wrong code. {left} attempts left. Ask the payee to call the sender, who has the code on the slip.',
    mm: 'ကုဒ် မှားနေသည်။ နောက်ထပ် {left} ကြိမ် ကြိုးစားနိုင်သည်။ ကုဒ်သည် ငွေပို့သူ၏ စလစ်တွင် ရှိသဖြင့် ငွေထုတ်သူအား ငွေပို့သူထံ ဖုန်းခေါ်ခိုင်းပါ။',
    zh: '取款码错误，还可再试 {left} 次。取款码在汇款人的凭条上，请收款人致电汇款人。',
  },
  emo_wrong_nrc: {
    en: 'The number does not match the card on the order. Nothing was paid: check the card again.',
    mm: 'ငွေပို့လွှာတွင် ဖော်ပြထားသော မှတ်ပုံတင်အမှတ် မဟုတ်ပါ။ ငွေ မပေးရသေးပါ။ ကတ်ကို ထပ်ကြည့်ပါ။',
    zh: '与汇票登记的证件号码不符，未付款，请重新核对证件。',
  },
  emo_seller_pays: {
    en: 'A person who sold an order or has seen its code cannot pay it out. Someone else must do this.',
    mm: 'ငွေပို့လွှာ ရောင်းသူ သို့မဟုတ် ကုဒ်ကို မြင်ဖူးသူက ငွေထုတ်မပေးရပါ။ အခြားသူတစ်ဦးက ဆောင်ရွက်ရမည်။',
    zh: '办理汇出或看过取款码的人不能兑付，须由他人办理。',
  },
  emo_approval_needed: {
    en: 'More than {limit} Ks to one person in a day needs a second person’s approval first.',
    mm: 'လူတစ်ဦးထံ တစ်ရက်အတွင်း {limit} ကျပ်ထက် ပိုပေးရန် အခြားသူတစ်ဦးက အရင် အတည်ပြုရမည်။',
    zh: '一天内付给同一人超过 {limit} 缅元，须先由第二人批准。',
  },
  emo_refunded: {
    en: 'This money was already paid back to the sender.',
    mm: 'ဤငွေကို ငွေပို့သူထံ ပြန်အမ်းပြီးဖြစ်သည်။',
    zh: '款项已退还汇款人。',
  },
  emo_not_confirmed: {
    en: 'An agent branch handles money orders only after head office has confirmed the service. Choose another branch, or request it under Agent services.',
    mm: 'ကိုယ်စားလှယ် ရုံးခွဲသည် ရုံးချုပ်က အတည်ပြုပြီးမှသာ ငွေပို့လွှာ ဆောင်ရွက်နိုင်သည်။ အခြားရုံးခွဲကို ရွေးပါ သို့မဟုတ် ကိုယ်စားလှယ် ဝန်ဆောင်မှုများတွင် တောင်းဆိုပါ။',
    zh: '代理网点须经总部确认后才能办理汇票。请选择其他网点，或在“代理服务”中申请。',
  },
});
