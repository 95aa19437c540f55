import { words } from '@waybill/domain/kernel/words.ts';

export const agentWords = words({
  list: { en: 'Agents', mm: 'ကိုယ်စားလှယ်များ', zh: '代理' },
  about: {
    en: 'No agents yet. Each agent appears here with its cash, earned commission and amount to pay in.',
    mm: 'ကိုယ်စားလှယ်တစ်ခုစီ၏ လက်ဝယ်ငွေ၊ ရရှိသော ကော်မရှင်နှင့် ပေးသွင်းရန်ငွေကို ဤနေရာတွင် ပြသည်။',
    zh: '各代理手持现金、已得佣金和应交金额列在这里。',
  },
});

export const agentColumnWords = words({
  services: { en: 'Confirmed services', mm: 'အတည်ပြုပြီး ဝန်ဆောင်မှု', zh: '已确认服务' },
  commission: { en: 'Commission to keep now', mm: 'ယခု ယူနိုင်သည့် ကော်မရှင်', zh: '本次可扣佣金' },
  settlement_id: { en: 'Open settlement', mm: 'မပြီးသေးသော ငွေရှင်းတမ်း', zh: '未完成结算' },
  settled_at: { en: 'Last settled', mm: 'နောက်ဆုံး ရှင်းသည့်အချိန်', zh: '上次结算' },
});
