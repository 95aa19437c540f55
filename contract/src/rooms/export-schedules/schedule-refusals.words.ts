import { words } from '@waybill/domain/kernel/words.ts';

export const scheduleRefusalStatus = { schedules_too_many: 409 } as const;

export const scheduleRefusalWords = words({
  schedules_too_many: {
    en: 'You have {n} scheduled reports, the maximum per person. Delete one first.',
    mm: 'အချိန်ဇယားဖြင့် အစီရင်ခံစာ {n} ခု ရှိပြီး တစ်ဦးလျှင် ဤမျှသာ ရနိုင်သည်။ တစ်ခုကို အရင် ဖျက်ပါ။',
    zh: '您已有 {n} 个定时报表，达到每人上限。请先删除一个。',
  },
});
