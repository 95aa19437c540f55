import type { PageRow } from '../../kernel/pages.ts';
import { trackingMessages } from './tracking.messages.ts';

const view = { permission: 'label.view' } as const;

export const trackingPages: PageRow[] = [
  {
    name: 'parcels',
    path: '/parcels/{tab}',
    title: trackingMessages.parcels,
    access: view,
    params: { tab: 'accept' },
    load: async () => (await import('./ParcelsPage.tsx')).ParcelsPage,
  },
  {
    name: 'parcel-track.list',
    path: '/parcel-track/list',
    title: trackingMessages.track,
    access: view,
    load: async () => (await import('./ParcelTrackPage.tsx')).ParcelTrackPage,
  },
  {
    name: 'parcel-detail',
    path: '/parcel-detail/{id}',
    title: trackingMessages.timeline,
    access: view,
    trail: 'parcels',
    load: async () => (await import('./ParcelDetailPage.tsx')).ParcelDetailPage,
  },
  {
    name: 'exception-scans',
    path: '/exception-scans/{tab}',
    title: trackingMessages.exceptions,
    access: { permission: 'label.scan' },
    params: { tab: 'open' },
    trail: 'parcels',
    load: async () => (await import('./ExceptionsPage.tsx')).ExceptionsPage,
  },
];
