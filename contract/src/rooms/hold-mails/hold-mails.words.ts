import { words, type Word } from '@waybill/domain/kernel/words.ts';
import {
  holdMailLife,
  type HoldEnding,
  type HoldMailCommand,
  type HoldMailTab,
} from '@waybill/domain/rooms/hold-mails/hold-mail-states.ts';
import { facesOf } from '../../kernel/list.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const holdMailWords = words({
  about: {
    en: 'No parcels on hold. Parcels that receivers asked the branch to keep appear here; nobody delivers them or calls about them until they are released or their date comes.',
    mm: 'လက်ခံသူများက ရုံးခွဲတွင် ထိန်းသိမ်းထားရန် တောင်းဆိုထားသော ပါဆယ်များ ဖြစ်သည်။ ဖွင့်ပေးသည်အထိ သို့မဟုတ် သတ်မှတ်ရက် ရောက်သည်အထိ ပို့ဆောင်ခြင်း၊ ဖုန်းခေါ်ခြင်း မပြုပါ။',
    zh: '收件人要求网点保管的包裹。解除保管或到期之前，不派送也不致电。',
  },
});

export const holdMailFieldWords = words({
  hold_until: { en: 'Keep until', mm: 'ထိန်းသိမ်းမည့် နောက်ဆုံးရက်', zh: '保管至' },
  requester_name: commonFieldWords.requester,
  requester_phone: { en: 'Requester’s phone', mm: 'တောင်းဆိုသူ၏ ဖုန်း', zh: '要求人电话' },
  phone_known: { en: 'Number is on the label', mm: 'လေဘယ်ပေါ်ရှိ ဖုန်းနံပါတ် ဖြစ်သည်', zh: '号码在面单上' },
  last_day: { en: 'Latest date', mm: 'အများဆုံး ထိန်းသိမ်းနိုင်သည့်ရက်', zh: '最晚至' },
  started_on: { en: 'Kept since', mm: 'စတင်ထိန်းသိမ်းသည့်ရက်', zh: '保管起始日' },
  ended_on: { en: 'Ended on', mm: 'ပြီးဆုံးရက်', zh: '结束日' },
  ended_how: { en: 'End reason', mm: 'ပြီးဆုံးပုံ', zh: '结束方式' },
  ended_by: commonFieldWords.ended_by,
  entered_by: commonFieldWords.entered_by,
  hold_fee: { en: 'Hold fee', mm: 'ထိန်းသိမ်းခ', zh: '保管费' },
  week_fee: { en: 'Fee per started week', mm: 'စတင်သည့် တစ်ပတ်စာ အခကြေး', zh: '每（不满亦计）周费用' },
});

export const holdMailStateFaces = facesOf(holdMailLife, {
  held: { en: 'Kept', mm: 'ထိန်းသိမ်းဆဲ', zh: '保管中' },
  fee_due: { en: 'Fee to collect', mm: 'အခကြေး ကောက်ခံရန်', zh: '待收费' },
  ended: commonWords.ended,
});

export const holdMailTabWords: Record<HoldMailTab, Word> = {
  held: holdMailStateFaces.held.word,
  due: { en: 'Due today', mm: 'ယနေ့ ပြည့်မည်', zh: '今日到期' },
  fee_due: holdMailStateFaces.fee_due.word,
  ended: holdMailStateFaces.ended.word,
};

export const holdEndingWords: Record<HoldEnding, Word> = {
  released: { en: 'Released by hand', mm: 'ဝန်ထမ်းက ဖွင့်ပေးခဲ့သည်', zh: '人工解除' },
  delivered: { en: 'Picked up at the branch', mm: 'ရုံးခွဲတွင် လာယူခဲ့သည်', zh: '到网点自取' },
  day_came: { en: 'End date reached', mm: 'သတ်မှတ်ရက် ရောက်ခဲ့သည်', zh: '到期' },
  moved_on: { en: 'Parcel moved on', mm: 'ပါဆယ် ဆက်လက်ရွေ့ပြောင်းခဲ့သည်', zh: '包裹已转走' },
  recalled: { en: 'Recalled by sender', mm: 'ပေးပို့သူက ပြန်တောင်းခဲ့သည်', zh: '寄件人要求退回' },
};

export const holdMailCommandWords: Record<HoldMailCommand, { readonly verb: Word; readonly ask: Word }> = {
  extend: {
    verb: { en: 'Extend', mm: 'ရက်တိုးမည်', zh: '延长' },
    ask: { en: 'Keep {name} longer', mm: '{name} ကို ဆက်လက်ထိန်းသိမ်းမည်', zh: '延长保管 {name}' },
  },
  release: {
    verb: { en: 'Release', mm: 'ဖွင့်ပေးမည်', zh: '解除保管' },
    ask: {
      en: 'Release {name}? It goes out for delivery again. The fee is {fee}.',
      mm: '{name} ကို ဖွင့်ပေးမလား။ ပြန်လည်ပို့ဆောင်ပါမည်။ အခကြေးမှာ {fee} ဖြစ်သည်။',
      zh: '解除保管 {name}？包裹将重新派送，费用为 {fee}。',
    },
  },
  collect: {
    verb: { en: 'Fee collected', mm: 'အခကြေး ကောက်ခံပြီး', zh: '已收费' },
    ask: {
      en: 'Was {fee} collected in cash for {name}?',
      mm: '{name} အတွက် {fee} ကို ငွေသားဖြင့် ကောက်ခံပြီးပါပြီလား။',
      zh: '已为 {name} 收取现金 {fee}？',
    },
  },
};
