import { words } from '@waybill/domain/kernel/words.ts';

/** Fields of a password reset, apart from those of the list, which loads without them. */
export const passwordResetFieldWords = words({
  on_paper: {
    en: 'Hand the second half over on paper',
    mm: 'ဒုတိယတစ်ဝက်ကို စာရွက်ဖြင့် ပေးမည်',
    zh: '后段以纸条交付',
  },
  by_message: { en: 'Second half sent by message', mm: 'ဒုတိယတစ်ဝက်ကို မက်ဆေ့ချ်ဖြင့် ပို့', zh: '后段以短信发送' },
  code_handed: { en: 'Second half handed over', mm: 'ဒုတိယတစ်ဝက် ပေးပြီး', zh: '后段已交付' },
});
