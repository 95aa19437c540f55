import { describe, expect, test } from 'vitest';
import { checkForm } from '../../kernel/form.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { decidePlace, editPlaceForm, newPlaceForm, type ParentFacts } from './place-form.ts';
import type { PlaceType } from './place-kinds.ts';

const parent = (type: PlaceType, more: Partial<ParentFacts> = {}): ParentFacts => ({
  type,
  branch_postcode: '11050',
  below: false,
  ...more,
});
const decided = (
  type: PlaceType,
  values: { readonly postcode?: string; readonly code?: string | null },
  above: ParentFacts | null | undefined,
) => {
  const answer = decidePlace(type, { postcode: null, code: null, ...values }, above);
  return isRefusal(answer)
    ? Object.fromEntries(Object.entries(answer.fields ?? {}).map(([field, problems]) => [field, problems[0]?.code]))
    : answer;
};

describe('E-03 a place that is made or moved', () => {
  test.each([
    ['region', { postcode: '၅', code: 'MDY' }, null, { postcode: '05', branch_postcode: null, code: 'MDY' }],
    ['township', { postcode: '5010' }, parent('region'), { postcode: '05010', branch_postcode: '05010', code: null }],
    ['township', {}, parent('town'), { postcode: null, branch_postcode: null, code: null }],
    [
      'quarter',
      { postcode: '1105001' },
      parent('township'),
      { postcode: '1105001', branch_postcode: '11050', code: null },
    ],
    ['street', {}, parent('quarter'), { postcode: null, branch_postcode: '11050', code: null }],
  ] as const)('E-03 V-13 a %s with %j', (type, values, above, stored) => {
    expect(decided(type, values, above)).toEqual(stored);
  });

  test.each([
    ['region', {}, parent('region'), { parent_id: 'parent_not_allowed' }],
    ['quarter', {}, null, { parent_id: 'select' }],
    ['quarter', {}, undefined, { parent_id: 'select' }],
    ['region', {}, undefined, { parent_id: 'select' }],
    ['quarter', {}, parent('region'), { parent_id: 'parent_not_allowed' }],
    ['township', {}, parent('town', { below: true }), { parent_id: 'parent_not_allowed' }],
    ['quarter', { postcode: '11050' }, parent('township'), { postcode: 'postcode' }],
    ['township', { code: 'MDY' }, parent('town'), { code: 'without_choice' }],
    ['street', { postcode: '11050' }, parent('quarter'), { postcode: 'postcode' }],
    ['township', { postcode: 'abc' }, parent('street'), { parent_id: 'parent_not_allowed', postcode: 'postcode' }],
  ] as const)('E-03 a %s with %j is refused there for %j', (type, values, above, problems) => {
    expect(decided(type, values, above)).toEqual(problems);
  });
});

describe('V-16 the form of a place', () => {
  const filled = {
    parent_id: 3,
    name_en: 'Seikgyi/Khanaungto',
    name_mm: 'ဆိပ်ကြီး/ခနောင်တို',
    name_zh: null,
    postcode: '11270',
    code: null,
    district_en: null,
    district_mm: null,
    branch_id: null,
    remote: true,
    active: true,
  };
  test('E-03 the slash of a name that has one is kept', () => {
    expect(checkForm(newPlaceForm, { type: 'township', ...filled })).toEqual({
      ok: true,
      values: { type: 'township', ...filled },
    });
  });
  test('E-03 the kind is given once, names in English and Burmese are asked for, a code has three letters', () => {
    const wrong = checkForm(editPlaceForm, { ...filled, type: 'town', name_en: '', name_mm: ' ', code: 'AB' });
    expect(
      wrong.ok
        ? {}
        : Object.fromEntries(Object.entries(wrong.fields).map(([field, problems]) => [field, problems[0]?.code])),
    ).toEqual({ name_en: 'required', name_mm: 'required', code: 'slug', type: 'unknown_field' });
  });
});
