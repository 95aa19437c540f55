import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { PrintedFeeName } from '@waybill/domain/rooms/labels/label-money.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** Texts on paper beside the values of the label. */
export const paperWords = words({
  piece: { en: 'Piece', mm: 'အထုပ်', zh: '件' },
  item: { en: 'Contents', mm: 'ပစ္စည်း', zh: '内件' },
  by: { en: 'Operator', mm: 'တာဝန်ခံ', zh: '经办人' },
  reference: { en: 'Ref.', mm: 'ရည်ညွှန်း', zh: '参考号' },
  invoice: { en: 'Invoice', mm: 'ငွေတောင်းခံလွှာ', zh: '发票' },
  goods: { en: 'Contents', mm: 'ပါဝင်သည့် ပစ္စည်းများ', zh: '内含物品' },
  atTheDoor: {
    en: 'Collected from the receiver: {amount}',
    mm: 'လက်ခံသူထံမှ ကောက်ခံရန် {amount}',
    zh: '向收件人收取：{amount}',
  },
  keepReceipt: {
    en: 'Keep this receipt. You can follow the parcel with its code.',
    mm: 'ဤပြေစာကို သိမ်းထားပါ။ ကုဒ်ဖြင့် ပါဆယ်ကို ခြေရာခံနိုင်သည်။',
    zh: '请保留此收据，可凭运单号查询包裹。',
  },
  senderSigns: { en: "Sender's signature", mm: 'ပေးပို့သူ လက်မှတ်', zh: '寄件人签名' },
  receiverSigns: { en: "Receiver's signature", mm: 'လက်ခံသူ လက်မှတ်', zh: '收件人签名' },
});

/** The lines of the invoice. */
export const feeWords: Record<PrintedFeeName, Word> = {
  shipping_fee: commonFieldWords.shipping_fee,
  services_fee: commonFieldWords.services_fee,
  insurance_fee: commonFieldWords.insurance_fee,
  extra_charge: commonFieldWords.extra_charge,
  discount: commonFieldWords.discount,
  tax: commonFieldWords.tax,
};
