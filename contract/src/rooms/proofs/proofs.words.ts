import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { ProofPicture } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

/** Fields of a proof of delivery. */
export const proofFieldWords = words({
  picture: commonFieldWords.signature_or_photo,
  made_for: { en: 'Recipient', mm: 'မည်သူ့အတွက်', zh: '给谁' },
  link_id: { en: 'Link', mm: 'လင့်ခ်', zh: '链接' },
  handed_to: { en: 'Received by', mm: 'လက်ခံရရှိသူ', zh: '签收人' },
  receiver_id_no: {
    en: 'NRC or passport number of the receiver',
    mm: 'လက်ခံသူ၏ မှတ်ပုံတင် သို့မဟုတ် နိုင်ငံကူးလက်မှတ်အမှတ်',
    zh: '收件人身份证或护照号码',
  },
  hand_over_code: commonFieldWords.receiver_code,
  channel_id: { en: 'Paid with', mm: 'ငွေပေးချေပုံ', zh: '付款方式' },
  channel_amount: { en: 'Amount paid by the channel', mm: 'ထိုနည်းဖြင့် ပေးချေသည့်ငွေ', zh: '渠道支付金额' },
  reference: { en: 'Reference of the payment', mm: 'ငွေပေးချေမှု အမှတ်', zh: '交易号' },
});

export const proofPictureWords: Record<ProofPicture, Word> = words({
  signature: commonFieldWords.signature,
  photo: { en: 'Photo', mm: 'ဓာတ်ပုံ', zh: '照片' },
});
