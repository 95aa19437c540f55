import { words } from '@waybill/domain/kernel/words.ts';

export const announcementPageWords = words({
  markAll: { en: 'Mark all as read', mm: 'အားလုံး ဖတ်ပြီးအဖြစ် မှတ်ရန်', zh: '全部标为已读' },
  allRead: { en: 'All marked as read.', mm: 'အားလုံးကို ဖတ်ပြီးအဖြစ် မှတ်ပြီးပါပြီ။', zh: '已全部标为已读。' },
  bulkPublish: { en: 'Publish {n} [announcement|announcements]', mm: 'ကြေညာချက် {n} ခု ထုတ်ပြန်မည်', zh: '发布 {n} 条公告' },
  bulkPublishText: {
    en: 'Their readers see them at once.',
    mm: 'သက်ဆိုင်သူအားလုံး ချက်ချင်း မြင်ရမည်။',
    zh: '所有目标读者将立即看到。',
  },
  bulkWithdraw: {
    en: 'Withdraw {n} [announcement|announcements]',
    mm: 'ကြေညာချက် {n} ခု ရုပ်သိမ်းမည်',
    zh: '撤回 {n} 条公告',
  },
  bulkWithdrawText: {
    en: 'Their readers will no longer see them.',
    mm: 'သက်ဆိုင်သူများ ဆက်လက်မြင်ရတော့မည် မဟုတ်ပါ။',
    zh: '目标读者将无法再看到。',
  },
  facts: { en: 'Announcement details', mm: 'ဤကြေညာချက်အကြောင်း', zh: '公告信息' },
  allRoles: { en: 'Every role', mm: 'ရာထူးအားလုံး', zh: '所有角色' },
  allBranches: { en: 'Every branch', mm: 'ရုံးခွဲအားလုံး', zh: '所有网点' },
  allMerchants: { en: 'All merchants of these branches', mm: 'ဤရုံးခွဲများ၏ ကုန်သည်အားလုံး', zh: '这些网点的所有商户' },
  merchantsHint: {
    en: 'People of merchants see it at the portal.',
    mm: 'ကုန်သည်များက ၎င်းတို့၏ စာမျက်နှာတွင် မြင်ရမည်။',
    zh: '商户人员将在商户平台看到。',
  },
  customersHint: {
    en: 'Leave empty for all merchants of the branches below.',
    mm: 'မရွေးလျှင် အောက်ပါ ရုံးခွဲများ၏ ကုန်သည်အားလုံးအတွက် ဖြစ်သည်။',
    zh: '不选则面向下列网点的所有商户。',
  },
  rolesHint: { en: 'Leave empty for every role.', mm: 'မရွေးလျှင် ရာထူးအားလုံးအတွက် ဖြစ်သည်။', zh: '不选则面向所有角色。' },
  everyBranchHint: {
    en: 'Leave empty for every branch.',
    mm: 'မရွေးလျှင် ရုံးခွဲအားလုံးအတွက် ဖြစ်သည်။',
    zh: '不选则面向所有网点。',
  },
  ownBranchesHint: {
    en: 'Leave empty for {branches}.',
    mm: 'မရွေးလျှင် {branches} အတွက် ဖြစ်သည်။',
    zh: '不选则面向：{branches}。',
  },
  draftNote: {
    en: 'Only you see a draft until it is published.',
    mm: 'မထုတ်ပြန်မီ မူကြမ်းကို သင်တစ်ဦးတည်းသာ မြင်ရသည်။',
    zh: '发布之前，草稿只有您能看到。',
  },
  frozen: {
    en: 'A published announcement cannot be changed. Withdraw it, turn it back into a draft and publish it again.',
    mm: 'ထုတ်ပြန်ပြီးသည်ကို မပြင်နိုင်ပါ။ ရုပ်သိမ်းပြီး မူကြမ်းသို့ ပြန်ပြောင်းကာ အသစ်ထုတ်ပြန်ပါ။',
    zh: '已发布的内容不可修改。请先撤回并转为草稿，再重新发布。',
  },
  removeAsk: {
    en: 'The draft “{name}” will be deleted.',
    mm: 'မူကြမ်း “{name}” ပျက်သွားမည်။',
    zh: '草稿“{name}”将被删除。',
  },
});
