import { words } from '@waybill/domain/kernel/words.ts';

/** Texts on the pages of places that are not needed before one of them is opened. */
export const placePageWords = words({
  search: { en: 'Name or postcode', mm: 'အမည် သို့မဟုတ် စာပို့သင်္ကေတ', zh: '名称或邮编' },
  insideRow: { en: 'View places within', mm: 'အတွင်း ကြည့်ရန်', zh: '查看下级' },
  what: { en: 'Kind and names', mm: 'အမျိုးအစားနှင့် အမည်များ', zh: '类型与名称' },
  where: { en: 'Location', mm: 'တည်နေရာ', zh: '位置' },
  work: { en: 'Delivery', mm: 'ပို့ဆောင်ခြင်း', zh: '派送' },
  facts: { en: 'Effective values', mm: 'အသုံးပြုပုံ', zh: '实际生效' },
  typeHint: { en: 'It cannot be changed later.', mm: 'နောက်မှ ပြောင်း၍မရပါ။', zh: '之后不能更改。' },
  townCode: {
    en: 'Five digits. Leave empty for a city of several townships.',
    mm: 'ဂဏန်းငါးလုံး။ မြို့နယ်များစွာ ပါသော မြို့ကြီးတွင် မရှိပါ။',
    zh: '五位数字。含多个镇区的城市没有邮编。',
  },
  quarterCode: { en: 'Seven digits.', mm: 'ဂဏန်းခုနစ်လုံး။', zh: '七位数字。' },
  regionCode: {
    en: 'Two digits, the start of its postcodes.',
    mm: 'ဂဏန်းနှစ်လုံး။ ၎င်း၏ စာပို့သင်္ကေတများ ဤဂဏန်းဖြင့် စသည်။',
    zh: '两位数字，其邮编以此开头。',
  },
  codeHint: { en: 'Three letters.', mm: 'အင်္ဂလိပ်အက္ခရာ သုံးလုံး။', zh: '三个字母。' },
  branchHint: {
    en: 'If empty, the branch of the place above delivers, otherwise the nearest branch. Applies to all places within.',
    mm: 'ဗလာဖြစ်လျှင် အထက်နေရာ၏ ရုံးခွဲ၊ မရှိပါက အနီးဆုံး ရုံးခွဲက ပို့ဆောင်မည်။ အတွင်းရှိ နေရာအားလုံးအတွက် အကျုံးဝင်သည်။',
    zh: '留空则由上级地点的网点派送，没有时由最近的网点派送。对其所有下级地点生效。',
  },
  remoteHint: {
    en: 'Prices may be higher for remote places.',
    mm: 'ဝေးလံသော ဒေသများအတွက် ပို့ခ ပိုတောင်းနိုင်သည်။',
    zh: '偏远地区可加收费用。',
  },
  remoteAbove: {
    en: 'The place above is remote, so this one is too.',
    mm: 'အထက်နေရာသည် ဝေးလံသောဒေသ ဖြစ်၍ ဤနေရာလည်း ဖြစ်သည်။',
    zh: '上级地点为偏远地区，本地点亦然。',
  },
  activeHint: {
    en: 'If out of use, neither it nor the places within can be chosen.',
    mm: 'အသုံးမပြုတော့လျှင် အတွင်းရှိနေရာများနှင့်တကွ ရွေးချယ်၍မရတော့ပါ။',
    zh: '停用后，连同其下级地点均不再可选。',
  },
  readOnly: {
    en: 'You can view this place but not change it.',
    mm: 'ကြည့်ရှုခွင့်သာ ရှိပြီး ပြင်ဆင်ခွင့် မရှိပါ။',
    zh: '您可以查看此地点，但不能修改。',
  },
  addHere: { en: 'New place within', mm: 'ဤနေရာတွင် အသစ်ထည့်ရန်', zh: '在此新建' },
  held: { en: 'Places within ({n})', mm: 'ပါဝင်သော နေရာများ ({n})', zh: '下级地点（{n}）' },
  heldNone: { en: 'Nothing yet.', mm: 'မရှိသေးပါ။', zh: '暂无。' },
  inList: { en: 'View in list', mm: 'စာရင်းဖြင့် ကြည့်ရန်', zh: '在列表中查看' },
  outOfUse: { en: 'out of use', mm: 'အသုံးမပြုတော့ပါ', zh: '已停用' },
  bulkAssign: {
    en: 'Set the branch of {n} [place|places]',
    mm: 'နေရာ {n} ခု၏ ရုံးခွဲ သတ်မှတ်မည်',
    zh: '设置 {n} 个地点的派送网点',
  },
  bulkAssignText: {
    en: 'The branch delivers there and to all places within. If empty, the branch of the place above applies.',
    mm: 'ရွေးထားသော ရုံးခွဲက ထိုနေရာများနှင့် အတွင်းရှိ နေရာအားလုံးသို့ ပို့ဆောင်မည်။ ဗလာဖြစ်လျှင် အထက်နေရာ၏ ရုံးခွဲအတိုင်း ဖြစ်မည်။',
    zh: '该网点负责这些地点及其全部下级地点的派送。留空则沿用上级地点。',
  },
});
