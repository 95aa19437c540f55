import { useEffect, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isRefusal, type Problem } from '@waybill/domain/kernel/refusal.ts';
import type { KnownSender } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { isAbroad, situationOf } from '@waybill/domain/rooms/labels/label-choices.ts';
import { placeOf } from '@waybill/domain/rooms/labels/label-form.ts';
import { codProblem, moneyOf, type LabelAmounts } from '@waybill/domain/rooms/labels/label-money.ts';
import { paymentTypeNames, ratingTypes, serviceTypeNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { codFeeStep, defaultCodPlan, type CodFeeStep, type CodPlan } from '@waybill/domain/rooms/tariffs/cod-fee.ts';
import { placeAbroad } from '@waybill/domain/rooms/tariffs/abroad-zones.ts';
import type { Price, priceOf } from '@waybill/domain/rooms/tariffs/price.ts';
import { call } from '../../kernel/client.ts';
import { loadWhenIdle } from '../../kernel/lazy-part.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { createStore, useStore } from '../../kernel/store.ts';
import { useOptions } from '../../shell/options.ts';
import { useTariff } from '../tariffs/tariffs.door.ts';
import type { Filled } from './label-fills.ts';

/** Where a place lies for the price, and who delivers there. */
export interface PlaceForPrice {
  readonly id: number;
  readonly town_id: number | null;
  readonly region_id: number | null;
  readonly branch_id: number | null;
  readonly remote: boolean;
}

/** A township of the kept list, or any other place asked for once. */
function usePlaceForPrice(id: number | null): PlaceForPrice | null {
  const { rows } = useOptions('township');
  const known = rows.find((place) => place.id === id);
  const { data } = useQuery({
    queryKey: ['places.detail', id],
    enabled: id !== null && rows.length > 0 && known === undefined,
    staleTime: 60_000,
    queryFn: ({ signal }) => call('places.detail', { params: { id: id ?? 0 }, signal }),
  });
  if (id === null) return null;
  if (known) return known;
  return data
    ? { ...data.data, branch_id: data.data.delivers?.id ?? null, remote: data.data.remote || data.data.remote_above }
    : null;
}

export interface LivePrice {
  readonly price: Price | null;
  /** Why there is no price although township and weight are known. */
  readonly refused: Problem | null;
  readonly money: LabelAmounts | null;
  readonly codProblem: Problem | null;
  /** A little more COD would cost less. */
  readonly cliff: CodFeeStep | null;
  readonly destination: PlaceForPrice | null;
}

/** Within this share below a step of the COD fee, the step is pointed out. */
const nearCliff = 0.9;

/** How a price is computed, once it is here: an empty form has none. */
const pricing = createStore<typeof priceOf | null>(null);
const fetchPricing = async () => {
  const rules = await import('@waybill/domain/rooms/tariffs/price.ts');
  pricing.change(() => rules.priceOf);
};
loadWhenIdle(fetchPricing);

/** The price while somebody types, by the server's own rule: the server's figure counts when it is saved (F-03, N-10). */
export function useLivePrice(values: Filled, sender: KnownSender | null): LivePrice {
  const tariff = useTariff();
  const compute = useStore(pricing);
  useEffect(() => void fetchPricing().catch(() => undefined), []);
  const { branch } = useUser();
  const { rows: townships } = useOptions('township');
  const { rows: branches } = useOptions('branch');
  const destination = usePlaceForPrice(placeOf(values, 'destination'));
  const town = branches.find((one) => one.id === (values.source_branch_id ?? branch?.id))?.town;
  const usual = sender?.address?.place_id ?? townships.find((place) => place.name_en === town)?.id ?? null;
  const source = usePlaceForPrice(placeOf(values, 'source') ?? usual);
  return useMemo(() => {
    const cod_amount = Number(values.cod_amount ?? 0);
    const plan = (sender?.cod_plan ?? defaultCodPlan) as CodPlan;
    const step = codFeeStep(plan);
    const cliff = step && cod_amount > step.first * nearCliff && cod_amount < step.first ? step : null;
    const nothing: LivePrice = { price: null, refused: null, money: null, codProblem: null, cliff, destination };
    const weight = Number(values.weight ?? 0);
    const country = isAbroad(values) ? String(values.destination_country) : null;
    const to = country === null ? destination : placeAbroad(country);
    if (!tariff || !compute || !to || !(weight > 0)) return nothing;
    const answer = compute(tariff, {
      service_type: serviceTypeNames.find((name) => name === values.service_type) ?? 'express',
      item_type: situationOf(values).item_type,
      rating_type: ratingTypes.find((name) => name === values.rating_type) ?? 'weight',
      weight_g: Math.round(weight * 1000),
      services: (values.services as string[] | null) ?? [],
      flat: (values.flat as number | null) ?? null,
      from: { town_id: source?.town_id ?? null, region_id: source?.region_id ?? null },
      to,
      declared_value: Number(values.declared_value ?? 0),
      insurance_percent: (values.insurance_percent as number | null) ?? null,
      cod_amount,
      discount: sender,
      cod_plan: plan,
      return_fee: sender?.return_fee ?? null,
    });
    if (isRefusal(answer)) return { ...nothing, refused: answer };
    const payment_type = paymentTypeNames.find((name) => name === values.payment_type) ?? 'sender_pay';
    const figures = {
      payment_type,
      cod_amount,
      cod_fee: answer.cod_fee,
      shipping_total: answer.shipping_total,
      return_fee: answer.return_fee,
    };
    return { ...nothing, price: answer, money: moneyOf(figures), codProblem: codProblem(figures) };
  }, [values, sender, tariff, compute, source, destination]);
}
