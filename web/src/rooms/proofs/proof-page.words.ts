import { words } from '@waybill/domain/kernel/words.ts';

export const proofPageWords = words({
  none: { en: 'Not needed', mm: 'မလိုပါ', zh: '不需要' },
  sign: {
    en: 'Sign here with a finger or the mouse',
    mm: 'လက်ချောင်း သို့မဟုတ် မောက်စ်ဖြင့် ဤနေရာတွင် လက်မှတ်ထိုးပါ',
    zh: '请用手指或鼠标在此签名',
  },
  clear: { en: 'Sign again', mm: 'ထပ်ထိုးရန်', zh: '重新签名' },
  take: { en: 'Take a photo', mm: 'ဓာတ်ပုံရိုက်ရန်', zh: '拍照' },
  takeAgain: { en: 'Take another photo', mm: 'နောက်တစ်ပုံ ရိုက်ရန်', zh: '重新拍摄' },
  photoShown: { en: 'Photo taken', mm: 'ရိုက်ထားသည့် ဓာတ်ပုံ', zh: '已拍照片' },
  noKeys: {
    en: 'If they cannot sign, take a photo and type who received it.',
    mm: 'လက်မှတ်မထိုးနိုင်ပါက ဓာတ်ပုံရိုက်ပြီး လက်ခံသူအမည်ကို ရိုက်ထည့်ပါ။',
    zh: '无法签名时，请拍照并填写签收人。',
  },
  asksPicture: {
    en: 'Proof of delivery: a signature or photo is needed.',
    mm: 'ပေးအပ်ကြောင်း အထောက်အထား - လက်မှတ် သို့မဟုတ် ဓာတ်ပုံ လိုအပ်သည်။',
    zh: '签收凭证：需要签名或照片。',
  },
  asksIdentity: {
    en: 'Valuable letter: deliver it only after seeing the receiver’s NRC or passport.',
    mm: 'တန်ဖိုးကြီးစာ - လက်ခံသူ၏ မှတ်ပုံတင် သို့မဟုတ် နိုင်ငံကူးလက်မှတ် ပြမှသာ ပေးအပ်ပါ။',
    zh: '贵重信件：仅凭收件人身份证或护照交付。',
  },
  asksCode: {
    en: 'Ask the receiver for the 6-digit code in their message.',
    mm: 'လက်ခံသူထံ SMS ဖြင့် ရောက်ထားသော ဂဏန်း 6 လုံး ကုဒ်ကို မေးပါ။',
    zh: '请向收件人询问短信中的 6 位签收码。',
  },
  byCode: {
    en: 'Delivered with the receiver’s code',
    mm: 'လက်ခံသူ၏ ကုဒ်ဖြင့် ပေးအပ်ခဲ့သည်',
    zh: '凭收件人签收码交付',
  },
  picture: { en: '{kind} of the delivery', mm: 'ပေးအပ်မှု၏ {kind}', zh: '签收{kind}' },
});
