import { trackingWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import type { PageRow } from '../../kernel/pages.ts';

const view = { permission: 'label.view' } as const;

export const trackingPages: PageRow[] = [
  { name: 'parcels', path: '/parcels/{tab}', title: trackingWords.parcels, access: view, params: { tab: 'accept' }, load: async () => (await import('./ParcelsPage.tsx')).ParcelsPage },
  { name: 'parcel-track.list', path: '/parcel-track/list', title: trackingWords.track, access: view, load: async () => (await import('./ParcelTrackPage.tsx')).ParcelTrackPage },
  { name: 'parcel-detail', path: '/parcel-detail/{id}', title: trackingWords.timeline, access: view, trail: 'parcels', load: async () => (await import('./ParcelDetailPage.tsx')).ParcelDetailPage },
  { name: 'exception-scans', path: '/exception-scans', title: trackingWords.exceptions, access: { permission: 'label.scan' }, trail: 'parcels', load: async () => (await import('./ExceptionsPage.tsx')).ExceptionsPage },
];
