import { words } from '@waybill/domain/kernel/words.ts';

export const whoMayWords = words({
  couldDo: { en: 'Can be done by {who}.', mm: 'လုပ်ဆောင်နိုင်သူ - {who}။', zh: '可由以下人员办理：{who}。' },
  person: { en: '{name} ({role})', mm: '{name} ({role})', zh: '{name}（{role}）' },
  elsewhere: { en: '{role} of another office', mm: 'အခြားရုံးမှ {role}', zh: '其他网点的{role}' },
  pagesOfOthers: { en: 'Opened by others', mm: 'အခြားသူများ ဖွင့်နိုင်သော စာမျက်နှာ', zh: '由他人打开的页面' },
  nobody: {
    en: 'Nobody else can do this at present.',
    mm: 'လောလောဆယ် အခြား လုပ်ဆောင်ခွင့်ရှိသူ မရှိပါ။',
    zh: '目前没有其他人可以办理。',
  },
});
