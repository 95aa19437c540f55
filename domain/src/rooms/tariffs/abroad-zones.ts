import type { CountryCode } from '../places/country-codes.ts';
import type { AbroadZone } from './tariff-kinds.ts';

/** Neighbours of Myanmar, other ASEAN members, and countries reached through them. */
const near: readonly CountryCode[] = [
  ...(['BD', 'BN', 'CN', 'HK', 'ID', 'IN', 'KH', 'LA', 'MO', 'MY', 'PH', 'SG', 'TH', 'TL', 'TW', 'VN'] as const),
];

/** The rest of Asia with the Middle East, and the Pacific. */
const asia: readonly CountryCode[] = [
  ...(['AE', 'AF', 'AM', 'AZ', 'BH', 'BT', 'CY', 'GE', 'IL', 'IQ', 'IR', 'JO', 'JP', 'KG', 'KP', 'KR'] as const),
  ...(['KW', 'KZ', 'LB', 'LK', 'MN', 'MV', 'NP', 'OM', 'PK', 'PS', 'QA', 'SA', 'SY', 'TJ', 'TM', 'TR'] as const),
  ...(['UZ', 'YE', 'AS', 'AU', 'CC', 'CK', 'CX', 'FJ', 'FM', 'GU', 'KI', 'MH', 'MP', 'NC', 'NF', 'NR'] as const),
  ...(['NU', 'NZ', 'PF', 'PG', 'PN', 'PW', 'SB', 'TK', 'TO', 'TV', 'VU', 'WF', 'WS'] as const),
];

/**
 * Returns the price zone of another country.
 *
 * @example abroadZoneOf('TH') === 'abroad_near'
 */
export function abroadZoneOf(country: string): AbroadZone {
  if ((near as readonly string[]).includes(country)) return 'abroad_near';
  return (asia as readonly string[]).includes(country) ? 'abroad_asia' : 'abroad_far';
}

/** Returns an address abroad as a place for pricing: in no town or region of ours. */
export const placeAbroad = (country: string) => ({ town_id: null, region_id: null, remote: false, country }) as const;
