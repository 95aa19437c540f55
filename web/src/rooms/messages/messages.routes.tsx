import type { PageRow } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { messageWords } from '@waybill/contract/rooms/messages/messages.words.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    'messages.create': 'parcel';
  }
}

/** Several pages have this title. */
const textsTitle = { en: 'Message texts', mm: 'SMS စာသားများ', zh: '短信模板' };

/** Several pages have this title. */
const listTitle = commonWords.messages;

const access = { permission: 'message.view' } as const;
const sends = { permission: 'message.send' } as const;
const settings = { permission: 'message.settings' } as const;

export const messagePages: PageRow[] = [
  {
    name: 'messages',
    path: '/messages',
    title: listTitle,
    access,
    load: async () => (await import('./MessageListPage.tsx')).MessageListPage,
  },
  {
    name: 'messages.create',
    path: '/messages/create',
    title: { en: 'New message', mm: 'SMS ရေးမည်', zh: '写短信' },
    access: sends,
    trail: 'messages',
    load: async () => (await import('./NewMessagePage.tsx')).NewMessagePage,
  },
  {
    name: 'messages.texts',
    path: '/messages/texts',
    title: textsTitle,
    access: settings,
    trail: 'settings',
    load: async () => (await import('./TextsPage.tsx')).TextsPage,
  },
  {
    name: 'messages.text',
    path: '/messages/texts/{purpose}',
    title: textsTitle,
    access: settings,
    trail: 'messages.texts',
    load: async () => (await import('./TextPage.tsx')).TextPage,
  },
  {
    name: 'messages.settings',
    path: '/messages/settings',
    title: { en: 'Message sending', mm: 'SMS ပို့ပုံ', zh: '短信发送' },
    access: settings,
    trail: 'settings',
    load: async () => (await import('./MessageSettingsPage.tsx')).MessageSettingsPage,
  },
  {
    name: 'messages.channels',
    path: '/messages/channels',
    title: { en: 'Message channels', mm: 'စာပို့သည့်လမ်းများ', zh: '消息渠道' },
    access: settings,
    trail: 'settings',
    load: async () => (await import('./ChannelsPage.tsx')).ChannelsPage,
  },
  {
    name: 'messages.channel',
    path: '/messages/channels/{channel}',
    title: { en: 'Channel settings', mm: 'ပို့သည့်လမ်း ဆက်တင်', zh: '渠道设置' },
    access: settings,
    trail: 'messages.channels',
    load: async () => (await import('./ChannelPage.tsx')).ChannelPage,
  },
  {
    name: 'messages.route',
    path: '/messages/routes/{group}',
    title: { en: 'Order of channels', mm: 'ပို့မည့်လမ်း အစဉ်', zh: '渠道顺序' },
    access: settings,
    trail: 'messages.channels',
    load: async () => (await import('./RoutePage.tsx')).RoutePage,
  },
  {
    name: 'messages.opt-outs',
    path: '/messages/opt-outs',
    title: messageWords.optOuts,
    access,
    trail: 'messages',
    load: async () => (await import('./OptOutListPage.tsx')).OptOutListPage,
  },
  {
    name: 'messages.detail',
    path: '/messages/{messageId}',
    title: listTitle,
    access,
    trail: 'messages',
    load: async () => (await import('./MessagePage.tsx')).MessagePage,
  },
];
