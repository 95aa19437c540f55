import { useMemo } from 'react';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { formatWeight, unitWords } from '@waybill/domain/kernel/money.ts';
import { isOffered, type Tariff } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import { itemTypeWords, serviceTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { zoneWords } from '@waybill/contract/rooms/tariffs/tariffs.words.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useSearchState } from '../../kernel/page-hooks.ts';
import { hrefOf } from '../../kernel/page-links.ts';
import { DetailSection } from '../../shell/detail/Pairs.tsx';
import { useOptions } from '../../shell/options.ts';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { offerKey, readOffer } from './offers.ts';
import { quoteQuery, readQuote } from './quote-place.ts';
import { gridOf, priceAt } from './price-grid.ts';
import { tariffPageWords as words } from './tariff-page.words.ts';
import styles from './TariffListPage.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** Prices that apply today, for one service and kind of item at a time. */
export function PricesInForce({ tariff, page }: { tariff: Tariff; page: 'tariffs' | 'quote' }) {
  const say = useSay();
  const locale = useLocale();
  const { nameOf } = useOptions('region');
  const [linked] = useSearchState(readOffer);
  const [asked] = useSearchState(readQuote);
  const kept = page === 'quote' ? quoteQuery(asked) : {};
  const offer = isOffered(tariff.offered, linked) ? linked : (tariff.offered[0] ?? linked);
  const grid = useMemo(() => gridOf(tariff.steps, offer), [tariff, offer]);
  const { columns } = grid;
  return (
    <DetailSection title={say(words.pricesNow, { unit: say(unitWords.kyat) })}>
      <div className="stack3">
        <Tabs
          label={say(words.offers)}
          current={offerKey(offer)}
          tabs={tariff.offered.map((one) => ({
            key: offerKey(one),
            label: say(words.offer, {
              service: say(serviceTypeWords[one.service_type]),
              item: say(itemTypeWords[one.item_type]),
            }),
            href: hrefOf(page, {}, { ...kept, offer: offerKey(one) }),
          }))}
        />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard */}
        <div className={styles.frame} role="region" aria-label={say(commonFieldWords.prices_by_weight)} tabIndex={0}>
          <table className={styles.prices}>
            <thead>
              <tr>
                <th scope="col">{say(commonFieldWords.up_to_kg)}</th>
                {columns.map(({ key, zone, from_region_id, to_region_id }) => (
                  <th key={key} scope="col">
                    {from_region_id === null
                      ? say(zoneWords[zone])
                      : say(commonWords.fromArrowTo, { from: nameOf(from_region_id), to: nameOf(to_region_id ?? '') })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {grid.weights.map((weight, row) => (
                <tr key={weight}>
                  <th scope="row">{weight === null ? '' : formatWeight(weight, locale)}</th>
                  {columns.map((column) => (
                    <td key={column.key}>{sayPrice(priceAt(grid, column, row))}</td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">{say(words.further)}</th>
                {columns.map((column) => (
                  <td key={column.key}>{sayPrice(column.further)}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      </div>
    </DetailSection>
  );
}

function sayPrice(price: number | null): string {
  return price === null ? '—' : groupThousands(price);
}
