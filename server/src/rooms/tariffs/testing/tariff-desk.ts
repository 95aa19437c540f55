import { afterAll, beforeAll } from 'vitest';
import { firstTariffDay } from '@waybill/domain/rooms/tariffs/first-tariff.ts';
import type { TariffStep } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import type { TariffDetail } from '@waybill/contract/rooms/tariffs/tariff-shapes.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../kernel/testing/app.ts';

export const is = (step: TariffStep, zone: string, up_to_g: number) =>
  step.service_type === 'express' && step.item_type === 'parcel' && step.zone === zone && step.up_to_g === up_to_g;
/** The steps with another price for an express parcel of the first kilogram in town. */
export const priced = ({ steps }: TariffDetail, price: number) =>
  steps.map((step) => (is(step, 'same_town', 1_000) ? { ...step, price } : step));

/** Those who make prices and those who use them, and drafts to change. */
export function tariffDesk() {
  const desk = {} as Record<'finance' | 'md' | 'clerk', TestClient> & { app: TestApp };
  let ids: Record<string, number> = {};
  beforeAll(async () => {
    const app = await startTestApp();
    Object.assign(desk, { app, finance: await app.as('admin'), md: await app.as('md'), clerk: await app.as('staff') });
    const { rows } = await app.database.pool.query("select id, type || ' ' || name_en as name from place");
    ids = Object.fromEntries((rows as { id: number; name: string }[]).map(({ id, name }) => [name, id]));
  });
  afterAll(() => desk.app.close());

  const placeId = (name: string) => ids[name] ?? 0;
  const first = async () =>
    (await desk.md.call('tariffs.list', {})).data.find((row) => row.valid_from === firstTariffDay)?.id ?? 0;
  const names = { name_en: 'December prices', name_mm: 'ဒီဇင်ဘာ ဈေးနှုန်း', name_zh: null };
  const draft = async (valid_from = '2026-12-01'): Promise<TariffDetail> =>
    (await desk.finance.call('tariffs.create', { body: { ...names, valid_from, copy_of: await first() } })).data;
  /** The body of an edit that changes only the given fields. */
  const editOf = ({ name, rates, valid_from, note, offered, steps, version }: TariffDetail, change: object = {}) => ({
    ...name,
    ...rates,
    valid_from,
    note,
    offered,
    steps,
    version,
    ...change,
  });
  const edit = (tariff: TariffDetail, change: object, by = desk.finance) =>
    by.try('tariffs.edit', { params: { id: tariff.id }, body: editOf(tariff, change) });
  return { desk, placeId, first, names, draft, edit };
}
