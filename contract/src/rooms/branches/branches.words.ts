import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { branchLife, type BranchCommand } from '@waybill/domain/rooms/branches/branch-states.ts';
import type { BranchType } from '@waybill/domain/rooms/branches/branch-kinds.ts';
import { facesOf } from '../../kernel/list.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const branchWords = words({
  aboutCollections: {
    en: 'No collections yet. A collection groups branches that one person oversees.',
    mm: 'တစ်ဦးတည်းက တာဝန်ယူသော ရုံးခွဲများကို ဤနေရာတွင် အစုဖွဲ့ထားသည်။',
    zh: '由同一人负责的网点在这里归为一组。',
  },
  about: {
    en: 'No branches yet. Offices that accept or deliver parcels appear here.',
    mm: 'ပါဆယ် လက်ခံသော သို့မဟုတ် ပို့ဆောင်သော ရုံးခွဲအားလုံး ဤနေရာတွင် ပေါ်မည်။',
    zh: '所有收件或派送包裹的网点列在这里。',
  },
  collections: { en: 'Branch collections', mm: 'ရုံးခွဲအစုများ', zh: '网点组列表' },
});

export const branchFieldWords = words({
  code: commonFieldWords.code,
  name: commonFieldWords.name,
  name_en: { en: 'Name in English', mm: 'အင်္ဂလိပ်အမည်', zh: '英文名称' },
  name_mm: commonFieldWords.name_mm,
  name_zh: { en: 'Name in Chinese', mm: 'တရုတ်အမည်', zh: '中文名称' },
  type: commonFieldWords.type,
  town: commonFieldWords.town,
  place_id: commonFieldWords.town,
  town_unknown: { en: 'Town is not in the list', mm: 'မြို့ စာရင်းတွင် မပါ', zh: '城镇不在列表中' },
  address: commonFieldWords.address,
  phone: commonFieldWords.phone,
  postcode: commonFieldWords.postcode,
  international_mail: commonFieldWords.international_mail,
  branch_collection: commonFieldWords.branch_collection,
  active_staff: { en: 'Active staff', mm: 'အလုပ်လုပ်ဆဲ ဝန်ထမ်း', zh: '在职员工' },
  branches: { en: 'Member branches', mm: 'ပါဝင်သော ရုံးခွဲများ', zh: '成员网点' },
  branch_count: { en: 'Number of branches', mm: 'ရုံးခွဲ အရေအတွက်', zh: '网点数量' },
  staff_count: { en: 'Overseers', mm: 'ကြီးကြပ်သူ အရေအတွက်', zh: '负责人数' },
});

export const branchStateFaces = facesOf(branchLife, {
  active: { en: 'Open', mm: 'ဖွင့်ထားသည်', zh: '营业中' },
  inactive: commonWords.closed,
});

/** Button text and confirmation question with the branch's name. */
export const branchCommandWords: Record<BranchCommand, { readonly verb: Word; readonly ask: Word }> = {
  close: {
    verb: { en: 'Close the branch', mm: 'ရုံးခွဲ ပိတ်မည်', zh: '关闭网点' },
    ask: {
      en: 'Close {name}? Nobody can work there until it is reopened.',
      mm: '{name} ကို ပိတ်မလား။ ပြန်မဖွင့်မချင်း ထိုရုံးခွဲတွင် အလုပ်လုပ်၍ မရပါ။',
      zh: '关闭{name}？重新开放前无人可在此工作。',
    },
  },
  open: {
    verb: { en: 'Reopen the branch', mm: 'ရုံးခွဲ ပြန်ဖွင့်မည်', zh: '重新开放网点' },
    ask: commonWords.askOpenAgain,
  },
};

export const branchTypeWords: Record<BranchType, Word> = {
  fcs: { en: 'FCS branch', mm: 'FCS ရုံးခွဲ', zh: 'FCS 网点' },
  agent: { en: 'Agent branch', mm: 'ကိုယ်စားလှယ် ရုံးခွဲ', zh: '代理网点' },
};
