import { words } from '@waybill/domain/kernel/words.ts';

export const expenseCategoryPageWords = words({
  groupHint: {
    en: 'Leave empty to make it a group.',
    mm: 'မရွေးလျှင် ၎င်းကိုယ်တိုင် အုပ်စု ဖြစ်သည်။',
    zh: '不选则其本身为一个组。',
  },
  hasChildren: {
    en: 'It contains categories, so it stays a group.',
    mm: 'အမျိုးအစားခွဲများ ရှိသဖြင့် အုပ်စုအဖြစ်သာ ထားရှိသည်။',
    zh: '它下面有类别，因此保持为组。',
  },
  removeAsk: {
    en: 'The category “{name}” will be deleted.',
    mm: 'အမျိုးအစား “{name}” ပျက်သွားမည်။',
    zh: '类别“{name}”将被删除。',
  },
});
