import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { announcementLife, type AnnouncementCommand } from '@waybill/domain/rooms/announcements/announcement-states.ts';
import { facesOf, type StateFaces } from '../../kernel/list.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const announcementWords = words({
  about: {
    en: 'No announcements yet. News from the office appears here, newest first.',
    mm: 'ရုံးက အားလုံးကို အသိပေးသည့် ကြေညာချက်များ ဤနေရာတွင် ပေါ်မည်။ အသစ်ဆုံးက အပေါ်ဆုံးတွင် ရှိသည်။',
    zh: '公司发给所有人的公告列在这里，最新的在最前。',
  },
});

export const announcementFieldWords = words({
  title: commonFieldWords.title,
  body: commonFieldWords.text,
  for_roles: { en: 'For roles', mm: 'မည်သည့်ရာထူးများအတွက်', zh: '面向角色' },
  for_merchants: { en: 'For merchants, not for staff', mm: 'ဝန်ထမ်းများအတွက်မဟုတ်၊ ကုန်သည်များအတွက်', zh: '面向商户而非员工' },
  for_customers: { en: 'For these merchants', mm: 'ဤကုန်သည်များအတွက်', zh: '面向这些商户' },
  for_branches: { en: 'For branches', mm: 'မည်သည့်ရုံးခွဲများအတွက်', zh: '面向网点' },
  audience: { en: 'For whom', mm: 'မည်သူများအတွက်', zh: '面向' },
  created_by: commonFieldWords.author,
  published_at: { en: 'Published at', mm: 'ထုတ်ပြန်ချိန်', zh: '发布时间' },
  read: { en: 'Read', mm: 'ဖတ်ပြီး/မဖတ်ရသေး', zh: '已读' },
});

export const announcementStateFaces = facesOf(announcementLife, {
  draft: commonWords.draft,
  published: commonWords.published,
  withdrawn: commonWords.withdrawn,
});

/** Whether the reader has opened the announcement: the 'new' badge (L-04). */
export const readFaces = {
  new: { tone: 'info', word: { en: 'New', mm: 'အသစ်', zh: '新' } },
  read: { tone: 'neutral', word: commonWords.read },
} as const satisfies StateFaces;

/** Button text and confirmation question with the announcement's title. */
export const announcementCommandWords: Record<AnnouncementCommand, { readonly verb: Word; readonly ask: Word }> = {
  publish: {
    verb: commonWords.publish,
    ask: {
      en: 'Publish “{name}”? Its readers see it at once.',
      mm: '“{name}” ကို ထုတ်ပြန်မလား။ သက်ဆိုင်သူအားလုံး ချက်ချင်း မြင်ရမည်။',
      zh: '发布“{name}”？所有目标读者将立即看到。',
    },
  },
  withdraw: {
    verb: commonWords.withdraw,
    ask: {
      en: 'Withdraw “{name}”? Its readers will no longer see it.',
      mm: '“{name}” ကို ရုပ်သိမ်းမလား။ သက်ဆိုင်သူများ ဆက်လက်မြင်ရတော့မည် မဟုတ်ပါ။',
      zh: '撤回“{name}”？目标读者将无法再看到。',
    },
  },
  redraft: {
    verb: { en: 'Back to draft', mm: 'မူကြမ်းသို့ ပြန်ပြောင်းမည်', zh: '转为草稿' },
    ask: {
      en: 'Turn “{name}” back into a draft? You can then change it and publish it again.',
      mm: '“{name}” ကို မူကြမ်းသို့ ပြန်ပြောင်းမလား။ ထို့နောက် ပြင်ဆင်၍ ပြန်လည်ထုတ်ပြန်နိုင်သည်။',
      zh: '将“{name}”转为草稿？之后可修改并重新发布。',
    },
  },
};
