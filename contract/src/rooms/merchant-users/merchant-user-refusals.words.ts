import { words } from '@waybill/domain/kernel/words.ts';

export const merchantUserRefusalStatus = {
  invitation_ended: 404,
  phone_of_account: 409,
  portal_closed: 403,
  last_owner: 409,
  invitation_waits: 409,
  portal_sees_only: 409,
  second_factor_at_login: 409,
  reset_code_wrong: 409,
  person_elsewhere: 409,
} as const;

export const merchantUserRefusalWords = words({
  invitation_ended: {
    en: 'This invitation no longer works. Ask for a new one.',
    mm: 'ဤဖိတ်ခေါ်လင့်ခ်ကို သုံး၍ မရတော့ပါ။ လင့်ခ်အသစ် တောင်းပါ။',
    zh: '此邀请已失效，请索取新的邀请。',
  },
  phone_of_account: {
    en: 'This phone number belongs to another account. Use a different one, or ask the branch.',
    mm: 'ဤဖုန်းနံပါတ်ကို အခြားအကောင့်က သုံးထားသည်။ အခြားနံပါတ် သုံးပါ သို့မဟုတ် ရုံးခွဲကို မေးပါ။',
    zh: '此电话号码属于其他账号，请换一个号码或咨询网点。',
  },
  portal_closed: {
    en: 'The merchant portal is off for this shop. Ask your branch to switch it on.',
    mm: 'ဤဆိုင်အတွက် ကုန်သည်ဝန်ဆောင်မှုစာမျက်နှာကို ပိတ်ထားသည်။ ရုံးခွဲကို ဖွင့်ခိုင်းပါ။',
    zh: '该商户的商户平台已关闭，请联系网点开通。',
  },
  reset_code_wrong: {
    en: 'The code is wrong or no longer works. Check it, or ask for a new one.',
    mm: 'ကုဒ် မှားနေသည် သို့မဟုတ် သုံး၍ မရတော့ပါ။ ပြန်စစ်ပါ သို့မဟုတ် ကုဒ်အသစ် တောင်းပါ။',
    zh: '验证码错误或已失效。请核对，或重新获取。',
  },
  person_elsewhere: {
    en: 'This person also belongs to a shop of another branch. Head office makes the link.',
    mm: 'ဤသူသည် အခြားရုံးခွဲ၏ ဆိုင်တွင်လည်း ပါဝင်နေသည်။ လင့်ခ်ကို ရုံးချုပ်က ထုတ်ပေးရမည်။',
    zh: '此人还属于其他网点的商户，请由总部生成链接。',
  },
  invitation_waits: {
    en: 'A second person must agree to this link first: an owner of the shop, or another person of the branch. Then open it again.',
    mm: 'ဤလင့်ခ်ကို ဒုတိယလူတစ်ဦးက အရင် သဘောတူရမည် - ဆိုင်ပိုင်ရှင် သို့မဟုတ် ရုံးခွဲမှ အခြားသူတစ်ဦး။ ထို့နောက် ပြန်ဖွင့်ပါ။',
    zh: '此链接须先由第二人同意：店主或网点的另一位员工。之后请重新打开。',
  },
  portal_sees_only: {
    en: 'Your shop only sees the portal at the moment and invites nobody. Ask your branch.',
    mm: 'သင့်ဆိုင်သည် လောလောဆယ် ကြည့်ခွင့်သာရှိပြီး မည်သူ့ကိုမျှ ဖိတ်၍မရပါ။ ရုံးခွဲကို မေးပါ။',
    zh: '您的店目前仅可查看，不能邀请他人。请联系网点。',
  },
  second_factor_at_login: {
    en: 'Done. Now log in with your password and the code of your authenticator app.',
    mm: 'ပြီးပါပြီ။ ယခု သင့်စကားဝှက်နှင့် အတည်ပြုအက်ပ်၏ ကုဒ်ဖြင့် အကောင့်ဝင်ပါ။',
    zh: '已完成。请用密码和身份验证器的验证码登录。',
  },
  last_owner: {
    en: 'A shop needs at least one owner. Invite another owner first.',
    mm: 'ဆိုင်တစ်ဆိုင်တွင် ပိုင်ရှင် အနည်းဆုံး တစ်ဦး ရှိရမည်။ အခြားပိုင်ရှင်ကို အရင်ဖိတ်ပါ။',
    zh: '商户至少需要一位店主，请先邀请另一位店主。',
  },
});
