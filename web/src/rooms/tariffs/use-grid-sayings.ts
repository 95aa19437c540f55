import { formatWeight, sayKyat } from '@waybill/domain/kernel/money.ts';
import { stepChanges } from '@waybill/domain/rooms/tariffs/table-order.ts';
import { allOffers, type Offer, type Tariff, type TariffStep } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { sayPlace, type RegionNames } from './table-changes.ts';
import { fieldsOf, stepsField } from './table-form.ts';
import { offerWord } from './table-words.ts';
import { tariffPageWords as words } from './tariff-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const sayingsMax = 4;

/** How the conflict dialog describes what is offered, and the prices of a grid: by the difference from those in force. */
export function useGridSayings(
  inForce: Tariff | undefined,
  regions: RegionNames,
): [string, (value: unknown) => string][] {
  const say = useSay();
  const locale = useLocale();
  const sayOffers = (value: unknown) =>
    ((value as readonly Offer[] | null) ?? []).map((offer) => offerWord(offer)[locale]).join(' · ');
  const saySteps = (offer: Offer) => (value: unknown) => {
    const usual = fieldsOf(inForce?.steps ?? [])[stepsField(offer)];
    const changes = stepChanges(usual, (value as readonly TariffStep[] | null) ?? []).flatMap(({ before, after }) => {
      const step = after ?? before;
      return step
        ? [
            `${say(words.upTo, { grid: sayPlace(step, regions, locale), weight: formatWeight(step.up_to_g, locale) })}: ${after ? sayKyat(after.price, locale) : say(commonWords.none)}`,
          ]
        : [];
    });
    if (changes.length === 0) return say(words.noChanges);
    return [
      ...changes.slice(0, sayingsMax),
      ...(changes.length > sayingsMax ? [say(words.moreChanges, { n: changes.length - sayingsMax })] : []),
    ].join(' · ');
  };
  return [
    ['offered', sayOffers],
    ...allOffers.map((offer): [string, (value: unknown) => string] => [stepsField(offer), saySteps(offer)]),
  ];
}
