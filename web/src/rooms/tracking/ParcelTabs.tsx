import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { trackingWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { hrefTo, useMayOpen } from '../../kernel/page-links.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { parcelTabsWords as words } from './parcel-tabs.words.ts';

const tabs = ['overview', 'progress', 'movements'] as const;
type ParcelTab = (typeof tabs)[number];

const targets: Readonly<Record<ParcelTab, (id: number) => PageTarget>> = {
  overview: (id) => ({ name: 'label-detail', params: { labelId: id } }),
  progress: (id) => ({ name: 'label-shipping', params: { labelId: id } }),
  movements: (id) => ({ name: 'parcel-detail', params: { id } }),
};

const tabWords = {
  overview: words.overview,
  progress: commonWords.shippingStatus,
  movements: trackingWords.timeline,
} as const;

/** The tabs of a parcel's page: the source's three addresses each choose one (N-11, N-12, N-15). */
export function ParcelTabs({ id, current }: { id: number; current: ParcelTab }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  return (
    <Tabs
      label={say(words.tabs)}
      current={current}
      tabs={tabs.flatMap((key) => {
        const target = targets[key](id);
        return mayOpen(target.name) ? [{ key, label: say(tabWords[key]), href: hrefTo(target) }] : [];
      })}
    />
  );
}
