import type { PageRow } from '../../kernel/pages.ts';
import { apiCallWords } from '@waybill/contract/rooms/api-keys/api-calls.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const access = { permission: 'api_key.view' } as const;

export const apiKeyPages: PageRow[] = [
  {
    name: 'api-integration',
    path: '/api-integration',
    title: { en: 'API integration', mm: 'API ချိတ်ဆက်မှု', zh: 'API 对接' },
    access,
    merchants: true,
    load: async () => (await import('./ApiKeyListPage.tsx')).ApiKeyListPage,
  },
  {
    name: 'api-key.new',
    path: '/api-integration/create',
    title: { en: 'New API key', mm: 'API သော့အသစ်', zh: '新建 API 密钥' },
    access: { permission: 'api_key.edit' },
    merchants: true,
    trail: 'api-integration',
    load: async () => (await import('./NewApiKeyPage.tsx')).NewApiKeyPage,
  },
  {
    name: 'api-key.detail',
    path: '/api-integration/key/{apiKeyId}',
    title: commonWords.apiKey,
    access,
    merchants: true,
    trail: 'api-integration',
    load: async () => (await import('./ApiKeyPage.tsx')).ApiKeyPage,
  },
  {
    name: 'api-calls',
    path: '/api-integration/logs',
    title: apiCallWords.list,
    access,
    merchants: true,
    trail: 'api-integration',
    load: async () => (await import('./ApiCallListPage.tsx')).ApiCallListPage,
  },
  {
    name: 'api-call.detail',
    path: '/api-integration/logs/{apiCallId}',
    title: { en: 'API call', mm: 'API ခေါ်ဆိုမှု', zh: 'API 调用' },
    access,
    merchants: true,
    trail: 'api-calls',
    load: async () => (await import('./ApiCallPage.tsx')).ApiCallPage,
  },
];
