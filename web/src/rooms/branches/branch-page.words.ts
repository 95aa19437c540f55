import { words } from '@waybill/domain/kernel/words.ts';

/** Texts on the branch pages that are not needed before one of them is opened. */
export const branchPageWords = words({
  search: { en: 'Code, name, town, postcode', mm: 'ကုဒ်၊ အမည်၊ မြို့၊ စာပို့သင်္ကေတ', zh: '代码、名称、城镇或邮编' },
  searchCollections: { en: 'Name of the collection', mm: 'ရုံးခွဲအစု အမည်', zh: '网点组名称' },
  names: { en: 'Code and names', mm: 'ကုဒ်နှင့် အမည်များ', zh: '代码与名称' },
  place: { en: 'Location', mm: 'တည်နေရာ', zh: '所在地' },
  work: { en: 'Business', mm: 'လုပ်ငန်း', zh: '业务' },
  codeHint: {
    en: 'Three letters or digits, in capitals. The code is on every parcel and cannot be changed later.',
    mm: 'အင်္ဂလိပ်အက္ခရာ သို့မဟုတ် ဂဏန်း သုံးလုံး။ ပါဆယ်တိုင်းတွင် ပါသောကြောင့် နောက်မှ ပြောင်း၍မရပါ။',
    zh: '三位字母或数字，自动转为大写。代码会印在每个包裹上，之后不能更改。',
  },
  mailHint: {
    en: 'Parcels from and to other countries are handled here.',
    mm: 'နိုင်ငံခြားသို့ ပို့သော၊ နိုင်ငံခြားမှ လာသော ပါဆယ်များကို ဤနေရာတွင် ဆောင်ရွက်သည်။',
    zh: '此处办理国际包裹的收寄。',
  },
  collectionHint: {
    en: 'People who oversee the collection can see this branch.',
    mm: 'ထိုအစုကို ကြီးကြပ်သူသည် ဤရုံးခွဲကို မြင်ရမည်။',
    zh: '负责该网点组的人可以看到此网点。',
  },
  readOnly: {
    en: 'You can view this branch but not change it.',
    mm: 'ကြည့်ရှုခွင့်သာ ရှိပြီး ပြင်ဆင်ခွင့် မရှိပါ။',
    zh: '您可以查看此网点，但不能修改。',
  },
  bulkClose: { en: 'Close {n} [branch|branches]', mm: 'ရုံးခွဲ {n} ခုကို ပိတ်မည်', zh: '关闭 {n} 个网点' },
  bulkOpen: { en: 'Reopen {n} [branch|branches]', mm: 'ရုံးခွဲ {n} ခုကို ပြန်ဖွင့်မည်', zh: '重新开放 {n} 个网点' },
  bulkCloseText: {
    en: 'Branches with active staff stay open.',
    mm: 'ဝန်ထမ်း အလုပ်လုပ်ဆဲ ရုံးခွဲများ ပိတ်မည်မဟုတ်ပါ။',
    zh: '仍有员工在职的网点不会被关闭。',
  },
  setup: { en: 'Still to set up', mm: 'ပြင်ဆင်ရန် ကျန်ရှိသည်များ', zh: '尚待设置' },
  setupDone: { en: 'done', mm: 'ပြီးပြီ', zh: '已完成' },
  setupMissing: { en: 'missing', mm: 'ကျန်သေး', zh: '尚缺' },
  setupTownHint: {
    en: 'Choose the town from the list: it decides which parcels travel directly.',
    mm: 'မြို့ကို စာရင်းမှ ရွေးပါ။ မည်သည့်ပါဆယ် တိုက်ရိုက်သွားမည်ကို ဤမြို့က ဆုံးဖြတ်သည်။',
    zh: '请从列表中选择城镇：它决定哪些包裹直接派送。',
  },
  setupPeople: { en: 'People', mm: 'ဝန်ထမ်းများ', zh: '员工' },
  setupPeopleHint: {
    en: 'Nobody works here yet.',
    mm: 'ဤရုံးခွဲတွင် ဝန်ထမ်း မရှိသေးပါ။',
    zh: '此网点还没有员工。',
  },
  setupTownships: { en: 'Townships it delivers to', mm: 'ပို့ဆောင်ပေးမည့် မြို့နယ်များ', zh: '派送的镇区' },
  setupTownshipsHint: {
    en: 'No townships yet. Assign places to this branch.',
    mm: 'ဤရုံးခွဲမှ ပို့ဆောင်မည့် မြို့နယ် မရှိသေးပါ။ နေရာများကို ဤရုံးခွဲသို့ သတ်မှတ်ပေးပါ။',
    zh: '还没有由此网点派送的镇区，请指定地点。',
  },
  setupRoutesHint: {
    en: 'Parcels go directly to the other branch. Add a route if they pass another one.',
    mm: 'ပါဆယ်များသည် အခြားရုံးခွဲသို့ တိုက်ရိုက်သွားမည်။ ကြားရုံးခွဲ ဖြတ်ရလျှင် လမ်းကြောင်း ထည့်ပါ။',
    zh: '包裹会直接运往目的网点；如需中转，请添加路线。',
  },
  setupPricesHint: {
    en: 'Today’s price table has no price for a parcel from here.',
    mm: 'ယနေ့ ဈေးနှုန်းဇယားတွင် ဤနေရာမှ ပါဆယ်အတွက် ဈေးနှုန်း မရှိပါ။',
    zh: '今天的价格表没有从此处寄件的价格。',
  },
  seeStaff: { en: 'View its staff', mm: 'ဝန်ထမ်းများ ကြည့်ရန်', zh: '查看员工' },
  members: { en: 'Members', mm: 'အဖွဲ့ဝင် ရုံးခွဲများ', zh: '成员' },
  memberHint: {
    en: 'A branch can be in one collection only.',
    mm: 'ရုံးခွဲတစ်ခုသည် အစုတစ်ခုတွင်သာ ပါဝင်နိုင်သည်။',
    zh: '一个网点最多属于一个网点组。',
  },
  inAnother: { en: 'now in {name}', mm: 'ယခု {name} တွင် ပါဝင်နေသည်', zh: '现属{name}' },
  moves: {
    en: 'When you save, these branches leave another collection:',
    mm: 'သိမ်းလိုက်လျှင် ဤရုံးခွဲများ အခြားအစုမှ ထွက်မည် -',
    zh: '保存后，以下网点将离开原网点组：',
  },
  move: { en: '{branch} leaves {from}', mm: '{branch} သည် {from} မှ ထွက်မည်', zh: '{branch}离开{from}' },
  removeAsk: {
    en: 'Delete the collection {name}? Its branches stay but belong to no collection.',
    mm: '{name} အစုကို ဖျက်မလား။ ပါဝင်သော ရုံးခွဲများ ကျန်ရှိမည်ဖြစ်ပြီး မည်သည့်အစုတွင်မျှ မပါဝင်တော့ပါ။',
    zh: '删除网点组{name}？其中的网点会保留，但不再属于任何组。',
  },
});
