import { describe, expect, test } from 'vitest';
import { customerDesk } from './testing/customer-desk.ts';

const { desk, merchant, create, agreed } = customerDesk();

describe('N-20 the list', () => {
  test("N-20 A-06 shows the customers of the viewer's branch and nobody else", async () => {
    const theirs = await create({ branch_id: desk.mandalay, business_name: 'မန္တလေးဆိုင်' }, desk.founder);
    const seen = await desk.manager.call('customers.list', { query: { per_page: '200' } });
    expect(new Set(seen.data.map((row) => row.branch.id))).toEqual(new Set([desk.yangon]));
    expect((await desk.manager.try('customers.detail', { params: { id: theirs.id } })).status).toBe(404);
    expect((await desk.founder.call('customers.list', { query: { per_page: '200' } })).total).toBeGreaterThan(
      seen.total,
    );
  });

  test.each([
    ['a part of the business name', 'ပင်လုံ'],
    ['its name in Zawgyi', 'ပင္လံုလၻက္ရည္'],
    ['the person', 'စိုင်းလင်းထက်'],
    ['the phone in Myanmar digits', '၀၉၇၇၇၁၂၃၄၅၆'],
    ['the e-mail', 'panglong@'],
  ])('T-04 is found by %s', async (_, search) => {
    await desk.founder.try('customers.create', {
      body: merchant({
        business_name: 'ပင်လုံလ္ဘက်ရည်',
        customer_name: 'စိုင်းလင်းထက်',
        phone: ['09777123456'],
        email: 'panglong@example.com',
      }),
    });
    const { data } = await desk.manager.call('customers.list', { query: { search } });
    expect(data[0]).toMatchObject({ business_name: 'ပင်လုံလ္ဘက်ရည်' });
  });

  test('N-20 filters go together, and accounts that wait for a second person are found', async () => {
    const { id } = await agreed({ cod_plan: 'half', bank: 'CB', bank_holder: 'Aung', bank_account: '99887766' });
    const query = {
      status: 'active',
      type: 'merchant',
      cod_plan: 'half',
      bank_state: 'proposed',
      branch_id: String(desk.yangon),
      sort: '-created_at',
    };
    const { data } = await desk.manager.call('customers.list', { query });
    expect(data.map((row) => row.id)).toContain(id);
    expect(data.every((row) => row.cod_plan === 'half' && row.bank_state === 'proposed')).toBe(true);
  });
});
