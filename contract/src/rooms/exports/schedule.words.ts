import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { weekdayNames } from '@waybill/domain/kernel/spelled-date.ts';
import { scheduleLife, type ScheduleTrouble } from '@waybill/domain/rooms/exports/schedule-states.ts';
import type { Rhythm, SchedulePeriod } from '@waybill/domain/rooms/exports/schedule-times.ts';
import { facesOf } from '../../kernel/list.ts';
import { branchFieldWords } from '../branches/branches.words.ts';
import { exportFieldWords } from './exports.words.ts';
import { labelFieldWords } from '../labels/labels.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const scheduleFieldWords = words({
  report: commonFieldWords.report,
  period: { en: 'Days', mm: 'ကာလ', zh: '统计期间' },
  branch_id: commonFieldWords.branch,
  branch_collection_id: branchFieldWords.branch_collection,
  customers: commonFieldWords.customers,
  customer_id: labelFieldWords.customer_id,
  rhythm: { en: 'Repeat', mm: 'အကြိမ်', zh: '周期' },
  weekday: { en: 'Day of the week', mm: 'အပတ်စဉ် နေ့', zh: '星期' },
  month_day: { en: 'Day of the month', mm: 'လစဉ် ရက်', zh: '每月日期' },
  hour: { en: 'Hour', mm: 'အချိန် (နာရီ)', zh: '时间（点）' },
  format: exportFieldWords.format,
  destination_id: { en: 'Deliver to', mm: 'ပို့မည့်နေရာ', zh: '送到' },
  file_name: { en: 'File name', mm: 'ဖိုင်အမည်', zh: '文件名' },
});

export const rhythmWords: Readonly<Record<Rhythm, Word>> = words({
  daily: { en: 'Every day', mm: 'နေ့တိုင်း', zh: '每天' },
  weekly: { en: 'Every week', mm: 'အပတ်တိုင်း', zh: '每周' },
  monthly: { en: 'Every month', mm: 'လတိုင်း', zh: '每月' },
});

export const schedulePeriodWords: Readonly<Record<SchedulePeriod, Word>> = words({
  yesterday: commonWords.yesterday,
  last_7_days: { en: 'The last 7 days', mm: 'ပြီးခဲ့သော 7 ရက်', zh: '最近7天' },
  last_week: { en: 'Last week, Monday to Sunday', mm: 'ပြီးခဲ့သော အပတ် (တနင်္လာမှ တနင်္ဂနွေ)', zh: '上周（周一至周日）' },
  month_so_far: { en: 'The month up to yesterday', mm: 'မနေ့အထိ ဤလအတွင်း', zh: '本月至昨天' },
  last_month: { en: 'Last month', mm: 'ပြီးခဲ့သော လ', zh: '上个月' },
});

/** Weekdays by number, Sunday first. */
export const weekdayWords: Readonly<Record<string, Word>> = Object.fromEntries(
  weekdayNames.en.map((en, day) => [
    String(day),
    { en, mm: weekdayNames.mm[day] ?? en, zh: weekdayNames.zh[day] ?? en },
  ]),
);

export const scheduleStateFaces = facesOf(scheduleLife, {
  active: commonWords.running,
  paused: { en: 'Paused', mm: 'ရပ်ဆိုင်းထား', zh: '已暂停' },
});

/** Why the last run produced no file, and what to do. */
export const scheduleTroubleWords: Readonly<Record<ScheduleTrouble, Word>> = words({
  right_lost: {
    en: 'No file: you had no permission for this report or for exports at that hour. Ask your manager for it; the next run tries again.',
    mm: 'ဖိုင်မရပါ။ ထိုအချိန်တွင် ဤအစီရင်ခံစာ သို့မဟုတ် ဖိုင်ထုတ်ယူခွင့် သင့်တွင် မရှိပါ။ မန်နေဂျာထံ ခွင့်တောင်းပါ။ နောက်တစ်ကြိမ်တွင် ထပ်ကြိုးစားမည်။',
    zh: '没有文件：当时您没有此报表或导出的权限。请向经理申请，下次运行会再试。',
  },
  account_closed: {
    en: 'No file: your account was closed at that hour. The next run creates one again.',
    mm: 'ဖိုင်မရပါ။ ထိုအချိန်တွင် သင့်အကောင့် ပိတ်ထားသည်။ နောက်တစ်ကြိမ်တွင် ပြန်ပြုလုပ်မည်။',
    zh: '没有文件：当时您的账户已停用。下次运行会重新生成。',
  },
  branch_left: {
    en: 'No file: you no longer work for the branch in which you scheduled it. Delete it and schedule it again in your branch.',
    mm: 'ဖိုင်မရပါ။ အချိန်ဇယားသတ်မှတ်ခဲ့သော ရုံးခွဲတွင် သင် အလုပ်မလုပ်တော့ပါ။ ဖျက်ပြီး သင့်ရုံးခွဲတွင် အသစ် သတ်မှတ်ပါ။',
    zh: '没有文件：您已不在当时设定的网点工作。请删除后在您的网点重新设定。',
  },
  branch_not_covered: {
    en: 'No file: you may no longer see its branch. Delete it and schedule it for one of your branches.',
    mm: 'ဖိုင်မရပါ။ ဤရုံးခွဲကို သင် ကြည့်ခွင့်မရှိတော့ပါ။ ဖျက်ပြီး သင့်ရုံးခွဲအတွက် အသစ် သတ်မှတ်ပါ။',
    zh: '没有文件：您已无权查看该网点。请删除后为您的网点重新设定。',
  },
  not_possible: {
    en: 'No file: this report no longer has these settings. Delete it and schedule it again.',
    mm: 'ဖိုင်မရပါ။ ဤအစီရင်ခံစာကို ဤပုံစံဖြင့် တောင်း၍ မရတော့ပါ။ ဖျက်ပြီး အသစ် သတ်မှတ်ပါ။',
    zh: '没有文件：此报表已不能这样查询。请删除后重新设定。',
  },
  destination_closed: {
    en: 'Made, but not delivered: the destination is closed. Choose another one.',
    mm: 'ဖိုင်ပြုလုပ်ပြီး၊ သို့သော် ပို့ရန်နေရာ ပိတ်ထားသဖြင့် မပို့ပါ။ အခြားနေရာ ရွေးပါ။',
    zh: '文件已生成但未发送：目的地已关闭。请另选一个。',
  },
});
