import { words } from '@waybill/domain/kernel/words.ts';

export const chatRefusalStatus = {
  chat_empty: 422,
  chat_person_gone: 409,
  chat_members: 422,
  chat_not_kept: 409,
} as const;

export const chatRefusalWords = words({
  chat_empty: {
    en: 'There is nothing to send. Write something or add a picture.',
    mm: 'ပို့ရန် မရှိပါ။ စာရေးပါ သို့မဟုတ် ပုံထည့်ပါ။',
    zh: '没有可发送的内容，请输入文字或添加图片。',
  },
  chat_person_gone: {
    en: 'This account is no longer in use and receives nothing. Write to someone else of the branch.',
    mm: 'ဤအကောင့်ကို အသုံးမပြုတော့သဖြင့် ဖတ်မည်မဟုတ်ပါ။ ရုံးခွဲမှ အခြားသူကို ရေးပါ။',
    zh: '此账号已停用，无法收到消息，请联系该网点的其他人。',
  },
  chat_members: {
    en: 'You may not write to someone you chose. Remove them, then save again.',
    mm: 'ရွေးထားသူတစ်ဦးကို သင်ရေးခွင့်မရှိပါ။ ဖယ်ပြီး ထပ်သိမ်းပါ။',
    zh: '所选人员中有您无权联系的人，请移除后再保存。',
  },
  chat_not_kept: {
    en: 'Only the keeper of this group can change it. Ask them.',
    mm: 'ဤအုပ်စုကို ထိန်းသိမ်းသူသာ ပြင်ဆင်နိုင်သည်။ ထိုသူကို ပြောပါ။',
    zh: '只有群主可以修改此群，请联系群主。',
  },
});
