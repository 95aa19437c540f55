import { words } from '@waybill/domain/kernel/words.ts';

/** The refusals of proofs of delivery, with the HTTP status. */
export const proofRefusalStatus = { proof_used_before: 422, proof_of_another: 422 } as const;

export const proofRefusalWords = words({
  proof_used_before: {
    en: 'This picture is the proof of another parcel already. Take a new one at this door.',
    mm: 'ဤပုံသည် အခြားပါဆယ်တစ်ခု၏ အထောက်အထား ဖြစ်ပြီးသားဖြစ်သည်။ ဤအိမ်တွင် အသစ်ရိုက်ပါ။',
    zh: '此图片已是另一包裹的凭证，请在此处重新拍摄。',
  },
  proof_of_another: {
    en: 'Something else was handed in under this number already. Deliver the parcel once more.',
    mm: 'ဤအမှတ်ဖြင့် အခြားအရာ ပေးသွင်းပြီးသား ဖြစ်သည်။ ပါဆယ်ကို ထပ်မံ ပေးပို့ကြောင်း မှတ်ပါ။',
    zh: '此编号下已交过其他内容，请重新登记送达。',
  },
});
