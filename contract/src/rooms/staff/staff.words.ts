import { words } from '@waybill/domain/kernel/words.ts';
import type { StateFace } from '../../kernel/list.ts';
import { accountLife, type AccountCommand, type AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import type { UserType } from '@waybill/domain/rooms/roles/user-types.ts';
import type { Gender } from '@waybill/domain/rooms/staff/staff-kinds.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';

export const staffWords = words({
  about: {
    en: 'Everybody who signs in stands here, with role and branch.',
    mm: 'စနစ်သို့ ဝင်ရောက်အသုံးပြုသူအားလုံးကို ရာထူး၊ ရုံးခွဲနှင့်တကွ ဤနေရာတွင် ပြသည်။',
    zh: '所有可登录的人员及其角色和网点列在这里。',
  },
  title: { en: 'Staff', mm: 'ဝန်ထမ်း', zh: '员工' },
  list: { en: 'Staff list', mm: 'ဝန်ထမ်းစာရင်း', zh: '员工列表' },
  create: { en: 'New staff', mm: 'ဝန်ထမ်းအသစ်', zh: '新建员工' },
  edit: { en: 'Edit staff', mm: 'ဝန်ထမ်း ပြင်ဆင်ရန်', zh: '编辑员工' },
});

export const staffFieldWords = words({
  ip_address: { en: 'Network address', mm: 'ကွန်ရက်လိပ်စာ', zh: '网络地址' },
  user_name: { en: 'User name', mm: 'အသုံးပြုသူအမည်', zh: '用户名' },
  name: { en: 'Name', mm: 'အမည်', zh: '姓名' },
  email: { en: 'Email', mm: 'အီးမေးလ်', zh: '电子邮箱' },
  phone: { en: 'Phone', mm: 'ဖုန်း', zh: '电话' },
  gender: { en: 'Gender', mm: 'ကျား/မ', zh: '性别' },
  business_name: { en: 'Business name', mm: 'လုပ်ငန်းအမည်', zh: '企业名称' },
  role: { en: 'Role', mm: 'ရာထူး', zh: '角色' },
  user_type: { en: 'User type', mm: 'အသုံးပြုသူ အမျိုးအစား', zh: '用户类型' },
  branch: { en: 'Branch', mm: 'ရုံးခွဲ', zh: '网点' },
  branch_id: { en: 'Branch', mm: 'ရုံးခွဲ', zh: '网点' },
  jointed_branches: { en: 'Joined branches', mm: 'ပူးတွဲရုံးခွဲများ', zh: '关联网点' },
  all_branches: { en: 'All branches', mm: 'ရုံးခွဲအားလုံး', zh: '全部网点' },
  branch_collection_id: { en: 'Branch collection', mm: 'ရုံးခွဲအစု', zh: '网点组' },
  locale: { en: 'Language', mm: 'ဘာသာစကား', zh: '语言' },
  password: { en: 'Password', mm: 'စကားဝှက်', zh: '密码' },
  confirm_password: { en: 'Confirm password', mm: 'စကားဝှက် အတည်ပြုရန်', zh: '确认密码' },
  must_change_password: {
    en: 'Must choose an own password at the first sign-in',
    mm: 'ပထမဆုံးဝင်ချိန်တွင် ကိုယ်ပိုင်စကားဝှက် သတ်မှတ်ရမည်',
    zh: '首次登录时必须自行设置密码',
  },
  status: { en: 'Status', mm: 'အခြေအနေ', zh: '状态' },
  reason: { en: 'Reason', mm: 'အကြောင်းရင်း', zh: '原因' },
  created_at: { en: 'Created at', mm: 'စာရင်းသွင်းချိန်', zh: '创建时间' },
  updated_at: { en: 'Updated at', mm: 'ပြင်ဆင်သည့်အချိန်', zh: '更新时间' },
  last_login_at: { en: 'Last sign-in', mm: 'နောက်ဆုံး ဝင်ရောက်ချိန်', zh: '最近登录' },
  version: { en: 'Version', mm: 'ဗားရှင်း', zh: '版本' },
});

export const accountStateFaces: Record<AccountState, StateFace> = {
  active: { tone: accountLife.states.active.tone, word: { en: 'Active', mm: 'အသုံးပြုဆဲ', zh: '正常' } },
  suspend: { tone: accountLife.states.suspend.tone, word: { en: 'Suspended', mm: 'ခေတ္တရပ်ဆိုင်း', zh: '已停用' } },
  ban: { tone: accountLife.states.ban.tone, word: { en: 'Banned', mm: 'ပိတ်ပင်', zh: '已封禁' } },
};

/** Button text and confirmation question with the person's name. */
export const accountCommandWords: Record<AccountCommand, { readonly verb: Word; readonly ask: Word }> = {
  suspend: {
    verb: { en: 'Suspend', mm: 'ခေတ္တရပ်ဆိုင်းမည်', zh: '停用' },
    ask: {
      en: 'Suspend {name}? All their sessions end at once.',
      mm: '{name} ကို ခေတ္တရပ်ဆိုင်းမလား။ ဝင်ထားသမျှ ချက်ချင်း ပြတ်တောက်မည်။',
      zh: '停用{name}？其所有会话将立即结束。',
    },
  },
  reactivate: {
    verb: { en: 'Reactivate', mm: 'ပြန်ဖွင့်ပေးမည်', zh: '恢复' },
    ask: { en: 'Let {name} work again?', mm: '{name} ကို ပြန်လည်ခွင့်ပြုမလား။', zh: '恢复{name}？' },
  },
  ban: {
    verb: { en: 'Ban', mm: 'ပိတ်ပင်မည်', zh: '封禁' },
    ask: {
      en: 'Ban {name}? Only a super role can take it back.',
      mm: '{name} ကို ပိတ်ပင်မလား။ စူပါရာထူးများသာ ပြန်ဖွင့်နိုင်သည်။',
      zh: '封禁{name}？只有超级角色可以撤销。',
    },
  },
  unban: {
    verb: { en: 'Lift the ban', mm: 'ပိတ်ပင်မှု ရုပ်သိမ်းမည်', zh: '解除封禁' },
    ask: { en: 'Lift the ban on {name}?', mm: '{name} ၏ ပိတ်ပင်မှုကို ရုပ်သိမ်းမလား။', zh: '解除对{name}的封禁？' },
  },
};

export const userTypeWords: Record<UserType, Word> = {
  fcs: { en: 'FCS user', mm: 'FCS အသုံးပြုသူ', zh: 'FCS 用户' },
  agent: { en: 'Agent', mm: 'ကိုယ်စားလှယ်', zh: '代理' },
  mpost: { en: 'MMPost user', mm: 'မြန်မာ့စာတိုက် အသုံးပြုသူ', zh: '缅甸邮政用户' },
  mail_collector: { en: 'Mail collector', mm: 'စာလာယူသူ', zh: '揽件员' },
  za: { en: 'ZA user', mm: 'ZA အသုံးပြုသူ', zh: 'ZA 用户' },
};

export const genderWords: Record<Gender, Word> = {
  male: { en: 'Male', mm: 'ကျား', zh: '男' },
  female: { en: 'Female', mm: 'မ', zh: '女' },
};
