import type { LabelDetail } from '@waybill/contract/rooms/labels/label-shapes.ts';
import type { Price } from '@waybill/domain/rooms/tariffs/price.ts';

/** The price that a label keeps, as the price table's own parts show it. */
export function tariffKeptPrice(label: LabelDetail): Price {
  const { shipping_fee, services_fee, insurance_fee, extra_charge, discount, tax, cod_percent, cod_fee, return_fee } = label;
  return { ...(label.price as unknown as Pick<Price, 'lines' | 'apart' | 'tariff'>), shipping_total: label.delivery_charge, shipping_fee, services_fee, insurance_fee, extra_charge, discount, tax, cod_percent, cod_fee, return_fee };
}
