import { words } from '@waybill/domain/kernel/words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { dataWords } from '../../ui/table/data.words.ts';

export const schedulePageWords = words({
  schedule: { en: 'Schedule a report', mm: 'အစီရင်ခံစာ အချိန်ဇယား သတ်မှတ်ရန်', zh: '设定定时报表' },
  scheduleThis: { en: 'Schedule', mm: 'အချိန်ဇယား', zh: '定时' },
  yes: { en: 'Save schedule', mm: 'သတ်မှတ်မည်', zh: '设定' },
  about: {
    en: 'The file is created at that hour with your permissions at that time, and appears in the list of exports.',
    mm: 'ထိုအချိန်တွင် သင့်တွင်ရှိသော ခွင့်ပြုချက်အတိုင်း ဖိုင်ပြုလုပ်ပြီး ထုတ်ယူထားသော စာရင်းတွင် ထားပါမည်။',
    zh: '到时按您当时的权限生成文件，列在导出列表中。',
  },
  aboutOne: {
    en: '“{report}”, for the branches and customers of this page. The file is created at that hour with your permissions at that time, and appears in the list of exports.',
    mm: '“{report}” ကို ဤစာမျက်နှာပါ ရုံးခွဲ၊ ဖောက်သည်များအတိုင်း ပြုလုပ်မည်။ ထိုအချိန်တွင် သင့်တွင်ရှိသော ခွင့်ပြုချက်ဖြင့် ပြုလုပ်ပြီး ထုတ်ယူထားသော စာရင်းတွင် ထားပါမည်။',
    zh: '“{report}”，网点和客户与本页相同。到时按您当时的权限生成文件，列在导出列表中。',
  },
  done: { en: 'Scheduled: first on {at}', mm: 'သတ်မှတ်ပြီး - ပထမအကြိမ် {at}', zh: '已设定，首次：{at}' },
  change: commonWords.change,
  save: dataWords.save,
  changed: { en: 'Changed. It stays paused.', mm: 'ပြင်ဆင်ပြီး။ ရပ်ဆိုင်းထားဆဲ ဖြစ်သည်။', zh: '已修改，仍处于暂停。' },
  changedNext: { en: 'Changed: next on {at}', mm: 'ပြင်ဆင်ပြီး - နောက်တစ်ကြိမ် {at}', zh: '已修改，下次：{at}' },
  list: { en: 'Scheduled reports', mm: 'အချိန်ဇယားဖြင့် အစီရင်ခံစာများ', zh: '定时报表' },
  listOf: { en: 'Scheduled reports: {n}', mm: 'အချိန်ဇယားဖြင့် အစီရင်ခံစာ {n} ခု', zh: '定时报表：{n} 个' },
  daily: { en: 'Every day at {hour}', mm: 'နေ့တိုင်း {hour}', zh: '每天 {hour}' },
  weekly: { en: 'Every {day} at {hour}', mm: '{day}နေ့တိုင်း {hour}', zh: '每{day} {hour}' },
  monthly: { en: 'On day {n} of each month at {hour}', mm: 'လစဉ် {n} ရက်နေ့ {hour}', zh: '每月{n}日 {hour}' },
  everyBranch: { en: 'All your branches', mm: 'သင့်ရုံးခွဲအားလုံး', zh: '您的全部网点' },
  customerNo: { en: 'Customer {n}', mm: 'ဖောက်သည် {n}', zh: '客户 {n}' },
  next: { en: 'Next on {at}', mm: 'နောက်တစ်ကြိမ် {at}', zh: '下次：{at}' },
  last: { en: 'Last on {day}', mm: 'နောက်ဆုံး {day}', zh: '上次：{day}' },
  notYet: { en: 'Not run yet', mm: 'မလုပ်ဆောင်ရသေးပါ', zh: '尚未运行' },
  pause: { en: 'Pause', mm: 'ရပ်ဆိုင်းရန်', zh: '暂停' },
  resume: { en: 'Resume', mm: 'ပြန်လည်စတင်ရန်', zh: '恢复' },
  remove: commonWords.delete,
  actionOf: { en: '{action}: {report}', mm: '{action} - {report}', zh: '{action}：{report}' },
  askRemove: {
    en: 'Delete this schedule of “{report}”? Its files stay until they expire.',
    mm: '“{report}” ၏ အချိန်ဇယားကို ဖျက်မလား။ ရပြီးသား ဖိုင်များ သက်တမ်းကုန်သည်အထိ ကျန်ရှိမည်။',
    zh: '删除“{report}”的定时设定？已生成的文件保留至到期。',
  },
  paused: {
    en: 'Paused. No files are created until you resume it.',
    mm: 'ရပ်ဆိုင်းပြီး။ ပြန်စတင်သည်အထိ မပြုလုပ်ပါ။',
    zh: '已暂停，恢复前不再生成。',
  },
  resumed: { en: 'Running again.', mm: 'ပြန်လည် လုပ်ဆောင်နေပါပြီ။', zh: '已恢复运行。' },
  removed: { en: 'Schedule deleted.', mm: 'အချိန်ဇယားကို ဖျက်ပြီးပါပြီ။', zh: '定时设定已删除。' },
  failed: { en: 'Could not load the scheduled reports.', mm: 'အချိန်ဇယားများကို ဖတ်၍ မရပါ။', zh: '无法读取定时报表。' },
  retry: commonWords.tryAgain,
});
