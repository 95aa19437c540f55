import type { PageRow } from '../../kernel/pages.ts';
import { messageMessages } from './messages.messages.ts';

const access = { permission: 'message.view' } as const;
const sends = { permission: 'message.send' } as const;
const settings = { permission: 'message.settings' } as const;

export const messagePages: PageRow[] = [
  {
    name: 'messages',
    path: '/messages',
    title: messageMessages.list,
    access,
    load: async () => (await import('./MessageListPage.tsx')).MessageListPage,
  },
  {
    name: 'messages.create',
    path: '/messages/create',
    title: messageMessages.create,
    access: sends,
    trail: 'messages',
    load: async () => (await import('./NewMessagePage.tsx')).NewMessagePage,
  },
  {
    name: 'messages.texts',
    path: '/messages/texts',
    title: messageMessages.texts,
    access: settings,
    trail: 'messages',
    load: async () => (await import('./TextsPage.tsx')).TextsPage,
  },
  {
    name: 'messages.text',
    path: '/messages/texts/{purpose}',
    title: messageMessages.texts,
    access: settings,
    trail: 'messages.texts',
    load: async () => (await import('./TextPage.tsx')).TextPage,
  },
  {
    name: 'messages.settings',
    path: '/messages/settings',
    title: messageMessages.settings,
    access: settings,
    trail: 'messages',
    load: async () => (await import('./MessageSettingsPage.tsx')).MessageSettingsPage,
  },
  {
    name: 'messages.opt-outs',
    path: '/messages/opt-outs',
    title: messageMessages.optOuts,
    access,
    trail: 'messages',
    load: async () => (await import('./OptOutListPage.tsx')).OptOutListPage,
  },
  {
    name: 'messages.detail',
    path: '/messages/{messageId}',
    title: messageMessages.list,
    access,
    trail: 'messages',
    load: async () => (await import('./MessagePage.tsx')).MessagePage,
  },
];
