import { describe, expect, test } from 'vitest';
import { customerDesk } from './testing/customer-desk.ts';

const { desk, create, history } = customerDesk();

describe('N-20 addresses', () => {
  const address = (change: object = {}) => ({ name: 'ဂိုဒေါင်', home_no: '5', street: 'ဗိုလ်ချုပ်လမ်း', ...change });

  test('V-02 X-03 an address of nothing is refused at its street', async () => {
    const { id } = (await desk.manager.call('customers.list', { query: {} })).data[0] ?? { id: 0 };
    for (const body of [{}, { country: 'MM', is_default: true }, { name: '  ', street: '' }]) {
      const { status, body: answer } = await desk.manager.try('customers.addAddress', { params: { id }, body });
      expect([status, answer.errors?.street?.[0]?.code]).toEqual([422, 'required']);
    }
  });

  test('N-20 A-08 are added, changed, made the usual one and removed; there is always one usual one', async () => {
    const { id } = await create();
    const one = (await desk.manager.call('customers.addAddress', { params: { id }, body: address() })).data.addresses;
    expect(one).toEqual([expect.objectContaining({ name: 'ဂိုဒေါင်', is_default: true })]);
    const two = (
      await desk.manager.call('customers.addAddress', {
        params: { id },
        body: address({ name: 'ဆိုင်', is_default: true }),
      })
    ).data.addresses;
    expect(two.map((row) => [row.name, row.is_default])).toEqual([
      ['ဆိုင်', true],
      ['ဂိုဒေါင်', false],
    ]);
    const [shop, store] = two;
    const changed = (
      await desk.manager.call('customers.editAddress', {
        params: { id, address_id: store?.id },
        body: address({ street: 'အနော်ရထာ', is_default: true }),
      })
    ).data.addresses;
    expect(changed.map((row) => [row.name, row.street, row.is_default])).toEqual([
      ['ဂိုဒေါင်', 'အနော်ရထာ', true],
      ['ဆိုင်', 'ဗိုလ်ချုပ်လမ်း', false],
    ]);
    const left = (await desk.manager.call('customers.removeAddress', { params: { id, address_id: store?.id } })).data
      .addresses;
    expect(left).toEqual([expect.objectContaining({ id: shop?.id, is_default: true })]);
    expect((await history(id)).map((line) => line.action)).toEqual([
      'remove_address',
      'edit_address',
      'add_address',
      'add_address',
      'create',
    ]);
  });

  test('A-06 one of another customer is not found', async () => {
    const [mine, other] = [await create(), await create({ home_no: '1' })];
    const { status } = await desk.manager.try('customers.removeAddress', {
      params: { id: mine.id, address_id: other.addresses[0]?.id },
    });
    expect(status).toBe(404);
  });
});
