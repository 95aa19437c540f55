import type { PageRow } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { pickupRequestWords } from '@waybill/contract/rooms/pickup-requests/pickup-requests.words.ts';

/** Several pages have this title. */
const detailTitle = commonWords.pickupRequest;

const sees = { permission: 'pickup_request.view' } as const;
const edits = { permission: 'pickup_request.edit' } as const;

export const pickupRequestPages: PageRow[] = [
  {
    name: 'pickup-request',
    path: '/pickup-request',
    title: pickupRequestWords.list,
    access: sees,
    merchants: true,
    load: async () => (await import('./PickupListPage.tsx')).PickupListPage,
  },
  {
    name: 'pickup-request.create',
    path: '/pickup-request/create',
    title: { en: 'Create pickup request', mm: 'လာယူရန် တောင်းဆိုမှု ဖန်တီးရန်', zh: '新建揽收请求' },
    access: edits,
    merchants: true,
    trail: 'pickup-request',
    load: async () => (await import('./NewPickupPage.tsx')).NewPickupPage,
  },
  {
    name: 'pickup-request.mine',
    path: '/pickup-request/mine',
    title: { en: 'Pickups', mm: 'လာယူမှုများ', zh: '揽收' },
    access: sees,
    load: async () => (await import('./MyPickupsPage.tsx')).MyPickupsPage,
  },
  {
    name: 'pickup-request.quarters',
    path: '/pickup-request/quarters',
    title: { en: 'Pickups by quarter', mm: 'ရပ်ကွက်အလိုက် လာယူမှုများ', zh: '按街区查看揽收' },
    access: sees,
    trail: 'pickup-request',
    load: async () => (await import('./QuartersPage.tsx')).QuartersPage,
  },
  {
    name: 'pickup-request.plans',
    path: '/pickup-request/plans',
    title: pickupRequestWords.plans,
    access: edits,
    trail: 'pickup-request',
    load: async () => (await import('./PlanListPage.tsx')).PlanListPage,
  },
  {
    name: 'pickup-request.plan-create',
    path: '/pickup-request/plans/create',
    title: { en: 'New repeat pickup', mm: 'ပုံမှန် လာယူမှုအသစ်', zh: '新建定期揽收' },
    access: edits,
    trail: 'pickup-request.plans',
    load: async () => (await import('./NewPlanPage.tsx')).NewPlanPage,
  },
  {
    name: 'pickup-request.detail',
    path: '/pickup-request/{pickupId}',
    title: detailTitle,
    access: sees,
    merchants: true,
    trail: 'pickup-request',
    load: async () => (await import('./PickupDetailPage.tsx')).PickupDetailPage,
  },
  {
    name: 'pickup-request.label',
    path: '/pickup-request/{pickupId}/label',
    title: { en: 'Label at the door', mm: 'လာယူသည့်နေရာတွင် လေဘယ် ဖန်တီးရန်', zh: '上门新建运单' },
    access: { permission: { create: 'label.create', door: 'pickup_request.label' } },
    trail: 'pickup-request',
    load: async () => (await import('./DoorLabelPage.tsx')).DoorLabelPage,
  },
  {
    name: 'pickup-request.edit',
    path: '/pickup-request/{pickupId}/edit',
    title: detailTitle,
    access: edits,
    trail: 'pickup-request',
    load: async () => (await import('./EditPickupPage.tsx')).EditPickupPage,
  },
];
