import { words, type Word } from '@waybill/domain/kernel/words.ts';
import {
  announcementLife,
  type AnnouncementCommand,
  type AnnouncementState,
} from '@waybill/domain/rooms/announcements/announcement-states.ts';
import type { StateFace, StateFaces } from '../../kernel/list.ts';

export const announcementWords = words({
  about: {
    en: 'What the office tells everybody stands here, the newest first.',
    mm: 'ရုံးက အားလုံးကို အသိပေးသည့် ကြေညာချက်များ ဤနေရာတွင် ပေါ်မည်။ အသစ်ဆုံးက အပေါ်ဆုံးတွင် ရှိသည်။',
    zh: '公司发给所有人的公告列在这里，最新的在最前。',
  },
  title: { en: 'Announcements', mm: 'ကြေညာချက်များ', zh: '公告' },
  one: { en: 'Announcement', mm: 'ကြေညာချက်', zh: '公告' },
  create: { en: 'New announcement', mm: 'ကြေညာချက်အသစ်', zh: '新建公告' },
  edit: { en: 'Edit announcement', mm: 'ကြေညာချက် ပြင်ဆင်ရန်', zh: '编辑公告' },
  everybody: { en: 'Everybody', mm: 'အားလုံး', zh: '所有人' },
});

export const announcementFieldWords = words({
  title: { en: 'Title', mm: 'ခေါင်းစဉ်', zh: '标题' },
  body: { en: 'Text', mm: 'စာသား', zh: '正文' },
  for_roles: { en: 'For roles', mm: 'မည်သည့်ရာထူးများအတွက်', zh: '面向角色' },
  for_branches: { en: 'For branches', mm: 'မည်သည့်ရုံးခွဲများအတွက်', zh: '面向网点' },
  audience: { en: 'For whom', mm: 'မည်သူများအတွက်', zh: '面向' },
  created_by: { en: 'Written by', mm: 'ရေးသားသူ', zh: '撰写人' },
  published_at: { en: 'Published at', mm: 'ထုတ်ပြန်ချိန်', zh: '发布时间' },
  read: { en: 'Read', mm: 'ဖတ်ပြီး/မဖတ်ရသေး', zh: '已读' },
});

export const announcementStateFaces: Record<AnnouncementState, StateFace> = {
  draft: { tone: announcementLife.states.draft.tone, word: { en: 'Draft', mm: 'မူကြမ်း', zh: '草稿' } },
  published: { tone: announcementLife.states.published.tone, word: { en: 'Published', mm: 'ထုတ်ပြန်ပြီး', zh: '已发布' } },
  withdrawn: { tone: announcementLife.states.withdrawn.tone, word: { en: 'Withdrawn', mm: 'ရုပ်သိမ်းပြီး', zh: '已撤回' } },
};

/** Whether the reader has opened the announcement: the 'new' badge (L-04). */
export const readFaces = {
  new: { tone: 'info', word: { en: 'New', mm: 'အသစ်', zh: '新' } },
  read: { tone: 'neutral', word: { en: 'Read', mm: 'ဖတ်ပြီး', zh: '已读' } },
} as const satisfies StateFaces;

/** Button text and confirmation question with the announcement's title. */
export const announcementCommandWords: Record<AnnouncementCommand, { readonly verb: Word; readonly ask: Word }> = {
  publish: {
    verb: { en: 'Publish', mm: 'ထုတ်ပြန်မည်', zh: '发布' },
    ask: {
      en: 'Publish “{name}”? Everybody it is for sees it at once.',
      mm: '“{name}” ကို ထုတ်ပြန်မလား။ သက်ဆိုင်သူအားလုံး ချက်ချင်း မြင်ရမည်။',
      zh: '发布“{name}”？所有目标读者将立即看到。',
    },
  },
  withdraw: {
    verb: { en: 'Withdraw', mm: 'ရုပ်သိမ်းမည်', zh: '撤回' },
    ask: {
      en: 'Withdraw “{name}”? Nobody it was for sees it any more.',
      mm: '“{name}” ကို ရုပ်သိမ်းမလား။ သက်ဆိုင်သူများ ဆက်လက်မြင်ရတော့မည် မဟုတ်ပါ။',
      zh: '撤回“{name}”？目标读者将无法再看到。',
    },
  },
  redraft: {
    verb: { en: 'Back to draft', mm: 'မူကြမ်းသို့ ပြန်ပြောင်းမည်', zh: '转为草稿' },
    ask: {
      en: 'Make “{name}” a draft again? It can then be changed and published anew.',
      mm: '“{name}” ကို မူကြမ်းသို့ ပြန်ပြောင်းမလား။ ထို့နောက် ပြင်ဆင်၍ ပြန်လည်ထုတ်ပြန်နိုင်သည်။',
      zh: '将“{name}”转为草稿？之后可修改并重新发布。',
    },
  },
};
