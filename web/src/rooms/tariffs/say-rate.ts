import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { formatWeight, sayKyat, sayPercent } from '@waybill/domain/kernel/money.ts';
import { percentRates, weightRates } from '@waybill/domain/rooms/tariffs/tariff-form.ts';
import type { TariffRates } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';

/** A rate with its unit; empty where there is none. @example sayRate('tax_percent', 500, 'en') === '5%' */
export function sayRate(name: keyof TariffRates, value: number | null, locale: Locale): string {
  if (value === null) return '';
  if ((percentRates as readonly string[]).includes(name)) return sayPercent(value);
  return (weightRates as readonly string[]).includes(name) ? formatWeight(value, locale) : sayKyat(value, locale);
}
