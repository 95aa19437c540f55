import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { ProofPicture } from '@waybill/domain/rooms/labels/delivery-proof.ts';

/** Fields of a proof of delivery. */
export const proofFieldWords = words({
  picture: { en: 'Signature or photo', mm: 'လက်မှတ် သို့မဟုတ် ဓာတ်ပုံ', zh: '签名或照片' },
  made_for: { en: 'For whom', mm: 'မည်သူ့အတွက်', zh: '给谁' },
  link_id: { en: 'Link', mm: 'လင့်ခ်', zh: '链接' },
  handed_to: { en: 'Handed to', mm: 'လက်ခံရရှိသူ', zh: '签收人' },
  receiver_id_no: {
    en: 'NRC or passport number of the receiver',
    mm: 'လက်ခံသူ၏ မှတ်ပုံတင် သို့မဟုတ် နိုင်ငံကူးလက်မှတ်အမှတ်',
    zh: '收件人身份证或护照号码',
  },
  hand_over_code: { en: 'Code of the receiver', mm: 'လက်ခံသူ၏ ကုဒ်', zh: '收件人签收码' },
});

export const proofPictureWords: Record<ProofPicture, Word> = words({
  signature: { en: 'Signature', mm: 'လက်မှတ်', zh: '签名' },
  photo: { en: 'Photo', mm: 'ဓာတ်ပုံ', zh: '照片' },
});
