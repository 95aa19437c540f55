import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { branchLife, type BranchCommand, type BranchState } from '@waybill/domain/rooms/branches/branch-states.ts';
import type { BranchType } from '@waybill/domain/rooms/branches/branch-kinds.ts';
import type { StateFace } from '../../kernel/list.ts';

export const branchWords = words({
  aboutCollections: {
    en: 'Branches that one person looks after together are put into a collection here.',
    mm: 'တစ်ဦးတည်းက တာဝန်ယူသော ရုံးခွဲများကို ဤနေရာတွင် အစုဖွဲ့ထားသည်။',
    zh: '由同一人负责的网点在这里归为一组。',
  },
  about: {
    en: 'Every office that takes in or delivers parcels stands here.',
    mm: 'ပါဆယ် လက်ခံသော သို့မဟုတ် ပို့ဆောင်သော ရုံးခွဲအားလုံး ဤနေရာတွင် ပေါ်မည်။',
    zh: '所有收件或派送包裹的网点列在这里。',
  },
  title: { en: 'Branch', mm: 'ရုံးခွဲ', zh: '网点' },
  list: { en: 'Branches', mm: 'ရုံးခွဲများ', zh: '网点列表' },
  create: { en: 'New branch', mm: 'ရုံးခွဲအသစ်', zh: '新建网点' },
  edit: { en: 'Edit branch', mm: 'ရုံးခွဲ ပြင်ဆင်ရန်', zh: '编辑网点' },
  collection: { en: 'Branch collection', mm: 'ရုံးခွဲအစု', zh: '网点组' },
  collections: { en: 'Branch collections', mm: 'ရုံးခွဲအစုများ', zh: '网点组列表' },
  createCollection: { en: 'New branch collection', mm: 'ရုံးခွဲအစု အသစ်', zh: '新建网点组' },
  editCollection: { en: 'Edit branch collection', mm: 'ရုံးခွဲအစု ပြင်ဆင်ရန်', zh: '编辑网点组' },
});

export const branchFieldWords = words({
  code: { en: 'Code', mm: 'ကုဒ်', zh: '代码' },
  name: { en: 'Name', mm: 'အမည်', zh: '名称' },
  name_en: { en: 'Name in English', mm: 'အင်္ဂလိပ်အမည်', zh: '英文名称' },
  name_mm: { en: 'Name in Myanmar', mm: 'မြန်မာအမည်', zh: '缅文名称' },
  name_zh: { en: 'Name in Chinese', mm: 'တရုတ်အမည်', zh: '中文名称' },
  type: { en: 'Type', mm: 'အမျိုးအစား', zh: '类型' },
  town: { en: 'Town', mm: 'မြို့', zh: '城镇' },
  place_id: { en: 'Town', mm: 'မြို့', zh: '城镇' },
  town_unknown: { en: 'Town not in the list', mm: 'မြို့ စာရင်းတွင် မပါ', zh: '城镇不在列表中' },
  address: { en: 'Address', mm: 'လိပ်စာ', zh: '地址' },
  phone: { en: 'Phone', mm: 'ဖုန်း', zh: '电话' },
  postcode: { en: 'Postcode', mm: 'စာပို့သင်္ကေတ', zh: '邮政编码' },
  international_mail: { en: 'International mail', mm: 'နိုင်ငံတကာ စာပို့', zh: '国际邮件' },
  branch_collection: { en: 'Branch collection', mm: 'ရုံးခွဲအစု', zh: '网点组' },
  active_staff: { en: 'Active staff', mm: 'အလုပ်လုပ်ဆဲ ဝန်ထမ်း', zh: '在职员工' },
  branches: { en: 'Member branches', mm: 'ပါဝင်သော ရုံးခွဲများ', zh: '成员网点' },
  branch_count: { en: 'Number of branches', mm: 'ရုံးခွဲ အရေအတွက်', zh: '网点数量' },
  staff_count: { en: 'People who oversee it', mm: 'ကြီးကြပ်သူ အရေအတွက်', zh: '负责人数' },
});

export const branchStateFaces: Record<BranchState, StateFace> = {
  active: { tone: branchLife.states.active.tone, word: { en: 'Open', mm: 'ဖွင့်ထားသည်', zh: '营业中' } },
  inactive: { tone: branchLife.states.inactive.tone, word: { en: 'Closed', mm: 'ပိတ်ထားသည်', zh: '已关闭' } },
};

/** Button text and confirmation question with the branch's name. */
export const branchCommandWords: Record<BranchCommand, { readonly verb: Word; readonly ask: Word }> = {
  close: {
    verb: { en: 'Close the branch', mm: 'ရုံးခွဲ ပိတ်မည်', zh: '关闭网点' },
    ask: {
      en: 'Close {name}? Nobody can work there until it is opened again.',
      mm: '{name} ကို ပိတ်မလား။ ပြန်မဖွင့်မချင်း ထိုရုံးခွဲတွင် အလုပ်လုပ်၍ မရပါ။',
      zh: '关闭{name}？重新开放前无人可在此工作。',
    },
  },
  open: {
    verb: { en: 'Open the branch again', mm: 'ရုံးခွဲ ပြန်ဖွင့်မည်', zh: '重新开放网点' },
    ask: { en: 'Open {name} again?', mm: '{name} ကို ပြန်ဖွင့်မလား။', zh: '重新开放{name}？' },
  },
};

export const branchTypeWords: Record<BranchType, Word> = {
  fcs: { en: 'FCS branch', mm: 'FCS ရုံးခွဲ', zh: 'FCS 网点' },
  agent: { en: 'Agent branch', mm: 'ကိုယ်စားလှယ် ရုံးခွဲ', zh: '代理网点' },
};
