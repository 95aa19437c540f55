import { describe, expect, test } from 'vitest';
import { checkForm } from '@waybill/domain/kernel/form.ts';
import { firstTariff } from '@waybill/domain/rooms/tariffs/first-tariff.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { bodyOf, fieldsOf, inFields, tableForm, tableOf } from './table-form.ts';

const head = { name_en: 'A', name_mm: 'က', name_zh: null, valid_from: '2027-01-01', note: null };
const values = { ...head, ...firstTariff.rates, offered: firstTariff.offered, ...fieldsOf(firstTariff.steps) };

describe('F-03 a price table as a form', () => {
  test('F-03 every grid is a field; what goes out is the table that came in', () => {
    expect(Object.keys(fieldsOf([])).length).toBe(10);
    expect(tableOf(values)).toEqual(firstTariff);
    expect(checkForm(tableForm, values).ok).toBe(true);
    expect(bodyOf(values)).toEqual({
      ...head,
      ...firstTariff.rates,
      offered: firstTariff.offered,
      steps: firstTariff.steps,
    });
  });

  test('F-03 V-16 a hole is a problem of its own grid and of no other', () => {
    const checked = checkForm(tableForm, {
      ...values,
      steps_express_parcel: values.steps_express_parcel.slice(1),
      steps_vpl_letter: [],
    });
    expect(checked).toEqual({
      ok: false,
      fields: { steps_vpl_letter: [{ code: 'price_missing', values: { from_kg: 0, to_kg: 2 } }] },
    });
    const cut = checkForm(tableForm, {
      ...values,
      steps_express_parcel: values.steps_express_parcel.filter(({ up_to_g }) => up_to_g !== 10_000),
    });
    expect(cut).toEqual({
      ok: false,
      fields: { steps_express_parcel: [{ code: 'price_missing', values: { from_kg: 5, to_kg: 100 } }] },
    });
  });

  test('S-08 what somebody else saved is compared grid by grid', () => {
    const error = new ApiError({
      status: 409,
      code: 'changed_meanwhile',
      message: '',
      values: { version: 2, current: { ...head, steps: firstTariff.steps } },
    });
    const { values: texts } = inFields(error) as ApiError;
    expect(texts.current).toMatchObject({ name_en: 'A', steps_express_parcel: values.steps_express_parcel });
    expect(inFields('other')).toBe('other');
  });
});
