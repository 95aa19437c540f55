import { words } from '@waybill/domain/kernel/words.ts';

/** Texts of the staff pages, in three languages. The page titles are in the browser's first load, so the room's bigger words stay out of here. */
export const staffMessages = words({
  title: { en: 'Staff', mm: 'ဝန်ထမ်း', zh: '员工' },
  create: { en: 'New staff', mm: 'ဝန်ထမ်းအသစ်', zh: '新建员工' },
  edit: { en: 'Edit staff', mm: 'ဝန်ထမ်း ပြင်ဆင်ရန်', zh: '编辑员工' },
  search: { en: 'Name, phone or e-mail', mm: 'အမည်၊ ဖုန်း၊ အီးမေးလ်', zh: '姓名、电话或邮箱' },
  editRow: { en: 'Edit', mm: 'ပြင်ရန်', zh: '编辑' },
  viewRow: { en: 'View', mm: 'ကြည့်ရန်', zh: '查看' },
  bulkSuspend: { en: 'Suspend {n} staff', mm: 'ဝန်ထမ်း {n} ဦးကို ခေတ္တရပ်ဆိုင်းမည်', zh: '停用 {n} 名员工' },
  bulkReactivate: { en: 'Reactivate {n} staff', mm: 'ဝန်ထမ်း {n} ဦးကို ပြန်ဖွင့်ပေးမည်', zh: '恢复 {n} 名员工' },
  bulkBan: { en: 'Ban {n} staff', mm: 'ဝန်ထမ်း {n} ဦးကို ပိတ်ပင်မည်', zh: '封禁 {n} 名员工' },
  bulkSessions: {
    en: 'All their sessions end at once.',
    mm: 'ဝင်ထားသမျှ ချက်ချင်း ပြတ်တောက်မည်။',
    zh: '其所有会话将立即结束。',
  },
});

export const staffLanguageWords = words({
  mm: { en: 'Myanmar', mm: 'မြန်မာ', zh: '缅文' },
  en: { en: 'English', mm: 'အင်္ဂလိပ်', zh: '英文' },
  zh: { en: 'China', mm: 'တရုတ်', zh: '中文' },
});
