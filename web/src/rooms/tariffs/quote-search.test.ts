import { expect, test } from 'vitest';
import { typedQuote } from './quote-search.ts';
import { quoteBody, quoteQuery, readQuote } from './quote-place.ts';

test.each([
  ['price of 3 kg Yangon → Mandalay', 3, 'Yangon', 'Mandalay'],
  ['Yangon to Mandalay 2.5kg', 2.5, 'Yangon', 'Mandalay'],
  ['hlaing -> chan aye', 1, 'hlaing', 'chan aye'],
  ['၃ ကီလို ရန်ကုန်မှ မန္တလေးသို့', 3, 'ရန်ကုန်', 'မန္တလေး'],
  ['မှော်ဘီမှ မော်လမြိုင် ဈေးနှုန်း', 1, 'မှော်ဘီ', 'မော်လမြိုင်'],
  ['仰光到曼德勒 3公斤 价格', 3, '仰光', '曼德勒'],
])('F-03 the palette understands %j', (text, kg, from, to) => {
  expect(typedQuote(text)).toEqual({ kg, from, to });
});

test.each(['Yangon', 'EX123456789XM', 'ဦးအောင်', 'a → b', '3 kg', 'Yangon → Mandalay → Bago', ''])(
  'F-03 the palette takes %j for no price',
  (text) => {
    expect(typedQuote(text)).toBeNull();
  },
);

test('F-03 N-35 a quote is a link: what is in the address comes back, what is wrong is left open', () => {
  const place = {
    ...readQuote({}),
    from: 7,
    to: 9,
    kg: 2.5,
    services: ['sms', 'insurance'] as const,
    value: 150_000,
    cod: 45_000,
    plan: 'half' as const,
    tariff: 3,
    service: 'special' as const,
  };
  const query = Object.fromEntries(
    Object.entries(quoteQuery(place))
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [key, String(value)]),
  );
  expect(readQuote(query)).toEqual(place);
  expect(readQuote({ country: 'th' }).country).toBe('TH');
  expect(readQuote({ country: 'MM' }).country).toBeNull();
  expect(quoteBody({ ...place, country: 'TH' })).toMatchObject({ to_place: null, to_country: 'TH', cod_amount: null });
  expect(readQuote({ from: '-1', kg: 'heavy', service: 'rocket', services: 'sms,x', plan: '' })).toEqual({
    ...readQuote({}),
    services: ['sms'],
  });
  expect([quoteBody(readQuote({})), quoteBody({ ...place, kg: 0 }), quoteBody(place)]).toEqual([
    null,
    null,
    expect.objectContaining({ from_place: 7, weight: 2.5, tariff_id: 3 }),
  ]);
});
