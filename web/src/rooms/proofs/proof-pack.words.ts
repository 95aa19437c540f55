import { words } from '@waybill/domain/kernel/words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export const proofPackWords = words({
  proofs: { en: 'Proofs of a parcel', mm: 'ပါဆယ် အထောက်အထားများ', zh: '包裹凭证' },
  about: {
    en: 'For 7 days, anyone with the link can see what happened to this parcel, without login.',
    mm: 'လင့်ခ်ရှိသူသည် အကောင့်မဝင်ဘဲ ဤပါဆယ်၏ မှတ်တမ်းကို 7 ရက်အတွင်း ကြည့်နိုင်သည်။',
    zh: '持有链接者无需登录，7 天内可查看此包裹的经过。',
  },
  make: { en: 'Create link', mm: 'လင့်ခ် ပြုလုပ်မည်', zh: '生成链接' },
  made: { en: 'Link created: copy it', mm: 'လင့်ခ် ပြုလုပ်ပြီး - ကူးယူပါ', zh: '链接已生成，请复制' },
  copy: { en: 'the link', mm: 'လင့်ခ်', zh: '链接' },
  open: { en: 'Open', mm: 'ဖွင့်မည်', zh: '打开' },
  line: {
    en: '{by}, {at}, opened {n} [time|times]',
    mm: '{by}၊ {at}၊ {n} ကြိမ် ဖွင့်ပြီး',
    zh: '{by}，{at}，打开 {n} 次',
  },
  until: { en: 'until {at}', mm: '{at} အထိ', zh: '有效至 {at}' },
  ended: { en: 'expired', mm: 'သက်တမ်းကုန်', zh: '已过期' },
  revokedBy: { en: 'withdrawn by {by}', mm: '{by} က ပြန်ရုပ်သိမ်းပြီး', zh: '已由{by}撤回' },
  revoke: commonWords.withdraw,
  revokeAsk: {
    en: 'Withdraw the link for {name}? It will no longer open.',
    mm: '{name} အတွက် လင့်ခ်ကို ပြန်ရုပ်သိမ်းမည်လား။ နောက်ထပ် ဖွင့်၍ မရတော့ပါ။',
    zh: '撤回给{name}的链接？之后将无法打开。',
  },
  revoked: { en: 'Link withdrawn', mm: 'လင့်ခ်ကို ပြန်ရုပ်သိမ်းပြီး', zh: '链接已撤回' },
  parties: { en: '{sender} › {receiver}', mm: '{sender} › {receiver}', zh: '{sender} › {receiver}' },
  validUntil: { en: 'Link valid until {at}', mm: 'လင့်ခ် သက်တမ်း {at} အထိ', zh: '链接有效至 {at}' },
  call: { en: 'Call {n}: {outcome}', mm: 'ဖုန်းခေါ်ဆိုမှု {n} - {outcome}', zh: '第 {n} 次通话：{outcome}' },
  noProof: {
    en: 'No signature or photo was taken.',
    mm: 'လက်မှတ် သို့မဟုတ် ဓာတ်ပုံ မရှိပါ။',
    zh: '没有签名或照片。',
  },
  identity: {
    en: 'NRC or passport was shown',
    mm: 'မှတ်ပုံတင် သို့မဟုတ် နိုင်ငံကူးလက်မှတ် ပြသခဲ့သည်',
    zh: '已出示身份证或护照',
  },
  byCode: {
    en: 'Delivered with the code sent only to the receiver',
    mm: 'လက်ခံသူထံသာ ပို့ထားသော ကုဒ်ဖြင့် ပေးအပ်ခဲ့သည်',
    zh: '凭只发给收件人的签收码交付',
  },
  withoutCode: {
    en: 'Delivered without the code, by decision of a supervisor',
    mm: 'ကုဒ်မပါဘဲ ပေးအပ်ခဲ့သည် - ကြီးကြပ်သူ၏ ဆုံးဖြတ်ချက်',
    zh: '免码交付：由主管决定',
  },
  total: { en: '{n} [entry|entries]', mm: 'မှတ်တမ်း {n} ခု', zh: '共 {n} 条' },
});
