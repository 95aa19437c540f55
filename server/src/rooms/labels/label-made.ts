import { moneyOf } from '@waybill/domain/rooms/labels/label-money.ts';
import type { LabelMade } from '@waybill/contract/rooms/labels/label-shapes.ts';
import type { ReadyLabel } from './label-facts.ts';

/** A written label. */
export interface WrittenLabel {
  readonly id: number;
  readonly tracking_code: string;
  readonly ready: ReadyLabel;
}

/** Returns the answer of a write. */
export function madeOf(
  { id, tracking_code, ready }: WrittenLabel,
  status: string,
  version: number,
  shown: number | undefined,
): LabelMade {
  const { price, values, deliver_branch_id } = ready;
  const money = moneyOf({
    payment_type: values.payment_type,
    cod_amount: values.cod_amount,
    cod_fee: price.cod_fee,
    shipping_total: price.shipping_total,
    return_fee: price.return_fee,
  });
  return {
    id,
    tracking_code,
    status,
    version,
    deliver_branch_id,
    shipping_total: price.shipping_total,
    cod_amount: values.cod_amount,
    cod_fee: price.cod_fee,
    cod_charge: money.cod_charge,
    merchant_receives: money.merchant_receives,
    price: {
      lines: [...price.lines],
      apart: [...price.apart],
      shipping_total: price.shipping_total,
      tariff: price.tariff,
    },
    price_open: ready.price_open,
    price_differs: shown !== undefined && shown !== price.shipping_total,
    left_pickup: false,
  };
}
