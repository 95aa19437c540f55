import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import type { LabelDetail } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import type { DetailPart } from '../../shell/detail/DetailPage.tsx';

const ParcelMoney = lazyPart(async () => (await import('../clearances/clearances.door.ts')).ParcelMoney, 'afterPage');

/** Where the money of the parcel is, for the merchant's people who see money. */
export function useMoneyPart({ id }: LabelDetail): DetailPart[] {
  const say = useSay();
  const mayOpen = useMayOpen();
  const content = <ParcelMoney labelId={id} />;
  return mayOpen('shop-next-payout')
    ? [{ key: 'where-money', title: say(commonWords.whereIsMyMoney), content, aside: true }]
    : [];
}
