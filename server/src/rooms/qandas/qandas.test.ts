import { afterAll, beforeAll, expect, test } from 'vitest';
import { roles, roleSlugs, type RoleSlug } from '@waybill/domain/kernel/roles.ts';
import { demoPassword } from '../../demo/demo-company.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';

let testApp: TestApp;
let founder: TestClient;
beforeAll(async () => {
  testApp = await startTestApp();
  founder = await testApp.as('superadmin');
});
afterAll(() => testApp.close());

const question = {
  category: 'money',
  position: 1,
  question_en: 'When is the COD fee 1 %?',
  question_mm: 'COD ကြေး ၁ ရာခိုင်နှုန်းသည် မည်သည့်အခါဖြစ်သနည်း။',
  question_zh: null,
  answer_en: 'From 300,000 Ks.',
  answer_mm: '၃ သိန်းကျပ်မှ စ၍ ဖြစ်သည်။',
  answer_zh: '从 300,000 缅元起。',
} as const;

/** Somebody of a role, at the founder's branch. */
async function someone(role: RoleSlug): Promise<TestClient> {
  const { data: me } = await founder.call('sessions.activeAccount', {});
  const user_name = `asks.${role}`;
  const password = { password: demoPassword, confirm_password: demoPassword };
  const person = { name: role, email: null, phone: [], gender: null, business_name: null, jointed_branches: [] };
  const body = { user_name, role, user_type: 'fcs', branch_id: me.branch?.id, ...person, ...password };
  await founder.call('staff.create', {
    body: { ...body, all_branches: false, branch_collection_id: null, locale: 'mm' },
  } as never);
  return testApp.as(user_name);
}

test('A-03 C-01 of every role exactly those up to level 19 write, change and delete a question, and everybody reads it', async () => {
  const { data: made } = await founder.call('qandas.create', { body: question });
  for (const role of roleSlugs) {
    const client = await someone(role);
    const may = roles[role].level <= 19;
    const written = await client.try('qandas.create', { body: { ...question, position: 2 } });
    expect([role, written.status]).toEqual([role, may ? 201 : 403]);
    const { data } = await client.call('qandas.detail', { params: { id: made.id } });
    expect([role, data.answer_en, data.may_edit]).toEqual([role, question.answer_en, may]);
    const id = may ? (written.body.data as unknown as { id: number }).id : made.id;
    const edited = await client.try('qandas.edit', { params: { id }, body: { ...question, version: 1 } });
    const gone = await client.try('qandas.remove', { params: { id } });
    expect([role, edited.status, gone.status]).toEqual([role, ...(may ? [200, 200] : [403, 403])]);
  }
  const { data } = await founder.call('qandas.list', { query: { search: question.question_en } });
  expect(data.map(({ id }) => id)).toEqual([made.id]);
}, 60_000);

test('E-06 a question is found by words of its answer in any language, and stands by subject and place', async () => {
  const body = {
    ...question,
    category: 'parcels',
    question_en: 'How is a bag sealed?',
    answer_en: 'With a seal.',
  } as const;
  const { data: later } = await founder.call('qandas.create', { body: { ...body, position: 9 } });
  const { data: first } = await founder.call('qandas.create', {
    body: { ...body, position: 3, answer_zh: '用封条。' },
  });
  const found = async (search: string) =>
    (await founder.call('qandas.list', { query: { search } })).data.map(({ id }) => id);
  expect(await found('封条')).toEqual([first.id]);
  expect(await found('SEAL')).toEqual([first.id, later.id]);
  const { data } = await founder.call('qandas.list', { query: {} });
  const subjects = data.map(({ category }) => category);
  expect([...new Set(subjects)]).toEqual(['parcels', 'money', 'customers', 'account']);
  expect(data.findIndex(({ id }) => id === first.id)).toBeLessThan(data.findIndex(({ id }) => id === later.id));
});

test('E-06 of two who change a question the second is told and loses nothing; the log keeps what a deleted one said', async () => {
  const { data: made } = await founder.call('qandas.create', { body: { ...question, category: 'other' } });
  const params = { id: made.id };
  const body = { ...question, answer_en: 'Above 300,000 Ks.', version: made.version };
  await founder.call('qandas.edit', { params, body });
  const second = await founder.try('qandas.edit', { params, body: { ...body, answer_en: 'Never.' } });
  expect(second.body.code).toBe('changed_meanwhile');
  await founder.call('qandas.remove', { params });
  expect((await founder.try('qandas.detail', { params })).body.code).toBe('not_found');
  const { data } = await founder.call('audit.list', { query: { room: 'qandas', search: question.question_en } });
  expect(data.slice(0, 3).map(({ action }) => action)).toEqual(['remove', 'edit', 'create']);
});
