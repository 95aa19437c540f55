import { words } from '@waybill/domain/kernel/words.ts';

export const sandboxRefusalStatus = {
  sandbox_only: 403,
  sandbox_unavailable: 503,
  sandbox_goal_behind: 409,
  sandbox_goal_away: 409,
  sandbox_clock_back: 409,
  sandbox_not_payable: 409,
} as const;

export const sandboxRefusalWords = words({
  sandbox_only: {
    en: 'This call works only in the sandbox. Use a test key, which begins with wb_test_.',
    mm: 'ဤခေါ်ဆိုမှုကို စမ်းသပ်ကမ္ဘာတွင်သာ သုံးနိုင်သည်။ wb_test_ ဖြင့် စသော စမ်းသပ်သော့ဖြင့် ခေါ်ပါ။',
    zh: '此调用仅在沙箱中可用，请使用以 wb_test_ 开头的测试密钥。',
  },
  sandbox_unavailable: {
    en: 'The sandbox is not available right now. Nothing was done. Try again in a moment; if it continues, tell the server’s administrator.',
    mm: 'စမ်းသပ်ကမ္ဘာကို ယခု မသုံးနိုင်သေးပါ။ ဘာမှ မလုပ်ရသေးပါ။ ခဏအကြာတွင် ထပ်ကြိုးစားပါ၊ ဆက်ဖြစ်နေလျှင် ဆာဗာကို ကြီးကြပ်သူအား ပြောပါ။',
    zh: '沙箱暂时不可用，未执行任何操作。请稍后重试；若持续如此，请告知服务器管理员。',
  },
  sandbox_goal_behind: {
    en: 'The parcel is already there or further. Choose a later stage, or create a new label.',
    mm: 'ပါဆယ်သည် ထိုနေရာသို့ ရောက်ပြီး သို့မဟုတ် ကျော်ပြီး ဖြစ်သည်။ ရှေ့ရှိ ပန်းတိုင်ကို ရွေးပါ သို့မဟုတ် လေဘယ်အသစ် ပြုလုပ်ပါ။',
    zh: '包裹已到达或已过该阶段。请选择之后的阶段，或创建新运单。',
  },
  sandbox_goal_away: {
    en: 'The route of this parcel does not lead there. Choose another stage, for example delivered.',
    mm: 'ဤပါဆယ်၏ လမ်းကြောင်းသည် ထိုနေရာသို့ မရောက်ပါ။ delivered ကဲ့သို့ အခြား ပန်းတိုင်ကို ရွေးပါ။',
    zh: '此包裹的路线不经过该阶段，请选择其他阶段，例如 delivered。',
  },
  sandbox_clock_back: {
    en: 'Your sandbox clock only goes forward, and one of your test keys has already moved it further. Ask how far it is ahead (GET /api/sandbox/clock) and choose at least as many minutes.',
    mm: 'စမ်းသပ်ကမ္ဘာရှိ သင့်နာရီသည် ရှေ့သို့သာ သွားသည်။ သင့်စမ်းသပ်သော့တစ်ခုက ဤထက်ပို၍ ရှေ့သို့ ရွှေ့ထားပြီး ဖြစ်သည်။ မည်မျှ ရှေ့ရောက်နေသည်ကို မေးပြီး (GET /api/sandbox/clock) ထိုမိနစ်ထက် မနည်းသည်ကို ရွေးပါ။',
    zh: '您在沙箱中的时钟只能前进，而您的某个测试密钥已把它拨得更快。请先查询已提前多少（GET /api/sandbox/clock），再填写不小于该值的分钟数。',
  },
  sandbox_not_payable: {
    en: 'This parcel has no COD to pay out: it is not delivered, has no merchant COD, or is already paid out. Move it to delivered first.',
    mm: 'ဤပါဆယ်တွင် ထုတ်ပေးရန် COD မရှိပါ- မပို့ရသေးပါ၊ ကုန်သည်၏ COD မပါပါ သို့မဟုတ် ထုတ်ပေးပြီး ဖြစ်သည်။ delivered သို့ အရင်ရွှေ့ပါ။',
    zh: '此包裹没有待付的代收货款：尚未签收、没有商户的代收货款，或已经付清。请先将其推进到 delivered。',
  },
});
