import { afterAll, beforeAll, expect, test } from 'vitest';
import { ClearanceDesk, codOf } from './testing/clearance-desk.ts';

let desk: ClearanceDesk;
beforeAll(async () => {
  desk = await ClearanceDesk.open();
});
afterAll(() => desk.close());

type Seen = Awaited<ReturnType<ClearanceDesk['ready']>>;

/** Makes the document of each merchant as it was seen, as the window for several merchants does. */
async function makeEach(seen: readonly Seen[], client = desk.manager) {
  const answers = [];
  for (const one of seen)
    answers.push(
      await client.try('clearances.create', {
        body: {
          customer_id: one.customer.id,
          label_ids: codOf(one),
          expected_net: one.figures.actual_clearance_cod,
        },
      }),
    );
  return answers;
}

test('N-24 S-21 of several merchants what changed is refused alone, the limit holds for each, and nothing is made or paid twice', async () => {
  const merchants = await desk.readyMerchants(3, 1, 100_000);
  const seen = await Promise.all(merchants.map(({ merchant }) => desk.ready(merchant)));
  const [taken = 0] = merchants.map(({ merchant }) => merchant);
  await desk.make(taken, desk.owner);
  const answers = await makeEach(seen);
  expect(answers.map(({ status, body }) => (status === 201 ? 'made' : body.code))).toEqual([
    'lines_changed',
    'made',
    'made',
  ]);
  expect((await makeEach(seen)).map(({ body }) => body.code)).toEqual(Array(3).fill('lines_changed'));

  // The limit lies between one document and two: each merchant is paid alone, so no document needs a second person.
  const md = await desk.fixture.app.as('md');
  await md.call('clearances.saveSettings', { body: { approval_limit: 150_000 } });
  const documents = answers.flatMap(({ status, body }) => (status === 201 ? [body.data] : []));
  const banks = await Promise.all(documents.map(({ customer_id }) => desk.fixture.bankOf(customer_id, 'confirmed')));
  const payAll = () =>
    Promise.all(
      documents.map((document, at) =>
        desk.pay(desk.finance, document, {
          method: 'bank',
          bank_id: banks[at],
          received_amount: document.actual_clearance_cod,
        }),
      ),
    );
  expect((await payAll()).map(({ status }) => status)).toEqual([200, 200]);
  expect((await payAll()).map(({ body }) => body.code)).toEqual(['state_not_allowed', 'state_not_allowed']);
});

test('N-24 S-08 merchants of another branch are not found, whatever was ticked', async () => {
  const [{ merchant } = { merchant: 0 }] = await desk.readyMerchants(1, 1, 50_000);
  const seen = await desk.ready(merchant);
  const [answer] = await makeEach([seen], await desk.fixture.app.as('mdy.manager'));
  expect([answer?.status, answer?.body.code]).toEqual([404, 'not_found']);
});
