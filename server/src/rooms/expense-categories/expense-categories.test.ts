import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { ExpenseDesk } from '../expenses/testing/expense-desk.ts';

let desk: ExpenseDesk;
let md: TestClient;
beforeAll(async () => {
  desk = await ExpenseDesk.open();
  md = desk.md;
});
afterAll(() => desk.close());

const names = (name_en: string, parent_id: number | null = null) => ({
  name_en,
  name_mm: 'အမည်',
  name_zh: null,
  parent_id,
});

test('N-28 a new operator begins with categories in groups, in three languages', async () => {
  const { data } = await desk.clerk.call('expense_categories.all', {});
  expect(data.length).toBe(14);
  expect(data.find(({ name_en }) => name_en === 'Vehicles › Fuel')).toMatchObject({
    name_mm: 'ယာဉ် › ယာဉ်ဆီ',
    name_zh: '车辆 › 车辆燃油',
    open: true,
  });
});

test('N-28 A-08 head office makes and renames categories of two levels, each name once in its group', async () => {
  const group = (await md.call('expense_categories.create', { body: names('Events') })).data;
  const made = (await md.call('expense_categories.create', { body: names('Water festival', group.id) })).data;
  const again = await md.try('expense_categories.create', { body: names('WATER FESTIVAL', group.id) });
  expect([again.body.code, Object.keys(again.body.errors ?? {})]).toEqual(['duplicate', ['name_en']]);
  expect((await md.try('expense_categories.create', { body: names('Third level', made.id) })).body.code).toBe(
    'group_not_allowed',
  );
  const edit = (body: object) => md.try('expense_categories.edit', { params: { id: made.id }, body });
  expect((await edit({ ...names('Thingyan', group.id), version: 1 })).body.data.name_en).toBe('Thingyan');
  expect((await edit({ ...names('Other', group.id), version: 1 })).body.code).toBe('changed_meanwhile');
  expect(
    (
      await md.try('expense_categories.edit', {
        params: { id: group.id },
        body: { ...names('Events', desk.idOf('Other')), version: 1 },
      })
    ).body.code,
  ).toBe('group_not_allowed');
  const log = (await md.call('audit.ofRecord', { query: { room: 'expense_categories', id: String(made.id) } })).data;
  expect(log.map(({ action }) => action)).toEqual(['edit', 'create']);
  expect((await desk.manager.try('expense_categories.create', { body: names('Mine') })).body.code).toBe(
    'missing_permission',
  );
});

test('N-28 a category that is used is closed and not deleted, then nothing new is recorded under it', async () => {
  const id = desk.idOf('Travel');
  const { data } = (await desk.record({ amount: 1_000, category: 'Travel' })).body;
  expect((await md.try('expense_categories.remove', { params: { id } })).body.code).toBe('category_in_use');
  expect((await md.call('expense_categories.close', { params: { id } })).data.status).toBe('inactive');
  expect((await desk.record({ amount: 1_000, category: 'Travel' })).body.code).toBe('category_closed');
  // Expenses recorded before can still be changed and paid.
  const changed = (await desk.edit(data, { amount: 2_000 })).body.data;
  expect((await desk.step('pay', changed, desk.cashier)).body.data.status).toBe('paid');
  await md.call('expense_categories.open', { params: { id } });
  expect((await desk.record({ amount: 1_000, category: 'Travel' })).status).toBe(201);
});

test('N-28 a closed group closes what is in it, and what nothing was recorded under is deleted', async () => {
  await md.call('expense_categories.close', { params: { id: desk.idOf('Vehicles') } });
  expect((await desk.record({ amount: 1_000, category: 'Fuel' })).body.code).toBe('category_closed');
  expect((await md.call('expense_categories.remove', { params: { id: desk.idOf('Repair') } })).message).toBe('ok');
  expect((await md.try('expense_categories.remove', { params: { id: desk.idOf('Vehicles') } })).body.code).toBe(
    'category_in_use',
  );
  expect((await md.try('expense_categories.detail', { params: { id: desk.idOf('Repair') } })).status).toBe(404);
});
