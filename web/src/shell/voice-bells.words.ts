import { words } from '@waybill/domain/kernel/words.ts';

/** Words of the counters of messages, tickets and feedback, and of their panels. */
export const voiceBellWords = words({
  failed: { en: 'Could not be read.', mm: 'ဖတ်၍ မရပါ။', zh: '无法读取。' },
  resolved: {
    en: 'Resolved by the software provider and not seen yet: {n}',
    mm: 'ဆော့ဖ်ဝဲပံ့ပိုးသူ ဖြေရှင်းပြီး မကြည့်ရသေး - {n}',
    zh: '软件供应商已解决、尚未查看：{n}',
  },
  walkIn: { en: 'Walk-in senders', mm: 'လာရောက်ပို့သူများ', zh: '散客' },
  fromProvider: { en: 'Resolved by the provider', mm: 'ဆော့ဖ်ဝဲပံ့ပိုးသူက ဖြေရှင်းပြီး', zh: '服务商已解决' },
  waitingTickets: { en: 'Tickets that wait for you', mm: 'သင့်ကို စောင့်နေသော တောင်းခံချက်များ', zh: '待您处理的工单' },
  newSheets: { en: 'Sheets of days not read', mm: 'မဖတ်ရသေးသော နေ့စဉ်စာရင်းများ', zh: '未读日报' },
  openFeedback: { en: 'Open feedback', mm: 'မဆောင်ရွက်ရသေးသော အကြံပြုချက်များ', zh: '未处理的反馈' },
  unreadChat: { en: 'Unread messages', mm: 'မဖတ်ရသေးသော စာများ', zh: '未读消息' },
  allChat: { en: 'All conversations', mm: 'စကားပြောခန်းအားလုံး', zh: '所有聊天' },
  allFeedback: { en: 'All feedback', mm: 'အကြံပြုချက်အားလုံး', zh: '所有反馈' },
  allTickets: { en: 'All tickets that wait for you', mm: 'သင့်ကို စောင့်နေသော တောင်းခံချက်အားလုံး', zh: '所有待您处理的工单' },
});
