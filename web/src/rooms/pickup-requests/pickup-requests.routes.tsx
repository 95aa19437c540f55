import type { PageRow } from '../../kernel/pages.ts';
import { pickupRequestMessages } from './pickup-requests.messages.ts';

const sees = { permission: 'pickup_request.view' } as const;
const edits = { permission: 'pickup_request.edit' } as const;

export const pickupRequestPages: PageRow[] = [
  {
    name: 'pickup-request',
    path: '/pickup-request',
    title: pickupRequestMessages.list,
    access: sees,
    load: async () => (await import('./PickupListPage.tsx')).PickupListPage,
  },
  {
    name: 'pickup-request.create',
    path: '/pickup-request/create',
    title: pickupRequestMessages.create,
    access: edits,
    trail: 'pickup-request',
    load: async () => (await import('./NewPickupPage.tsx')).NewPickupPage,
  },
  {
    name: 'pickup-request.mine',
    path: '/pickup-request/mine',
    title: pickupRequestMessages.mine,
    access: sees,
    load: async () => (await import('./MyPickupsPage.tsx')).MyPickupsPage,
  },
  {
    name: 'pickup-request.quarters',
    path: '/pickup-request/quarters',
    title: pickupRequestMessages.quarters,
    access: sees,
    trail: 'pickup-request',
    load: async () => (await import('./QuartersPage.tsx')).QuartersPage,
  },
  {
    name: 'pickup-request.plans',
    path: '/pickup-request/plans',
    title: pickupRequestMessages.plans,
    access: edits,
    trail: 'pickup-request',
    load: async () => (await import('./PlanListPage.tsx')).PlanListPage,
  },
  {
    name: 'pickup-request.plan-create',
    path: '/pickup-request/plans/create',
    title: pickupRequestMessages.createPlan,
    access: edits,
    trail: 'pickup-request.plans',
    load: async () => (await import('./NewPlanPage.tsx')).NewPlanPage,
  },
  {
    name: 'pickup-request.detail',
    path: '/pickup-request/{pickupId}',
    title: pickupRequestMessages.detail,
    access: sees,
    trail: 'pickup-request',
    load: async () => (await import('./PickupDetailPage.tsx')).PickupDetailPage,
  },
  {
    name: 'pickup-request.label',
    path: '/pickup-request/{pickupId}/label',
    title: pickupRequestMessages.label,
    access: { permission: { create: 'label.create', door: 'pickup_request.label' } },
    trail: 'pickup-request',
    load: async () => (await import('./DoorLabelPage.tsx')).DoorLabelPage,
  },
  {
    name: 'pickup-request.edit',
    path: '/pickup-request/{pickupId}/edit',
    title: pickupRequestMessages.detail,
    access: edits,
    trail: 'pickup-request',
    load: async () => (await import('./EditPickupPage.tsx')).EditPickupPage,
  },
];
