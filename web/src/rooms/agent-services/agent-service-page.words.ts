import { words } from '@waybill/domain/kernel/words.ts';

export const agentServicePageWords = words({
  settlements: { en: 'Settlements', mm: 'ငွေရှင်းတမ်းများ', zh: '结算单' },
  statementNote: {
    en: 'Cash in the agent’s till minus the commission it may keep. A positive amount is held or owed by the agent.',
    mm: 'ကိုယ်စားလှယ်၏ ငွေကောင်တာရှိ ငွေမှ ယူခွင့်ရှိသော ကော်မရှင် နုတ်ထားသည်။ အပေါင်းဖြင့် ပြထားသည်ကို ကိုယ်စားလှယ်က ပေးသွင်းရမည်။',
    zh: '代理钱箱内的现金减去其可扣留的佣金；正数为代理持有或应交的金额。',
  },
  totals: {
    en: 'Opening {opening} · commission {earned} · paid in {paid} · closing {closing}',
    mm: 'အဖွင့် {opening} · ကော်မရှင် {earned} · ပေးသွင်းငွေ {paid} · အပိတ် {closing}',
    zh: '期初 {opening} · 佣金 {earned} · 已交 {paid} · 期末 {closing}',
  },
  days: { en: 'Days {from} – {to}', mm: 'ရက်စွဲ {from} – {to}', zh: '日期 {from} – {to}' },
  create: { en: 'Request a service', mm: 'ဝန်ဆောင်မှု တောင်းဆိုရန်', zh: '申请服务' },
  createHint: {
    en: 'Your branch may offer it from the date that head office confirms.',
    mm: 'ရုံးချုပ်က အတည်ပြုသည့်ရက်မှစ၍ သင့်ရုံးခွဲက ပေးနိုင်မည်။',
    zh: '总部确认起始日后，您的网点即可提供此服务。',
  },
  name: { en: '{service}, {branch}', mm: '{service}၊ {branch}', zh: '{service}，{branch}' },
});
