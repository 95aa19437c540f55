import type { NewsKind } from '@waybill/domain/rooms/push-devices/news-kinds.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import type { LiveTopic } from '../../kernel/live-topics.ts';

interface NewsRow {
  /** Call that counts them, with its access. */
  readonly call: string;
  /** Events after which they are counted again. */
  readonly topic: LiveTopic;
  /** Address of the page that has all of them. */
  readonly path: string;
  readonly name: Word;
  /** Beside the access of the call: a permission for what follows from the news. */
  readonly needs?: Permission;
  /** Of staff alone. */
  readonly staff?: true;
}

/** The kinds of news of the top bar, as the inbox shows them and as a device says them while the page is closed. */
export const newsKinds = {
  announcements: {
    call: 'announcements.noti',
    topic: 'announcement',
    path: '/announcement',
    name: { en: 'Unread announcements', mm: 'မဖတ်ရသေးသော ကြေညာချက်များ', zh: '未读公告' },
  },
  chat: {
    call: 'chats.unread',
    topic: 'chat',
    path: '/chat?open=people',
    name: { en: 'Unread messages', mm: 'မဖတ်ရသေးသော စာများ', zh: '未读消息' },
  },
  tickets: {
    call: 'support_tickets.waiting',
    topic: 'support_ticket',
    path: '/support-ticket/mine',
    name: { en: 'Tickets waiting for you', mm: 'သင့်ကို စောင့်နေသော တောင်းခံချက်များ', zh: '待您处理的工单' },
  },
  'provider-tickets': {
    call: 'support_tickets.from_za',
    topic: 'support_ticket',
    path: '/support-ticket/mine',
    name: { en: 'Resolved by the software provider', mm: 'ဆော့ဖ်ဝဲပံ့ပိုးသူက ဖြေရှင်းပြီး', zh: '软件供应商已解决' },
    staff: true,
  },
  'denied-pickups': {
    call: 'pickup_requests.noti',
    topic: 'pickup_request',
    path: '/pickup-request',
    name: { en: 'Denied pickup requests', mm: 'ငြင်းဆိုထားသော လာယူရန် တောင်းဆိုမှုများ', zh: '被拒绝的揽收请求' },
    needs: 'pickup_request.edit',
    staff: true,
  },
  feedback: {
    call: 'feedbacks.count',
    topic: 'feedback',
    path: '/feedback?status=open',
    name: { en: 'Open feedback', mm: 'မဆောင်ရွက်ရသေးသော အကြံပြုချက်များ', zh: '未处理的反馈' },
  },
  'owner-days': {
    call: 'owner_days.unread',
    topic: 'owner_day',
    path: '/owner-day',
    name: { en: 'Unread daily summaries', mm: 'မဖတ်ရသေးသော နေ့စဉ်အကျဉ်းချုပ်များ', zh: '未读每日汇总' },
  },
  answers: {
    call: 'merchant_users.news',
    topic: 'labels',
    path: '/label/search?status=pending_return_confirm',
    name: {
      en: 'Failed deliveries waiting for your answer',
      mm: 'သင့်အဖြေကို စောင့်နေသော မပို့နိုင်သည့် ပါဆယ်များ',
      zh: '等待您答复的派送失败包裹',
    },
  },
  payouts: {
    call: 'merchant_users.news',
    topic: 'clearance',
    path: '/cod-clearance',
    name: {
      en: 'Paid to you, not yet confirmed',
      mm: 'ပေးချေပြီး၊ ရရှိကြောင်း မအတည်ပြုရသေး',
      zh: '已付款，待您确认收到',
    },
    needs: 'merchant_user.view',
  },
} as const satisfies Readonly<Record<NewsKind, NewsRow>>;

/** Returns what the table says of a kind, without its literal types. */
export const newsRow = (kind: NewsKind): NewsRow & { readonly call: (typeof newsKinds)[NewsKind]['call'] } =>
  newsKinds[kind];
