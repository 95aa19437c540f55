import type { ItemType, ServiceType } from '../labels/label-kinds.ts';
import type { CodPlan } from './cod-fee.ts';
import type { PairNames, Zone } from './tariff-kinds.ts';

/** Names of price lines: those that add up to the shipping total, and the separate ones. */
export const totalLines = [
  'shipping',
  'remote',
  'oversize',
  'sms',
  'phone_call',
  'pickup',
  'pod',
  'vfl',
  'hand_over_code',
  'hold_mail',
  'change_destination',
  'insurance',
  'discount',
  'tax',
] as const;
export const apartLines = ['cod_fee', 'return_fee'] as const;
export type PriceLineName = (typeof totalLines)[number] | (typeof apartLines)[number];

/** Reason of an amount as data; the room's words turn it into a sentence. Percentages in hundredths of a percent. */
export type PriceWhy =
  | {
      readonly kind: 'step';
      readonly service_type: ServiceType;
      readonly item_type: ItemType;
      readonly zone: Zone;
      readonly from_region: PairNames | null;
      readonly to_region: PairNames | null;
      readonly weight_g: number;
      readonly up_to_g: number;
      readonly price: number;
      /** Further kilograms after the last step, each begun one counted, and the price of one. */
      readonly further_kg: number;
      readonly each_further_kg: number;
    }
  | { readonly kind: 'flat' }
  | { readonly kind: 'rate' }
  | { readonly kind: 'oversize'; readonly weight_g: number; readonly over_g: number }
  | {
      readonly kind: 'percent';
      readonly of: 'declared_value' | 'before_discount' | 'after_discount';
      readonly basis: number;
      readonly percent: number;
    }
  /** A fixed discount agreed with the customer, limited to the amount it applies to. */
  | { readonly kind: 'fixed_discount'; readonly agreed: number; readonly basis: number }
  | { readonly kind: 'cod'; readonly plan: CodPlan; readonly basis: number; readonly percent: number }
  | { readonly kind: 'own_rate' };

export interface PriceLine {
  readonly name: PriceLineName;
  /** Whole kyat; a discount is negative. */
  readonly amount: number;
  readonly why: PriceWhy;
}
