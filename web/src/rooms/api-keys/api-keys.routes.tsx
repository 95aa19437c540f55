import type { PageRow } from '../../kernel/pages.ts';
import { apiKeyMessages } from './api-keys.messages.ts';

const access = { permission: 'api_key.view' } as const;

export const apiKeyPages: PageRow[] = [
  {
    name: 'api-integration',
    path: '/api-integration',
    title: apiKeyMessages.list,
    access,
    load: async () => (await import('./ApiKeyListPage.tsx')).ApiKeyListPage,
  },
  {
    name: 'api-key.new',
    path: '/api-integration/create',
    title: apiKeyMessages.create,
    access: { permission: 'api_key.edit' },
    trail: 'api-integration',
    load: async () => (await import('./NewApiKeyPage.tsx')).NewApiKeyPage,
  },
  {
    name: 'api-key.detail',
    path: '/api-integration/key/{apiKeyId}',
    title: apiKeyMessages.one,
    access,
    trail: 'api-integration',
    load: async () => (await import('./ApiKeyPage.tsx')).ApiKeyPage,
  },
  {
    name: 'api-calls',
    path: '/api-integration/logs',
    title: apiKeyMessages.calls,
    access,
    trail: 'api-integration',
    load: async () => (await import('./ApiCallListPage.tsx')).ApiCallListPage,
  },
  {
    name: 'api-call.detail',
    path: '/api-integration/logs/{apiCallId}',
    title: apiKeyMessages.call,
    access,
    trail: 'api-calls',
    load: async () => (await import('./ApiCallPage.tsx')).ApiCallPage,
  },
];
