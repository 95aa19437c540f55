import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const emoMessages = words({
  list: { en: 'EMO', mm: 'ငွေပို့လွှာ (EMO)', zh: '电子汇票' },
  one: { en: 'Money order', mm: 'ငွေပို့လွှာ', zh: '汇票' },
  create: { en: 'Sell a money order', mm: 'ငွေပို့လွှာ ရောင်းရန်', zh: '办理汇票' },
  slip: { en: 'Sender’s slip', mm: 'ငွေပို့သူ စလစ်', zh: '汇款凭条' },
  receipt: { en: 'Payee’s receipt', mm: 'ငွေထုတ်ပြေစာ', zh: '取款收据' },
  terms: { en: 'Money order fees', mm: 'ငွေပို့လွှာ ဝန်ဆောင်ခ', zh: '汇票手续费' },
});
