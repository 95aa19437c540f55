import { words } from '@waybill/domain/kernel/words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { roleFieldWords } from '@waybill/contract/rooms/roles/roles.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { dataWords } from '../../ui/table/data.words.ts';
import { formWords } from '../../shell/form/form.words.ts';

/** Texts of the matrix and of a role's page. */
export const rolePageWords = words({
  role: commonFieldWords.role,
  level: { en: 'Level {n}', mm: 'အဆင့် {n}', zh: '级别 {n}' },
  people: { en: 'People: {n}', mm: '{n} ဦး', zh: '{n} 人' },
  whoCan: { en: 'Who can …', mm: 'မည်သူ လုပ်ဆောင်နိုင်သလဲ', zh: '谁可以 …' },
  anything: { en: 'All roles', mm: 'ရာထူးအားလုံး', zh: '全部角色' },
  found: { en: 'Roles: {n}', mm: 'ရာထူး {n} ခု', zh: '{n} 个角色' },
  all: commonWords.all,
  allOf: { en: '{role}: all of {room}', mm: '{role} - {room} အားလုံး', zh: '{role}：{room}全部' },
  right: { en: '{role}: {right}', mm: '{role} - {right}', zh: '{role}：{right}' },
  added: { en: 'added', mm: 'ထပ်ပေး', zh: '新增' },
  removed: { en: 'removed', mm: 'ရုပ်သိမ်း', zh: '取消' },
  legend: {
    en: 'A dot with “added” or “removed” marks where a role differs from its default.',
    mm: 'အစက်နှင့် “ထပ်ပေး” “ရုပ်သိမ်း” စာလုံးသည် မူလသတ်မှတ်ချက်နှင့် ကွာခြားသည့်နေရာကို ပြသည်။',
    zh: '圆点加“新增”或“取消”表示与该角色的默认权限不同。',
  },
  keys: {
    en: 'Arrow keys move, Space ticks.',
    mm: 'မြှားခလုတ်ဖြင့် ရွှေ့ပြီး Space ဖြင့် ရွေးပါ။',
    zh: '方向键移动，空格键勾选。',
  },
  superRole: { en: 'Super role: may do all', mm: 'စူပါရာထူး - အားလုံး ရသည်', zh: '超级角色：拥有全部权限' },
  superFixed: {
    en: 'A super role passes every permission check, so its permissions are fixed.',
    mm: 'စူပါရာထူးတွင် ခွင့်ပြုချက်အားလုံး ရှိသောကြောင့် ပြောင်း၍မရပါ။',
    zh: '超级角色拥有全部权限，因此不能更改。',
  },
  unsaved: { en: 'Not saved yet: {n}', mm: 'မသိမ်းရသေးသော ပြောင်းလဲချက် {n} ခု', zh: '{n} 项更改尚未保存' },
  saved: { en: 'Everything is saved.', mm: 'အားလုံး သိမ်းပြီးပါပြီ။', zh: '全部已保存。' },
  discard: formWords.draftDrop,
  save: { en: 'Save …', mm: 'သိမ်းမည် …', zh: '保存 …' },
  reviewTitle: { en: 'Save these changes?', mm: 'ဤပြောင်းလဲချက်များ သိမ်းမလား။', zh: '保存这些更改？' },
  reviewText: {
    en: 'They apply at once to everybody with this role.',
    mm: 'ထိုရာထူးရှိသူအားလုံးအတွက် ချက်ချင်း အကျိုးသက်ရောက်မည်။',
    zh: '对所有拥有该角色的人立即生效。',
  },
  reviewSave: dataWords.save,
  cancel: commonWords.cancel,
  gives: { en: 'Granted', mm: 'ပေးမည်', zh: '授予' },
  takes: { en: 'Removed', mm: 'ရုပ်သိမ်းမည်', zh: '取消' },
  done: { en: 'Roles saved: {n}', mm: 'ရာထူး {n} ခု သိမ်းပြီးပါပြီ။', zh: '已保存 {n} 个角色' },
  meanwhile: {
    en: '{by} changed {role} meanwhile. Your ticks are kept: check them and save again.',
    mm: 'ထိုအတောအတွင်း {by} က {role} ကို ပြင်ဆင်ခဲ့သည်။ သင့်ရွေးချယ်မှုများ ကျန်ရှိနေသည်။ စစ်ဆေးပြီး ထပ်သိမ်းပါ။',
    zh: '{by}在此期间修改了{role}。您的勾选仍保留：请检查后再次保存。',
  },
  failed: { en: '{role} could not be saved: {why}', mm: '{role} ကို သိမ်း၍မရပါ - {why}', zh: '{role}未能保存：{why}' },
  loadFailed: { en: 'The matrix could not be loaded.', mm: 'ဇယားကို ဖွင့်၍မရပါ။', zh: '权限矩阵加载失败。' },
  retry: commonWords.tryAgain,
  previous: { en: 'Previous role', mm: 'ရှေ့ ရာထူး', zh: '上一个角色' },
  next: { en: 'Next role', mm: 'နောက် ရာထူး', zh: '下一个角色' },
  open: { en: 'Names and history', mm: 'အမည်များနှင့် မှတ်တမ်း', zh: '名称与记录' },
  names: commonWords.names,
  rights: roleFieldWords.permissions,
  reset: { en: 'Restore default', mm: 'မူလအတိုင်း ပြန်ထားမည်', zh: '恢复默认' },
  facts: commonFieldWords.role,
  seeStaff: { en: 'View people with this role', mm: 'ဤရာထူးရှိသူများ ကြည့်ရန်', zh: '查看拥有者' },
  sees: { en: 'What this role sees', mm: 'ဤရာထူး မြင်ရမည့်အရာ', zh: '此角色会看到什么' },
  personSees: { en: 'What this person would see', mm: 'ဤဝန်ထမ်း မြင်ရမည့်အရာ', zh: '此人会看到什么' },
  seesText: {
    en: 'Preview after saving, for someone who works in a branch.',
    mm: 'သိမ်းပြီးနောက် ရုံးခွဲတွင် အလုပ်လုပ်သူ မြင်ရမည့်အတိုင်း ဖြစ်သည်။',
    zh: '保存后，在网点工作的人看到的样子。',
  },
  firstPage: { en: 'First page', mm: 'ပထမဆုံး စာမျက်နှာ', zh: '首页' },
  menu: dataWords.menu,
  opens: { en: 'Pages that open', mm: 'ဖွင့်နိုင်လာမည့် စာမျက်နှာများ', zh: '将能打开的页面' },
  closes: { en: 'Pages that close', mm: 'ဖွင့်၍မရတော့မည့် စာမျက်နှာများ', zh: '将不能打开的页面' },
  gone: { en: 'This role does not exist.', mm: 'ထိုရာထူး မရှိပါ။', zh: '没有此角色。' },
});
