import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { facesOf } from '../../kernel/list.ts';
import { accountLife, type AccountCommand } from '@waybill/domain/rooms/staff/account-states.ts';
import type { UserType } from '@waybill/domain/kernel/user-types.ts';
import type { Gender } from '@waybill/domain/rooms/staff/staff-kinds.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const staffWords = words({
  about: {
    en: 'No staff yet. Everybody who can log in appears here with role and branch.',
    mm: 'စနစ်သို့ ဝင်ရောက်အသုံးပြုသူအားလုံးကို ရာထူး၊ ရုံးခွဲနှင့်တကွ ဤနေရာတွင် ပြသည်။',
    zh: '所有可登录的人员及其角色和网点列在这里。',
  },
  list: { en: 'Staff list', mm: 'ဝန်ထမ်းစာရင်း', zh: '员工列表' },
  create: { en: 'New staff', mm: 'ဝန်ထမ်းအသစ်', zh: '新建员工' },
});

export const staffFieldWords = words({
  ip_address: { en: 'Network address', mm: 'ကွန်ရက်လိပ်စာ', zh: '网络地址' },
  user_name: commonFieldWords.user_name,
  name: commonFieldWords.person_name,
  email: commonFieldWords.email,
  phone: commonFieldWords.phone,
  gender: { en: 'Gender', mm: 'ကျား/မ', zh: '性别' },
  business_name: commonFieldWords.business_name,
  role: commonFieldWords.role,
  user_type: { en: 'User type', mm: 'အသုံးပြုသူ အမျိုးအစား', zh: '用户类型' },
  branch: commonFieldWords.branch,
  branch_id: commonFieldWords.branch,
  jointed_branches: commonFieldWords.joined_branches,
  all_branches: commonFieldWords.all_branches,
  branch_collection_id: commonFieldWords.branch_collection,
  locale: commonFieldWords.language,
  password: commonFieldWords.password,
  confirm_password: commonFieldWords.confirm_password,
  must_change_password: {
    en: 'Must choose a new password at the first login',
    mm: 'ပထမဆုံးဝင်ချိန်တွင် ကိုယ်ပိုင်စကားဝှက် သတ်မှတ်ရမည်',
    zh: '首次登录时必须自行设置密码',
  },
  status: commonFieldWords.status,
  reason: commonFieldWords.reason,
  created_at: commonFieldWords.created_at,
  updated_at: commonFieldWords.updated_at,
  last_login_at: { en: 'Last login', mm: 'နောက်ဆုံး ဝင်ရောက်ချိန်', zh: '最近登录' },
  version: commonFieldWords.version,
});

export const accountStateFaces = facesOf(accountLife, {
  active: commonWords.active,
  suspend: commonWords.suspended,
  ban: commonWords.banned,
});

/** Button text and confirmation question with the person's name. */
export const accountCommandWords: Record<AccountCommand, { readonly verb: Word; readonly ask: Word }> = {
  suspend: {
    verb: commonWords.suspend,
    ask: {
      en: 'Suspend {name}? All their sessions end at once.',
      mm: '{name} ကို ခေတ္တရပ်ဆိုင်းမလား။ ဝင်ထားသမျှ ချက်ချင်း ပြတ်တောက်မည်။',
      zh: '停用{name}？其所有会话将立即结束。',
    },
  },
  reactivate: {
    verb: commonWords.reactivate,
    ask: { en: 'Let {name} work again?', mm: '{name} ကို ပြန်လည်ခွင့်ပြုမလား။', zh: '恢复{name}？' },
  },
  ban: {
    verb: commonWords.ban,
    ask: {
      en: 'Ban {name}? Only a super role can undo it.',
      mm: '{name} ကို ပိတ်ပင်မလား။ စူပါရာထူးများသာ ပြန်ဖွင့်နိုင်သည်။',
      zh: '封禁{name}？只有超级角色可以撤销。',
    },
  },
  unban: {
    verb: commonWords.liftBan,
    ask: commonWords.askLiftBan,
  },
};

export const userTypeWords: Record<UserType, Word> = {
  merchant: commonFieldWords.merchant,
  fcs: { en: 'FCS user', mm: 'FCS အသုံးပြုသူ', zh: 'FCS 用户' },
  agent: commonFieldWords.agent,
  mpost: { en: 'MMPost user', mm: 'မြန်မာ့စာတိုက် အသုံးပြုသူ', zh: '缅甸邮政用户' },
  mail_collector: { en: 'Mail collector', mm: 'စာလာယူသူ', zh: '揽件员' },
  za: { en: 'ZA user', mm: 'ZA အသုံးပြုသူ', zh: 'ZA 用户' },
};

export const genderWords: Record<Gender, Word> = {
  male: { en: 'Male', mm: 'ကျား', zh: '男' },
  female: { en: 'Female', mm: 'မ', zh: '女' },
};
