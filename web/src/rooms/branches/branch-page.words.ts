import { words } from '@waybill/domain/kernel/words.ts';

/** Texts on the branch pages that are not needed before one of them is opened. */
export const branchPageWords = words({
  search: { en: 'Code, name, town, postcode', mm: 'ကုဒ်၊ အမည်၊ မြို့၊ စာပို့သင်္ကေတ', zh: '代码、名称、城镇或邮编' },
  searchCollections: { en: 'Name of the collection', mm: 'ရုံးခွဲအစု အမည်', zh: '网点组名称' },
  editRow: { en: 'Edit', mm: 'ပြင်ရန်', zh: '编辑' },
  viewRow: { en: 'View', mm: 'ကြည့်ရန်', zh: '查看' },
  removeRow: { en: 'Delete', mm: 'ဖျက်ရန်', zh: '删除' },
  names: { en: 'Code and names', mm: 'ကုဒ်နှင့် အမည်များ', zh: '代码与名称' },
  place: { en: 'Where it is', mm: 'တည်နေရာ', zh: '所在地' },
  work: { en: 'What it does', mm: 'လုပ်ငန်း', zh: '业务' },
  facts: { en: 'Branch', mm: 'ရုံးခွဲ', zh: '网点' },
  history: { en: 'History', mm: 'လုပ်ဆောင်မှုမှတ်တမ်း', zh: '操作记录' },
  codeHint: {
    en: 'Three letters or digits, written in capitals. It stands on every parcel, so it cannot be changed later.',
    mm: 'အင်္ဂလိပ်အက္ခရာ သို့မဟုတ် ဂဏန်း သုံးလုံး။ ပါဆယ်တိုင်းတွင် ပါသောကြောင့် နောက်မှ ပြောင်း၍မရပါ။',
    zh: '三位字母或数字，自动转为大写。代码会印在每个包裹上，之后不能更改。',
  },
  zhHint: {
    en: 'Where it is empty, the English name is shown.',
    mm: 'ဗလာဖြစ်လျှင် အင်္ဂလိပ်အမည်ကို ပြမည်။',
    zh: '留空则显示英文名称。',
  },
  mailHint: {
    en: 'Parcels from and to other countries are handled here.',
    mm: 'နိုင်ငံခြားသို့ ပို့သော၊ နိုင်ငံခြားမှ လာသော ပါဆယ်များကို ဤနေရာတွင် ဆောင်ရွက်သည်။',
    zh: '此处办理国际包裹的收寄。',
  },
  collectionHint: {
    en: 'Whoever oversees the collection sees this branch.',
    mm: 'ထိုအစုကို ကြီးကြပ်သူသည် ဤရုံးခွဲကို မြင်ရမည်။',
    zh: '负责该网点组的人可以看到此网点。',
  },
  readOnly: {
    en: 'You may see this branch, but not change it.',
    mm: 'ကြည့်ရှုခွင့်သာ ရှိပြီး ပြင်ဆင်ခွင့် မရှိပါ။',
    zh: '您可以查看此网点，但不能修改。',
  },
  bulkClose: { en: 'Close {n} [branch|branches]', mm: 'ရုံးခွဲ {n} ခုကို ပိတ်မည်', zh: '关闭 {n} 个网点' },
  bulkOpen: { en: 'Open {n} [branch|branches] again', mm: 'ရုံးခွဲ {n} ခုကို ပြန်ဖွင့်မည်', zh: '重新开放 {n} 个网点' },
  bulkCloseText: {
    en: 'A branch in which people work stays open.',
    mm: 'ဝန်ထမ်း အလုပ်လုပ်ဆဲ ရုံးခွဲများ ပိတ်မည်မဟုတ်ပါ။',
    zh: '仍有员工在职的网点不会被关闭。',
  },
  seeStaff: { en: 'See its staff', mm: 'ဝန်ထမ်းများ ကြည့်ရန်', zh: '查看员工' },
  collectionNames: { en: 'Names', mm: 'အမည်များ', zh: '名称' },
  members: { en: 'Members', mm: 'အဖွဲ့ဝင် ရုံးခွဲများ', zh: '成员' },
  memberHint: {
    en: 'A branch is in at most one collection.',
    mm: 'ရုံးခွဲတစ်ခုသည် အစုတစ်ခုတွင်သာ ပါဝင်နိုင်သည်။',
    zh: '一个网点最多属于一个网点组。',
  },
  inAnother: { en: 'now in {name}', mm: 'ယခု {name} တွင် ပါဝင်နေသည်', zh: '现属{name}' },
  moves: {
    en: 'These branches leave another collection when you save:',
    mm: 'သိမ်းလိုက်လျှင် ဤရုံးခွဲများ အခြားအစုမှ ထွက်မည် -',
    zh: '保存后，以下网点将离开原网点组：',
  },
  move: { en: '{branch} leaves {from}', mm: '{branch} သည် {from} မှ ထွက်မည်', zh: '{branch}离开{from}' },
  remove: { en: 'Delete', mm: 'ဖျက်မည်', zh: '删除' },
  removeAsk: {
    en: 'Delete the collection {name}? Its branches stay, in no collection.',
    mm: '{name} အစုကို ဖျက်မလား။ ပါဝင်သော ရုံးခွဲများ ကျန်ရှိမည်ဖြစ်ပြီး မည်သည့်အစုတွင်မျှ မပါဝင်တော့ပါ။',
    zh: '删除网点组{name}？其中的网点会保留，但不再属于任何组。',
  },
  removed: { en: 'Deleted: {name}', mm: '{name} ကို ဖျက်ပြီးပါပြီ။', zh: '已删除：{name}' },
});
