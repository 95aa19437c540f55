import { words } from '@waybill/domain/kernel/words.ts';

/** Words about other people who have the form's record open. */
export const editorsWords = words({
  one: {
    en: '{name} also has this open. If both of you save, the second sees both versions.',
    mm: '{name} လည်း ဤအချက်အလက်ကို ပြင်ဆင်နေသည်။ နှစ်ဦးစလုံး သိမ်းလျှင် ဒုတိယလူကို မူနှစ်ခုလုံး ပြပါမည်။',
    zh: '{name} 也在编辑此记录。若两人都保存，后保存者会看到两个版本。',
  },
  several: {
    en: '{names} also have this open. If several of you save, the later ones see both versions.',
    mm: '{names} တို့လည်း ဤအချက်အလက်ကို ပြင်ဆင်နေသည်။ အားလုံး သိမ်းလျှင် နောက်မှသိမ်းသူကို မူနှစ်ခုလုံး ပြပါမည်။',
    zh: '{names} 也在编辑此记录。若多人保存，后保存者会看到两个版本。',
  },
});
