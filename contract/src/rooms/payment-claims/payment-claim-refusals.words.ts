import { words } from '@waybill/domain/kernel/words.ts';

export const paymentClaimRefusalStatus = {
  payment_matched: 409,
} as const;

export const paymentClaimRefusalWords = words({
  payment_matched: {
    en: 'The payment of this parcel by a channel is already settled.',
    mm: 'ဤပါဆယ်အတွက် ပေးချေသောငွေကို စာရင်းရှင်းပြီးဖြစ်သည်။',
    zh: '此包裹通过渠道支付的款项已核对。',
  },
});
