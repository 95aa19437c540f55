import { words } from '@waybill/domain/kernel/words.ts';

/** Names of the kinds of the inbox, loaded after the first page. */
export const inboxKindWords = words({
  deniedPickups: { en: 'Denied pickup requests', mm: 'ငြင်းဆိုထားသော လာယူရန် တောင်းဆိုမှုများ', zh: '被拒绝的揽收请求' },
  unreadChat: { en: 'Unread messages', mm: 'မဖတ်ရသေးသော စာများ', zh: '未读消息' },
  waitingTickets: { en: 'Tickets waiting for you', mm: 'သင့်ကို စောင့်နေသော တောင်းခံချက်များ', zh: '待您处理的工单' },
  fromProvider: { en: 'Resolved by the software provider', mm: 'ဆော့ဖ်ဝဲပံ့ပိုးသူက ဖြေရှင်းပြီး', zh: '软件供应商已解决' },
  newSheets: { en: 'Unread daily summaries', mm: 'မဖတ်ရသေးသော နေ့စဉ်အကျဉ်းချုပ်များ', zh: '未读每日汇总' },
  openFeedback: { en: 'Open feedback', mm: 'မဆောင်ရွက်ရသေးသော အကြံပြုချက်များ', zh: '未处理的反馈' },
  answersDue: {
    en: 'Failed deliveries waiting for your answer',
    mm: 'သင့်အဖြေကို စောင့်နေသော မပို့နိုင်သည့် ပါဆယ်များ',
    zh: '等待您答复的派送失败包裹',
  },
  payoutsPaid: {
    en: 'Paid to you, not yet confirmed',
    mm: 'ပေးချေပြီး၊ ရရှိကြောင်း မအတည်ပြုရသေး',
    zh: '已付款，待您确认收到',
  },
  walkIn: { en: 'Walk-in senders', mm: 'လာရောက်ပို့သူများ', zh: '散客' },
});
