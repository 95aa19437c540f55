import { words } from '@waybill/domain/kernel/words.ts';

/** Refusals of gate slips and of the documents on which gates settle. */
export const gateSlipRefusalStatus = {
  gate_slip_unknown: 404,
  gate_other_branch: 409,
  gate_not_due_here: 409,
  gate_not_there: 409,
  gate_needs_photo: 409,
  gate_not_due: 409,
  gate_has_photo: 409,
  gate_counted: 409,
  gate_slip_empty: 409,
} as const;

export const gateSlipRefusalWords = words({
  gate_slip_unknown: {
    en: 'This gate slip does not exist at your branch.',
    mm: 'သင့်ရုံးခွဲတွင် ဤဂိတ်ပြေစာ မရှိပါ။',
    zh: '您的网点没有此车站单据。',
  },
  gate_other_branch: {
    en: 'This gate slip belongs to another branch.',
    mm: 'ဤဂိတ်ပြေစာသည် အခြားရုံးခွဲ၏ ဖြစ်သည်။',
    zh: '此车站单据属于其他网点。',
  },
  gate_not_due_here: {
    en: 'This parcel cannot go by bus gate now: {status}.',
    mm: 'ဤပါဆယ်ကို ယခု ကားဂိတ်ဖြင့် မပို့ရပါ - {status}။',
    zh: '此包裹现在不经车站寄送：{status}。',
  },
  gate_not_there: {
    en: 'This parcel is no longer with the gate.',
    mm: 'ဤပါဆယ်သည် ဂိတ်တွင် မရှိတော့ပါ။',
    zh: '此包裹已不在车站。',
  },
  gate_needs_photo: {
    en: 'Add the photo of the slip first.',
    mm: 'ပြေစာဓာတ်ပုံကို အရင်ထည့်ပါ။',
    zh: '请先补上单据照片。',
  },
  gate_not_due: {
    en: 'Without a confirmation it counts as delivered only after the waiting period.',
    mm: 'ပြောသူမရှိပါက စောင့်ရမည့်ရက် ကုန်မှသာ ပို့ပြီးဟု သတ်မှတ်နိုင်သည်။',
    zh: '无人确认时，须等待期满后才能认定送达。',
  },
  gate_counted: {
    en: 'The gate’s count of this slip is already entered: open another slip for more parcels.',
    mm: 'ဤပြေစာအတွက် ဂိတ်၏ အရေအတွက် ထည့်ပြီးဖြစ်သည်။ နောက်ထပ် ပါဆယ်များအတွက် ပြေစာအသစ် ဖွင့်ပါ။',
    zh: '此单据的车站件数已登记；其他包裹请另开单据。',
  },
  gate_slip_empty: {
    en: 'No parcels have been handed to the gate on this slip yet.',
    mm: 'ဤပြေစာဖြင့် ဂိတ်သို့ ဘာမျှ မအပ်ရသေးပါ။',
    zh: '此单据尚未交出任何包裹。',
  },
  gate_has_photo: {
    en: 'This slip already has its photo.',
    mm: 'ဤပြေစာတွင် ဓာတ်ပုံ ရှိပြီးဖြစ်သည်။',
    zh: '此单据已有照片。',
  },
});
