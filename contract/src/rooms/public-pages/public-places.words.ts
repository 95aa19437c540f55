import type { Tone } from '@waybill/domain/kernel/lifecycle.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import type { PublicPlace } from '@waybill/domain/rooms/public-pages/public-places.ts';

interface PlaceFace {
  readonly tone: Tone;
  readonly title: Word;
  /** What it means for whoever waits. */
  readonly meaning: Word;
}

/** Where a parcel is, as people outside read it: the words of the tracking page. */
export const publicPlaceFaces: Readonly<Record<PublicPlace, PlaceFace>> = {
  announced: {
    tone: 'neutral',
    title: { en: 'Announced', mm: 'အပ်နှံရန် စာရင်းသွင်းပြီး', zh: '已下单' },
    meaning: {
      en: 'The sender has written the label. We do not have the parcel yet.',
      mm: 'ပေးပို့သူက လေဘယ် ပြုလုပ်ထားပါသည်။ ပါဆယ်ကို ကျွန်ုပ်တို့ လက်ခံမရရှိသေးပါ။',
      zh: '寄件人已填写面单，我们尚未收到包裹。',
    },
  },
  collected: {
    tone: 'info',
    title: { en: 'Collected', mm: 'လာယူပြီး', zh: '已揽收' },
    meaning: {
      en: 'Our courier has collected it from the sender.',
      mm: 'ကျွန်ုပ်တို့၏ ကူရီယာက ပေးပို့သူထံမှ လာယူပြီးပါပြီ။',
      zh: '我们的快递员已从寄件人处取件。',
    },
  },
  not_taken: {
    tone: 'danger',
    title: { en: 'Not accepted', mm: 'လက်မခံပါ', zh: '未受理' },
    meaning: {
      en: 'We did not accept this parcel. Please ask the sender.',
      mm: 'ဤပါဆယ်ကို ကျွန်ုပ်တို့ လက်မခံခဲ့ပါ။ ပေးပို့သူကို မေးမြန်းပါ။',
      zh: '我们未受理此包裹，请联系寄件人。',
    },
  },
  accepted: {
    tone: 'info',
    title: { en: 'With us', mm: 'ရုံးခွဲတွင် လက်ခံပြီး', zh: '已收件' },
    meaning: {
      en: 'The branch of the sender has it. It leaves with the next transport.',
      mm: 'ပေးပို့သူဘက်ရှိ ရုံးခွဲတွင် ရောက်နေပါသည်။ နောက်ယာဉ်ဖြင့် ထွက်ပါမည်။',
      zh: '寄件地网点已收件，将随下一班车发出。',
    },
  },
  on_road: {
    tone: 'transit',
    title: { en: 'On the road', mm: 'လမ်းခရီးတွင်', zh: '运输中' },
    meaning: {
      en: 'It is travelling to the branch near the receiver.',
      mm: 'လက်ခံသူအနီးရှိ ရုံးခွဲသို့ သွားနေပါသည်။',
      zh: '正在运往收件人附近的网点。',
    },
  },
  halfway: {
    tone: 'transit',
    title: { en: 'Halfway', mm: 'တစ်ဆင့်ရုံးခွဲတွင်', zh: '中转中' },
    meaning: {
      en: 'It is at a branch on the way and goes on from there.',
      mm: 'လမ်းရှိ ရုံးခွဲတစ်ခုတွင် ရောက်နေပြီး ထိုမှ ဆက်သွားပါမည်။',
      zh: '已到达途中网点，将继续发往目的地。',
    },
  },
  redirected: {
    tone: 'transit',
    title: { en: 'Goes to another branch', mm: 'အခြားရုံးခွဲသို့ ပြောင်းပို့မည်', zh: '改送其他网点' },
    meaning: {
      en: 'The address was changed, so another branch delivers it.',
      mm: 'လိပ်စာ ပြောင်းထားသဖြင့် အခြားရုံးခွဲက ပို့ဆောင်ပေးပါမည်။',
      zh: '地址已更改，由其他网点派送。',
    },
  },
  arrived: {
    tone: 'info',
    title: { en: 'Near the receiver', mm: 'လက်ခံသူအနီး ရုံးခွဲသို့ ရောက်ပြီး', zh: '已到收件地网点' },
    meaning: {
      en: 'It lies at the branch near the receiver and goes out with a courier next.',
      mm: 'လက်ခံသူအနီးရှိ ရုံးခွဲတွင် ရောက်နေပြီး ကူရီယာဖြင့် ပို့ဆောင်ပါမည်။',
      zh: '已到收件人附近的网点，接下来由快递员派送。',
    },
  },
  out: {
    tone: 'transit',
    title: { en: 'With the courier', mm: 'ပို့ဆောင်နေသည်', zh: '派送中' },
    meaning: {
      en: 'The courier is on the way. Please keep the phone at hand.',
      mm: 'ကူရီယာ လာနေပါသည်။ ဖုန်းကို အနားတွင် ထားပါ။',
      zh: '快递员正在路上，请保持电话畅通。',
    },
  },
  delivered: {
    tone: 'success',
    title: { en: 'Delivered', mm: 'ပေးအပ်ပြီး', zh: '已签收' },
    meaning: { en: 'It was handed over.', mm: 'လက်ခံသူထံ ပေးအပ်ပြီးပါပြီ။', zh: '包裹已交付。' },
  },
  not_delivered: {
    tone: 'attention',
    title: { en: 'Could not be delivered', mm: 'ပေးအပ်၍ မရခဲ့ပါ', zh: '未能派送' },
    meaning: {
      en: 'The courier was there without success. We try again.',
      mm: 'ကူရီယာ ရောက်ခဲ့သော်လည်း ပေးအပ်၍ မရခဲ့ပါ။ ထပ်မံ ပို့ဆောင်ပါမည်။',
      zh: '快递员上门未成功，我们会再次派送。',
    },
  },
  kept: {
    tone: 'attention',
    title: { en: 'Kept at the branch', mm: 'ရုံးခွဲတွင် ထိန်းသိမ်းထားသည်', zh: '网点保管中' },
    meaning: {
      en: 'The branch keeps it until the day that was asked for.',
      mm: 'တောင်းဆိုထားသည့် ရက်အထိ ရုံးခွဲက ထိန်းသိမ်းထားပါသည်။',
      zh: '网点将保管至所要求的日期。',
    },
  },
  details: {
    tone: 'info',
    title: { en: 'Address or number changed', mm: 'လိပ်စာ သို့မဟုတ် ဖုန်းနံပါတ် ပြောင်းပြီး', zh: '地址或电话已更改' },
    meaning: {
      en: 'The courier sees the new one.',
      mm: 'ကူရီယာက အသစ်ကို မြင်ရပါသည်။',
      zh: '快递员会看到新的信息。',
    },
  },
  asking: {
    tone: 'attention',
    title: { en: 'The sender is asked', mm: 'ပေးပို့သူကို မေးမြန်းနေသည်', zh: '正在询问寄件人' },
    meaning: {
      en: 'It could not be delivered. The sender says within a day what is to be done.',
      mm: 'ပေးအပ်၍ မရခဲ့ပါ။ ဘာလုပ်ရမည်ကို ပေးပို့သူက တစ်ရက်အတွင်း ဖြေကြားပါမည်။',
      zh: '未能派送。寄件人将在一天内答复如何处理。',
    },
  },
  going_back: {
    tone: 'return',
    title: { en: 'Going back', mm: 'ပြန်ပို့နေသည်', zh: '退回途中' },
    meaning: {
      en: 'It is on its way back to the branch of the sender.',
      mm: 'ပေးပို့သူဘက်ရှိ ရုံးခွဲသို့ ပြန်သွားနေပါသည်။',
      zh: '正在退回寄件地网点。',
    },
  },
  back_at_origin: {
    tone: 'return',
    title: { en: 'At the branch of the sender', mm: 'ပေးပို့သူဘက် ရုံးခွဲတွင်', zh: '在寄件地网点' },
    meaning: {
      en: 'It lies at the branch where it was sent.',
      mm: 'အပ်နှံခဲ့သည့် ရုံးခွဲတွင် ရှိနေပါသည်။',
      zh: '包裹在寄件地网点。',
    },
  },
  back_to_sender: {
    tone: 'return',
    title: { en: 'On its way to the sender', mm: 'ပေးပို့သူထံ ပြန်ပို့နေသည်', zh: '正在退还寄件人' },
    meaning: {
      en: 'Our courier brings it back to the sender.',
      mm: 'ကျွန်ုပ်တို့၏ ကူရီယာက ပေးပို့သူထံ ပြန်ပို့ပေးနေပါသည်။',
      zh: '快递员正将包裹退还寄件人。',
    },
  },
  returned: {
    tone: 'return',
    title: { en: 'Returned', mm: 'ပြန်ပို့ပြီး', zh: '已退回' },
    meaning: { en: 'The sender has it back.', mm: 'ပေးပို့သူ ပြန်လည် ရရှိပါပြီ။', zh: '寄件人已收回包裹。' },
  },
  post: {
    tone: 'transit',
    title: { en: 'With Myanmar Post', mm: 'မြန်မာ့စာတိုက်ဖြင့်', zh: '由缅甸邮政承运' },
    meaning: {
      en: 'Myanmar Post carries it to the receiver.',
      mm: 'မြန်မာ့စာတိုက်က လက်ခံသူထံ ပို့ဆောင်ပေးပါမည်။',
      zh: '由缅甸邮政送达收件人。',
    },
  },
  searching: {
    tone: 'danger',
    title: { en: 'We are looking for it', mm: 'ရှာဖွေနေသည်', zh: '正在查找' },
    meaning: {
      en: 'It was not where it should be. We are looking for it and call you.',
      mm: 'ရှိရမည့်နေရာတွင် မတွေ့ပါ။ ရှာဖွေနေပြီး သင့်ထံ ဖုန်းဆက်ပါမည်။',
      zh: '包裹未在应在之处，我们正在查找并会致电您。',
    },
  },
};
