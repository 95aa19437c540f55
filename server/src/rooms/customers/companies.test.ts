import { describe, expect, test } from 'vitest';
import { customerDesk, freshPhone } from './testing/customer-desk.ts';

const { desk, create, read } = customerDesk();

describe('companies', () => {
  test('A-08 a company is made, its name is taken once, a new owner is made with it', async () => {
    const { data: company } = await desk.manager.call('customers.createCompany', {
      body: { name: 'Shwe Trading', name_mm: 'ရွှေကုန်သွယ်ရေး', phone: [], registration_no: '100/2019-2020' },
    });
    expect(company).toMatchObject({
      name: 'Shwe Trading',
      registration_no: '100/2019-2020',
      owner: null,
      customers: 0,
      version: 1,
    });
    expect((await desk.manager.try('customers.createCompany', { body: { name: 'SHWE TRADING' } })).body.code).toBe(
      'duplicate',
    );
    const phone = freshPhone();
    const { data } = await desk.manager.call('customers.setOwner', {
      params: { id: company.id },
      body: { customer_name: 'ဦးလှမြင့်', phone: [phone], branch_id: desk.yangon },
    });
    expect(data).toMatchObject({ owner: 'ဦးလှမြင့်', customers: 1, version: 2 });
    expect(await read(data.owner_customer_id ?? 0)).toMatchObject({
      customer_name: 'ဦးလှမြင့်',
      company: { name_en: 'Shwe Trading' },
      type: 'merchant',
    });
    expect(
      (await desk.founder.call('audit.ofRecord', { query: { room: 'companies', id: String(company.id) } })).data.map(
        (line) => line.action,
      ),
    ).toEqual(['set_owner', 'create']);
    expect((await desk.manager.call('customers.companies', { query: { search: 'ကုန်သွယ်' } })).data).toEqual([
      expect.objectContaining({ id: company.id }),
    ]);
    expect((await desk.manager.call('customers.allCompanies', {})).data).toContainEqual({
      id: company.id,
      name_en: 'Shwe Trading',
      name_mm: 'ရွှေကုန်သွယ်ရေး',
      name_zh: null,
    });
  });

  test('A-06 an owner of another branch is not named, neither to see nor to choose', async () => {
    const theirs = await create({ branch_id: desk.mandalay }, desk.founder);
    const { data: company } = await desk.founder.call('customers.createCompany', { body: { name: 'Mandalay Silk' } });
    await desk.founder.call('customers.setOwner', { params: { id: company.id }, body: { customer_id: theirs.id } });
    expect((await desk.manager.call('customers.company', { params: { id: company.id } })).data).toMatchObject({
      owner: null,
      owner_customer_id: null,
      customers: 0,
    });
    const { body } = await desk.manager.try('customers.setOwner', {
      params: { id: company.id },
      body: { customer_id: theirs.id },
    });
    expect([body.code, Object.keys(body.errors ?? {})]).toEqual(['validation_failed', ['customer_id']]);
  });

  test('S-08 of two people who edit one company the second is told', async () => {
    const { data } = await desk.manager.call('customers.createCompany', { body: { name: 'Two Editors' } });
    const edit = (name: string) =>
      desk.manager.try('customers.editCompany', { params: { id: data.id }, body: { name, version: 1 } });
    expect([(await edit('Two Editors A')).status, (await edit('Two Editors B')).body.code]).toEqual([
      200,
      'changed_meanwhile',
    ]);
  });
});
