import { words } from '@waybill/domain/kernel/words.ts';

export const signOnRefusalStatus = {
  sso_expired: 409,
  sso_unavailable: 503,
  sso_denied: 401,
  sso_failed: 401,
  sso_unverified: 403,
  sso_no_account: 403,
  sso_account_closed: 403,
  sso_no_role: 403,
  sso_role_unfit: 403,
} as const;

export const signOnRefusalWords = words({
  sso_expired: {
    en: 'This single sign-on has ended. Press the button again.',
    mm: 'ဤ SSO ဝင်ရောက်မှု ကုန်ဆုံးသွားပါပြီ။ ခလုတ်ကို ထပ်နှိပ်ပါ။',
    zh: '此次单点登录已结束，请再按一次按钮。',
  },
  sso_unavailable: {
    en: 'The single sign-on service does not answer. Log in with your password, or try again later.',
    mm: 'SSO ဝန်ဆောင်မှုက အကြောင်းမပြန်ပါ။ စကားဝှက်ဖြင့် ဝင်ပါ သို့မဟုတ် နောက်မှ ထပ်ကြိုးစားပါ။',
    zh: '单点登录服务没有响应。请用密码登录，或稍后再试。',
  },
  sso_denied: {
    en: 'The single sign-on service did not log you in. Try again, or log in with your password.',
    mm: 'SSO ဝန်ဆောင်မှုက ဝင်ခွင့်မပြုပါ။ ထပ်ကြိုးစားပါ သို့မဟုတ် စကားဝှက်ဖြင့် ဝင်ပါ။',
    zh: '单点登录服务未让您登录。请重试，或用密码登录。',
  },
  sso_failed: {
    en: 'The answer of the single sign-on service could not be verified. Press the button again.',
    mm: 'SSO ဝန်ဆောင်မှု၏ အဖြေကို အတည်ပြု၍မရပါ။ ခလုတ်ကို ထပ်နှိပ်ပါ။',
    zh: '无法验证单点登录服务的回应，请再按一次按钮。',
  },
  sso_unverified: {
    en: 'The single sign-on service does not confirm your e-mail. Ask your IT support.',
    mm: 'SSO ဝန်ဆောင်မှုက သင့်အီးမေးလ်ကို အတည်မပြုပါ။ IT အကူအညီကို မေးပါ။',
    zh: '单点登录服务未确认您的邮箱，请联系信息技术支持。',
  },
  sso_no_account: {
    en: 'No account here has your e-mail. Ask your manager to add it to your account.',
    mm: 'သင့်အီးမေးလ်ဖြင့် အကောင့် မရှိပါ။ သင့်အကောင့်တွင် ထည့်ပေးရန် မန်နေဂျာကို ပြောပါ။',
    zh: '此处没有使用您邮箱的账号，请让主管把邮箱加到您的账号。',
  },
  sso_account_closed: {
    en: 'Your account here is suspended or banned. Ask your manager.',
    mm: 'သင့်အကောင့်ကို ရပ်ဆိုင်း သို့မဟုတ် ပိတ်ပင်ထားသည်။ မန်နေဂျာကို မေးပါ။',
    zh: '您在此处的账号已停用或封禁，请询问主管。',
  },
  sso_no_role: {
    en: 'Your groups at the single sign-on service give you no role here. Ask your IT support.',
    mm: 'SSO ဝန်ဆောင်မှုရှိ သင့်အုပ်စုများက ရာထူး မပေးပါ။ IT အကူအညီကို မေးပါ။',
    zh: '您在单点登录服务中的组在此处没有对应角色，请联系信息技术支持。',
  },
  sso_role_unfit: {
    en: 'The role of your groups does not fit your account: it needs a home branch or another user type. Ask your manager.',
    mm: 'သင့်အုပ်စု၏ ရာထူးသည် သင့်အကောင့်နှင့် မကိုက်ညီပါ၊ ရုံးခွဲ သို့မဟုတ် အခြားအသုံးပြုသူအမျိုးအစား လိုအပ်သည်။ မန်နေဂျာကို မေးပါ။',
    zh: '您的组对应的角色与账号不符：需要所属网点或其他用户类型。请询问主管。',
  },
});
