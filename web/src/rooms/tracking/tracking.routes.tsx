import { words } from '@waybill/domain/kernel/words.ts';
import { can, type AccessRule } from '@waybill/domain/kernel/access.ts';
import { worksOnTheStreet } from '@waybill/domain/kernel/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { trackingWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    parcels: 'scan';
  }
}

const titles = words({
  parcels: { en: 'Work queues', mm: 'လုပ်ဆောင်ရန် စာရင်းများ', zh: '待办队列' },
  exceptions: commonWords.scansToSettle,
  track: trackingWords.track,
  timeline: trackingWords.timeline,
});

/** Parcels are taken in and given back in an office; couriers do neither. */
const desk: AccessRule = { check: (viewer) => can(viewer, 'label.scan') && !worksOnTheStreet(viewer.level) };
const view = { permission: 'label.view' } as const;

export const trackingPages: PageRow[] = [
  {
    name: 'parcels',
    path: '/parcels/{tab}',
    title: titles.parcels,
    access: view,
    params: { tab: 'accept' },
    load: async () => (await import('./ParcelsPage.tsx')).ParcelsPage,
  },
  {
    name: 'label-accept',
    path: '/label-accept',
    title: { en: 'Accept parcels', mm: 'ပါဆယ် လက်ခံရန်', zh: '收件' },
    access: desk,
    trail: 'parcels',
    load: async () => (await import('./DeskPage.tsx')).AcceptDeskPage,
  },
  {
    name: 'label-return',
    path: '/label-return',
    title: { en: 'Return parcels', mm: 'ပါဆယ် ပြန်အပ်ရန်', zh: '退还包裹' },
    access: desk,
    trail: 'parcels',
    load: async () => (await import('./DeskPage.tsx')).ReturnDeskPage,
  },
  {
    name: 'parcel-track.list',
    path: '/parcel-track/list',
    title: titles.track,
    access: view,
    load: async () => (await import('./ParcelTrackPage.tsx')).ParcelTrackPage,
  },
  {
    name: 'parcel-detail',
    path: '/parcel-detail/{id}',
    title: titles.timeline,
    access: view,
    trail: 'parcels',
    load: async () => (await import('./ParcelDetailPage.tsx')).ParcelDetailPage,
  },
  {
    name: 'scanner',
    path: '/scanner',
    title: { en: 'Set up the scanner', mm: 'စကင်နာ ချိန်ညှိရန်', zh: '设置扫描枪' },
    access: { permission: 'label.scan' },
    load: async () => (await import('./ScannerPage.tsx')).ScannerPage,
  },
  {
    name: 'exception-scans',
    path: '/exception-scans/{tab}',
    title: titles.exceptions,
    access: { permission: 'label.scan' },
    params: { tab: 'open' },
    trail: 'parcels',
    load: async () => (await import('./ExceptionsPage.tsx')).ExceptionsPage,
  },
];
