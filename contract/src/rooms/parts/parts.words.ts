import { words } from '@waybill/domain/kernel/words.ts';

/** Fields of a part delivery. */
export const partFieldWords = words({
  pieces_now: { en: 'Pieces the receiver takes now', mm: 'လက်ခံသူ ယခုယူမည့် အထုပ်အရေအတွက်', zh: '收件人现在取走的件数' },
  cod_now: { en: 'COD for these pieces', mm: 'ဤအထုပ်များအတွက် COD ငွေ', zh: '这些件的代收货款' },
  part_reason: { en: 'Reason, and who agreed', mm: 'အကြောင်းရင်းနှင့် သဘောတူသူ', zh: '原因及同意人' },
});
