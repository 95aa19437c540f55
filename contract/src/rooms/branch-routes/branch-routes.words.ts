import { words } from '@waybill/domain/kernel/words.ts';
import { handoverFieldWords } from '../handovers/handovers.words.ts';

export const branchRouteWords = words({
  about: {
    en: 'No routes yet. Add one where parcels pass other branches on the way; without a route they travel directly.',
    mm: 'ရုံးခွဲနှစ်ခုကြား ပါဆယ်များ တစ်ဆင့်ပို့ရုံးခွဲကို ဖြတ်လျှင် လမ်းကြောင်းကို ဤနေရာတွင် သတ်မှတ်သည်။ ကျန်ရုံးခွဲများကြား တိုက်ရိုက်ပို့သည်။',
    zh: '两个网点之间需经中转网点的路线列在这里；其他网点之间直接发运。',
  },
});

export const branchRouteFieldWords = words({
  from: { en: 'From', mm: 'မှ', zh: '起点' },
  to: { en: 'To', mm: 'သို့', zh: '终点' },
  from_branch_id: { en: 'From branch', mm: 'ပို့သည့် ရုံးခွဲ', zh: '发出网点' },
  to_branch_id: handoverFieldWords.to_branch_id,
  hops: { en: 'Forward branches', mm: 'တစ်ဆင့်ပို့ရုံးခွဲများ', zh: '中转网点' },
});
