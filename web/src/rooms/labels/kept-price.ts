import type { LabelDetail } from '@waybill/contract/rooms/labels/label-shapes.ts';
import type { Price } from '@waybill/domain/rooms/tariffs/price.ts';

/** The price that a label keeps, as the price table's own parts show it; `null` when no record of it was kept. */
export function tariffKeptPrice(label: LabelDetail): Price | null {
  const { shipping_fee, services_fee, insurance_fee, extra_charge, discount, tax, cod_percent, cod_fee, return_fee } =
    label;
  if (label.price === null) return null;
  return {
    ...(label.price as unknown as Pick<Price, 'lines' | 'apart' | 'tariff'>),
    shipping_total: label.delivery_charge,
    shipping_fee,
    services_fee,
    insurance_fee,
    extra_charge,
    discount,
    tax,
    cod_percent,
    cod_fee,
    return_fee,
  };
}
