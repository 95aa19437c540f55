import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../demo/demo-company.ts';
import { startTestApp, type TestApp, type TestClient } from '../kernel/testing/app.ts';
import { multipart, samples } from '../kernel/testing/multipart.ts';
import { openLabelFixture, type LabelFixture } from '../rooms/labels/testing/label-fixture.ts';

let app: TestApp;
let fixture: LabelFixture;
let boss: TestClient;
/** Ids of the records that the calls are about. */
let ids: { me: number; branch: number; merchant: number; company: number; question: number };
let code = '';
const photo = { name: 'shop.png', type: 'image/png', content: samples.png };
const question = { question_en: 'How?', answer_en: 'So.', question_mm: 'ဘယ်လို', answer_mm: 'ဒီလို', category: 'money' };

beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
  boss = await app.as('superadmin');
  const { data: me } = await boss.call('sessions.activeAccount', {});
  const { data: label } = await fixture.clerk.call('labels.create', { body: fixture.walkin() });
  const { data: company } = await boss.call('customers.createCompany', { body: { name: 'Shwe Trading' } });
  const { data: asked } = await boss.call('qandas.create', { body: { ...question, position: 1 } as never });
  code = label.tracking_code;
  ids = {
    me: me.id,
    branch: fixture.yangon,
    merchant: await fixture.merchant(),
    company: company.id,
    question: asked.id,
  };
});
afterAll(() => app.close());

const list = { data: expect.any(Array) };
const record = { data: expect.objectContaining({ id: expect.any(Number) }) };
type Parts = Parameters<typeof multipart>[0];
interface SourceCall {
  /** The call as written in the source. */
  readonly call: string;
  readonly json?: () => object;
  /** Sent as a form with files, as in the source. */
  readonly form?: () => Parts;
  readonly query?: () => Record<string, string>;
  readonly answers: object | number;
}

/** Every call of the source's section 7, with the answer that it describes; where it describes none, with the record made or listed. */
const calls: readonly SourceCall[] = [
  {
    call: 'POST /api/login',
    json: () => ({ user_name: 'staff', password: demoPassword }),
    answers: { token: expect.any(String), user: expect.objectContaining({ user_name: 'staff' }) },
  },
  { call: 'GET /api/active_account', answers: { data: expect.objectContaining({ user_name: 'superadmin' }) } },
  { call: 'GET /api/cache_config', answers: { key: expect.any(String) } },
  {
    call: 'GET /api/agent/switch_branch/{me}',
    query: () => ({ branch_id: String(ids.branch) }),
    answers: { data: expect.objectContaining({ id: expect.any(Number) }) },
  },
  { call: 'GET /api/announcement/nav/noti', answers: { ...list, total: expect.any(Number) } },
  {
    call: 'GET /api/pickup-request/deny/nav/pickup-noti',
    answers: { noti: expect.any(Array), count: expect.any(Number) },
  },
  { call: 'GET /api/supportTicket/ticket-count', answers: expect.any(Number) },
  { call: 'GET /api/ticket-to-za/noti-count/complete', answers: { from_za: expect.anything() } },
  { call: 'GET /api/merchant', answers: list },
  { call: 'GET /api/feedback/count', answers: list },
  { call: 'POST /api/company', form: () => ({ name: 'Mya Trading', logo: photo }), answers: record },
  {
    call: 'POST /api/company/{company}/owner',
    form: () => ({ customer_name: 'ဦးလှမြင့်', phone: ['09440099001'], branch_id: ids.branch }),
    answers: record,
  },
  {
    call: 'POST /api/branch',
    json: () => ({
      code: 'PYA',
      name_en: 'Pyay',
      name_mm: 'ပြည်',
      type: 'fcs',
      place_id: fixture.places.hlaing,
      postcode: '8101',
    }),
    answers: record,
  },
  { call: 'GET /api/branch/all', answers: list },
  {
    call: 'POST /api/merchant',
    form: () => ({ ...merchant, phone: ['09440099002'], branch_id: ids.branch, documents: [photo, photo] }),
    answers: record,
  },
  {
    call: 'POST /api/merchant/{merchant}',
    form: () => ({ ...merchant, phone: ['09440099003'], branch_id: ids.branch, version: 1, documents: [photo] }),
    answers: record,
  },
  { call: 'GET /api/agent/', query: () => ({ page: '1' }), answers: list },
  { call: 'POST /api/label', json: () => fixture.walkin(), answers: record },
  { call: 'POST /api/qanda', json: () => ({ ...question, position: 2 }), answers: record },
  { call: 'GET /api/qanda/{question}', answers: record },
  { call: 'PUT /api/qanda/{question}', json: () => ({ ...question, position: 3, version: 1 }), answers: record },
  { call: 'GET /api/cod-pending', answers: list },
  {
    call: 'POST /api/send-message',
    json: () => ({ party: 'receiver', tracking_code: code, customer_id: null, text: 'ပါဆယ် ရောက်ပါပြီ' }),
    answers: record,
  },
  { call: 'GET /api/chat/user-lists', answers: list },
  { call: 'GET /api/chat/group-lists', answers: list },
];
const merchant = { type: 'merchant', customer_name: 'ဒေါ်ခင်ဝင်း', business_name: 'ရွှေဆိုင်' };

test.each(calls)('C-01 $call', async ({ call, json, form, query, answers }) => {
  const [method, path = ''] = call.split(' ');
  const answer = await boss.send({
    method: method as 'GET',
    url: path.replace(/\{(\w+)\}/, (_, of: keyof typeof ids) => String(ids[of])),
    ...(query ? { query: query() } : {}),
    ...(json ? { payload: json() } : {}),
    ...(form ? await multipart(form()) : {}),
  });
  expect([call, answer.statusCode, answer.json()]).toEqual([
    call,
    method === 'POST' && path !== '/api/login' ? expect.toBeOneOf([200, 201]) : 200,
    typeof answers === 'object' && !('asymmetricMatch' in answers) ? expect.objectContaining(answers) : answers,
  ]);
});
