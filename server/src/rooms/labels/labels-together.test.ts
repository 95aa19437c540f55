import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from './testing/label-fixture.ts';

let app: TestApp;
let fixture: LabelFixture;
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
});
afterAll(() => app.close());

const ask = async <Row>(text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows as Row[];
const make = (who: TestClient, change: object = {}, key?: string) =>
  who.try('labels.create', {
    body: fixture.walkin(change),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const mandalay = () => ({ source_township: fixture.places.chanaye, destination_township: fixture.places.hlaing });
/** Counts the transactions that wrote these labels. */
const roundsOf = async (ids: readonly number[]) =>
  (
    await ask<{ n: number }>('select count(distinct xmin::text)::int as n from label where id = any($1::bigint[])', [
      ids,
    ])
  )[0]?.n ?? 0;

test('A-06 A-08 labels of many clerks at once keep their makers, branches, prices, answers and audit lines apart, in few transactions', async () => {
  const wanted = Array.from({ length: 24 }, (_, at) => ({
    who: at % 2 === 0 ? fixture.clerk : fixture.other,
    branch: at % 2 === 0 ? fixture.yangon : fixture.mandalay,
    name: `U Nyi ${at}`,
    weight: 1 + (at % 5),
    remark: at % 3 === 0 ? `ring ${at} times` : null,
  }));
  const answers = await Promise.all(
    wanted.map(({ who, name, weight, remark }, at) =>
      make(who, {
        ...(at % 2 === 0 ? {} : mandalay()),
        destination_name: name,
        weight,
        ...(remark === null ? {} : { remark, item_name: 'Longyi' }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(wanted.map(() => 201));
  const ids = answers.map(({ body }) => body.data?.id ?? 0);
  expect(new Set(answers.map(({ body }) => body.data?.tracking_code)).size).toBe(wanted.length);
  const rows = await ask<{
    id: number;
    name: string;
    weight: number;
    remark: string | null;
    item: string | null;
    branch: number;
    maker: string;
    total: number;
    audited: string;
    by: string;
    audit_branch: number;
    request: string;
  }>(
    `
    select l.id, l.destination_name as name, l.weight_g / 1000 as weight, l.remark, l.item_name as item, l.branch_id as branch, maker.user_name as maker, l.shipping_total as total, a.record_name as audited, actor.user_name as by, a.branch_id as audit_branch, a.request_id as request
    from label l join staff maker on maker.id = l.created_by join audit a on a.room = 'labels' and a.record_id = l.id::text and a.action = 'create' join staff actor on actor.id = a.staff_id where l.id = any($1::bigint[]) order by array_position($1::bigint[], l.id)`,
    [ids],
  );
  expect(rows.map(({ request: _, ...row }) => row)).toEqual(
    wanted.map(({ branch, name, weight, remark, who }, at) => {
      const { id, tracking_code, shipping_total } = answers[at]?.body.data ?? {};
      const user = who === fixture.clerk ? 'staff' : 'mdy.staff';
      return {
        id,
        name,
        weight,
        remark,
        item: remark === null ? null : 'Longyi',
        branch,
        maker: user,
        total: shipping_total,
        audited: tracking_code,
        by: user,
        audit_branch: branch,
      };
    }),
  );
  expect(new Set(rows.map(({ request }) => request)).size).toBe(wanted.length);
  expect(await roundsOf(ids)).toBeLessThan(wanted.length / 2);
});

/** Values of columns that a counter's label mostly leaves empty. */
const emptyFields = {
  mp_tracking_code: null,
  reference_id: null,
  source_nrc: null,
  source_postcode: null,
  source_no: null,
  source_street: null,
  source_address: null,
  with_temp_address: false,
  contact_phone_list: [],
  destination_nrc: null,
  destination_postcode: null,
  pickup_at_po: false,
  instant_deliver: false,
  gate_submit: false,
  item_name: null,
  include_products: null,
  flat: null,
  time_request_from: null,
  time_request_to: null,
  services: [],
  declared_value: 0,
  insurance_percent: 0,
  with_smart_invoice: false,
  preprint_type: null,
  remark: null,
  services_fee: 0,
  insurance_fee: 0,
  extra_charge: 0,
  import_id: null,
};

test('E-01 what a label does not say stands in it as if it had been written', async () => {
  const { body } = await make(fixture.clerk);
  const [row] = await ask<object>(`select ${Object.keys(emptyFields).join(', ')} from label where id = $1`, [
    body.data.id,
  ]);
  expect(row).toEqual(emptyFields);
});

test('X-03 who is refused in company hears why, and the others have their labels', async () => {
  const answers = await Promise.all([
    make(fixture.clerk),
    make(fixture.clerk),
    make(fixture.clerk, { destination_township: fixture.places.far }),
    make(fixture.other, mandalay()),
    make(fixture.other, { source_branch_id: fixture.yangon }),
    make(fixture.clerk),
  ]);
  expect(answers.map(({ status, body }) => body.code ?? status)).toEqual([
    201,
    201,
    'place_without_branch',
    201,
    'branch_not_covered',
    201,
  ]);
  expect(answers[2]?.body.errors).toHaveProperty('deliver_branch_id');
});

test('A-06 a merchant of another branch is nobody, in company as alone', async () => {
  const merchant = await fixture.merchant();
  const ofMerchant = (who: TestClient, change: object) =>
    who.try('labels.create', { body: fixture.online(merchant, change) });
  const answers = await Promise.all([
    make(fixture.clerk),
    ofMerchant(fixture.clerk, {}),
    ofMerchant(fixture.other, mandalay()),
    ofMerchant(fixture.clerk, {}),
  ]);
  expect(answers.map(({ status, body }) => Object.keys(body.errors ?? {})[0] ?? status)).toEqual([
    201,
    201,
    'merchant_id',
    201,
  ]);
});

test('X-02 a key counts in company: of twins at the same moment one label is made and both hear of it, another body under it is refused, a refused one may try again', async () => {
  const count = async () => (await ask<{ n: number }>('select count(*)::int as n from label'))[0]?.n;
  const before = (await count()) as number;
  const far = { destination_township: fixture.places.far };
  const answers = await Promise.all([
    make(fixture.clerk),
    make(fixture.clerk, {}, 'one'),
    make(fixture.clerk, {}, 'one'),
    make(fixture.clerk, { destination_name: 'Somebody else' }, 'one'),
    make(fixture.other, mandalay(), 'one'),
    make(fixture.clerk, far, 'two'),
    make(fixture.clerk, {}, 'three'),
  ]);
  const outcomes = answers.map(({ status, body }) => body.code ?? status);
  // Any of the three requests under one key may be the first; the others follow it.
  const firsts = [1, 2, 3].filter((at) => outcomes[at] === 201);
  expect([outcomes[0], outcomes[4], outcomes[5], outcomes[6]]).toEqual([201, 201, 'place_without_branch', 201]);
  expect(outcomes.slice(1, 4).filter((one) => one !== 201)).toEqual(
    firsts.length === 2 ? ['idempotency_mismatch'] : ['idempotency_mismatch', 'idempotency_mismatch'],
  );
  expect(new Set(firsts.map((at) => answers[at]?.body.data.id)).size).toBe(1);
  expect(await count()).toBe(before + 4);
  expect((await make(fixture.clerk, {}, 'two')).status).toBe(201);
  expect(await count()).toBe(before + 5);
});

test('F-06 drafts, remembered senders and labels on credit are made beside the others as by themselves', async () => {
  const merchant = await fixture.merchant({ credit_limit: 1_000_000 });
  const answers = await Promise.all([
    make(fixture.clerk),
    make(fixture.clerk, { draft: true }),
    make(fixture.clerk, { remember_sender: true, source_name: 'Daw Hla', source_phone: ['09431112223'] }),
    fixture.clerk.try('labels.create', { body: fixture.online(merchant, { payment_type: 'credit' }) }),
    make(fixture.clerk),
  ]);
  expect(answers.map(({ status, body }) => body.data?.status ?? status)).toEqual([
    'pending',
    'created',
    'pending',
    'pending',
    'pending',
  ]);
  expect(await ask("select 1 from customer where customer_name = 'Daw Hla'")).toHaveLength(1);
});

test.each([
  [
    'while it is written',
    'create trigger only_alone after insert on label referencing new table as added for each statement execute function only_alone()',
    '(select count(*) from added) > 1',
  ],
  [
    'when it is committed',
    'create constraint trigger only_alone after insert on label deferrable initially deferred for each row execute function only_alone()',
    '(select count(*) from label l where l.xmin = (select xmin from label where id = new.id)) > 1',
  ],
])(
  'C-01 S-08 a round that the database refuses %s is undone, and every call of it is made by itself',
  async (when, trigger, together) => {
    await ask(
      `create function only_alone() returns trigger language plpgsql as $$ begin if ${together} then raise exception 'not together'; end if; return null; end $$; ${trigger}`,
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        make(fixture.clerk, { destination_name: `Alone ${at}` }, `alone-${when}-${at}`),
      ),
    );
    await ask('drop trigger only_alone on label; drop function only_alone');
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const ids = answers.map(({ body }) => body.data?.id ?? 0);
    expect(await roundsOf(ids)).toBe(8);
    expect(
      await ask(
        "select count(*)::int as n from audit where room = 'labels' and action = 'create' and record_id = any($1::text[])",
        [ids.map(String)],
      ),
    ).toEqual([{ n: 8 }]);
  },
);
