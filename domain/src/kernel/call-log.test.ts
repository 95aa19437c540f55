import { expect, test } from 'vitest';
import { keptBody, keptPath } from './call-log.ts';

test.each([
  [
    { name: 'x', secret: 'wb_live_1', deep: [{ token: 't', password: 'p', pickup_code: '123456' }] },
    '{"name":"x","secret":"•••","deep":[{"token":"•••","password":"•••","pickup_code":"•••"}]}',
  ],
  [
    {
      api_key: 'k',
      apiKey: 'k',
      Client_Secret: 's',
      access_token: 't',
      remark: 'my key is wb_live_0123abcXYZ, and whsec_MfKQ+/8= too',
    },
    '{"api_key":"•••","apiKey":"•••","Client_Secret":"•••","access_token":"•••","remark":"my key is •••, and ••• too"}',
  ],
  ['Bearer abc.def', '"•••"'],
  [null, null],
  [undefined, null],
  ['text', '"text"'],
])('N-06 of %o no secret is kept', (body, kept) => expect(keptBody(body)).toBe(kept));

test('N-06 a long body is cut, and an address is kept without its questions', () => {
  const kept = keptBody({ text: 'x'.repeat(10_000) }) ?? '';
  expect([kept.length, kept.endsWith('…')]).toEqual([4_001, true]);
  expect(keptPath('/api/label/find?q=09791234567')).toBe('/api/label/find');
  expect(keptPath('/api/label/wb_test_0123abcXYZ/shipping')).toBe('/api/label/•••/shipping');
});
