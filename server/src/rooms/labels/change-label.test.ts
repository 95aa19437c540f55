import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';
import { openLabelFixture, type LabelFixture } from './testing/label-fixture.ts';

let app: TestApp;
let fixture: LabelFixture;
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
});
afterAll(() => app.close());

const make = async (body: object, by = fixture.clerk) => (await by.call('labels.create', { body })).data;
const read = async (id: number, by = fixture.clerk) => (await by.call('labels.detail', { params: { id } })).data;
/** Accepts the label at a branch directly in the table, as scans do. */
const accept = (id: number) =>
  app.database.pool.query(
    `update label_state set status = 'accept_from_origin_branch', accept_branch_id = holder_branch_id where label_id = $1`,
    [id],
  );

/** Returns a label with its personal details unmasked. */
const whole = async (id: number) => (await fixture.clerk.call('labels.showDetails', { params: { id } })).data;

test('A-08 phones and identity cards of a label leave the server masked; whoever has them shown gets them whole and leaves a line in the audit log', async () => {
  const details = {
    source_nrc: '၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆',
    source_phone: ['09791234567'],
    destination_phone: ['09440012345'],
    contact_phone_list: ['09440012346'],
  };
  const made = await make(fixture.walkin(details));
  const masked = {
    source_nrc: '၁၂/ဥကမ(နိုင်)၁၂••••',
    source_phone: ['0979••••567'],
    destination_phone: ['0944••••345'],
    receiver_phone: '0944••••345',
    contact_phone_list: ['0944••••346'],
  };
  expect(await read(made.id)).toMatchObject(masked);
  const listed = await fixture.clerk.call('labels.list', { query: { search: '09440012345' } });
  expect(listed.data.find(({ id }) => id === made.id)).toMatchObject({
    source_phone: masked.source_phone,
    destination_phone: masked.destination_phone,
  });
  const linesOf = async () =>
    (
      await app.database.pool.query(
        "select count(*)::int as n from audit where room = 'labels' and record_id = $1 and action = 'show_details'",
        [String(made.id)],
      )
    ).rows[0].n;
  expect(await linesOf()).toBe(0);
  expect(await whole(made.id)).toMatchObject(details);
  expect(await linesOf()).toBe(1);
  expect((await fixture.clerk.try('labels.showDetails', { params: { id: 999_999_999 } })).body.code).toBe('not_found');
});

describe('N-10 a label is changed until a branch accepts it', () => {
  test('N-10 every part of it, priced anew, and found by its new phone', async () => {
    const { id, version } = await make(fixture.walkin());
    const { data } = await fixture.clerk.call('labels.edit', {
      params: { id },
      body: fixture.walkin({
        weight: 8,
        destination_phone: ['09970000001'],
        destination_township: fixture.places.hlaing,
        version,
      }),
    });
    expect(data).toMatchObject({ version: 2, deliver_branch_id: fixture.yangon });
    expect(await whole(id)).toMatchObject({
      weight: 8,
      delivery_charge: data.shipping_total,
      destination_phone: ['09970000001'],
      deliver_branch: { code: 'YGN' },
      version: 2,
    });
    expect(
      (await fixture.clerk.call('labels.find', { query: { q: '09970000001' } })).data.map((row) => row.id),
    ).toEqual([id]);
    const lines = (
      await (await app.as('superadmin')).call('audit.ofRecord', { query: { room: 'labels', id: String(id) } })
    ).data;
    expect(lines.map(({ action }) => action)).toEqual(['show_details', 'edit', 'create']);
  });

  test('S-08 of two editors the second is shown what the first saved, and nothing is lost', async () => {
    const { id, version } = await make(fixture.walkin());
    await fixture.clerk.call('labels.edit', { params: { id }, body: fixture.walkin({ remark: 'first', version }) });
    const { status, body } = await fixture.manager.try('labels.edit', {
      params: { id },
      body: fixture.walkin({ remark: 'second', version }),
    });
    expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
    expect(body.values).toMatchObject({
      version: 2,
      by: 'မသီတာ',
      current: { remark: 'first', destination_township: fixture.places.chanaye, weight: 1 },
    });
  });

  test('S-08 what the second editor is shown has personal details masked as the record has them', async () => {
    const nrc = '12/OUKAMA(N)123456';
    const { id, version } = await make(fixture.walkin());
    const first = fixture.walkin({ destination_phone: ['09970000002'], destination_nrc: nrc, version });
    await fixture.clerk.call('labels.edit', { params: { id }, body: first });
    const { body } = await fixture.manager.try('labels.edit', { params: { id }, body: fixture.walkin({ version }) });
    expect(body.values?.current).toMatchObject({
      destination_phone: ['0997••••002'],
      destination_nrc: '၁၂/ဥကမ(နိုင်)၁၂••••',
    });
    expect(JSON.stringify(body)).not.toContain('09970000002');
  });

  test('N-10 afterwards it is refused', async () => {
    const { id, version } = await make(fixture.walkin());
    await accept(id);
    const { status, body } = await fixture.clerk.try('labels.edit', {
      params: { id },
      body: fixture.walkin({ version }),
    });
    expect([status, body.code, body.message]).toEqual([
      409,
      'label_accepted',
      expect.stringMatching(
        /^This parcel is already accepted \(\S+.*, \d\d-\d\d-\d{4} \d\d:\d\d\) and can no longer be changed\.$/,
      ),
    ]);
    expect((await read(id)).may_edit).toBe(false);
  });

  test('a card number that was typed before there was a rule stays until a number is typed over it', async () => {
    const { id } = await make(fixture.walkin());
    await app.database.pool.query("update label set source_nrc = 'card 7' where id = $1", [id]);
    const edit = async (source_nrc: string) =>
      fixture.clerk.try('labels.edit', {
        params: { id },
        body: fixture.walkin({ source_nrc, version: (await read(id)).version }),
      });
    expect((await edit('card 8')).body).toMatchObject({ errors: { source_nrc: [{ code: 'nrc' }] } });
    expect([(await edit('card 7')).status, (await whole(id)).source_nrc]).toEqual([200, 'card 7']);
    expect([(await edit('12/oukama(N)000007')).status, (await whole(id)).source_nrc]).toEqual([
      200,
      '၁၂/ဥကမ(နိုင်)၀၀၀၀၀၇',
    ]);
  });

  test('N-10 an edit that the rules refuse leaves it as it was', async () => {
    const merchant = await fixture.merchant();
    const { id, version } = await make(fixture.online(merchant));
    const { body } = await fixture.clerk.try('labels.edit', {
      params: { id },
      body: fixture.online(merchant, { payment_type: 'from_cod', cod_amount: 100, version }),
    });
    expect(body.errors?.cod_amount?.[0]?.code).toBe('cod_too_small');
    expect(await read(id)).toMatchObject({ cod_amount: 45_000, version: 1 });
  });
});

describe('N-10 drafts', () => {
  test('N-10 a draft is handed in once, and a submitted one is not deleted', async () => {
    const { id, status } = await make(fixture.walkin({ draft: true }));
    expect(status).toBe('created');
    expect((await fixture.clerk.call('labels.submit', { params: { id } })).data).toMatchObject({
      status: 'pending',
      version: 2,
    });
    expect((await read(id)).transaction.map((entry) => entry.status)).toEqual(['created', 'pending']);
    for (const call of ['labels.submit', 'labels.remove'] as const)
      expect((await fixture.clerk.try(call, { params: { id } })).body.code).toBe('label_not_draft');
  });

  test('N-10 a deleted draft is gone with its history; the audit log keeps what it said', async () => {
    const { id } = await make(fixture.walkin({ draft: true }));
    await fixture.clerk.call('labels.remove', { params: { id } });
    expect((await fixture.clerk.try('labels.detail', { params: { id } })).status).toBe(404);
    const { rows } = await app.database.pool.query(
      `select before->>'destination_name' as name from audit where room = 'labels' and record_id = $1 and action = 'remove'`,
      [String(id)],
    );
    expect(rows).toEqual([{ name: 'ဒေါ်ခင်မာလာ' }]);
  });

  test('E-02 no other entry is ever deleted', async () => {
    const { id } = await make(fixture.walkin());
    await expect(app.database.pool.query('delete from label_entry where label_id = $1', [id])).rejects.toThrow(
      'never changed or deleted',
    );
  });

  test('F-06 a draft of a merchant who was suspended since is not handed in', async () => {
    const merchant = await fixture.merchant();
    const { id } = await make(fixture.online(merchant, { draft: true }));
    await fixture.manager.call('customers.suspend', { params: { id: merchant }, body: { reason: 'x' } });
    expect((await fixture.clerk.try('labels.submit', { params: { id } })).body.code).toBe('customer_not_active');
  });

  test('P-09 drafts are deleted many at once, each on its own', async () => {
    const [draft, submitted] = [await make(fixture.walkin({ draft: true })), await make(fixture.walkin())];
    const { status } = await fixture.clerk.try('bulk.start', {
      body: { action: 'labels.remove', ids: [draft.id, submitted.id] },
    });
    expect(status).toBe(202);
  });
});

describe('N-10 what was typed survives', () => {
  test("N-10 a draft of the form is the typist's own, is replaced and forgotten", async () => {
    await fixture.clerk.call('labels.keepDraft', {
      params: { key: 'new-1' },
      body: { body: { destination_name: 'ဒေါ်' } },
    });
    await fixture.clerk.call('labels.keepDraft', {
      params: { key: 'new-1' },
      body: { body: { destination_name: 'ဒေါ်ခင်' } },
    });
    expect((await fixture.clerk.call('labels.drafts', {})).data).toMatchObject([
      { key: 'new-1', body: { destination_name: 'ဒေါ်ခင်' } },
    ]);
    expect((await fixture.manager.call('labels.drafts', {})).data).toEqual([]);
    await fixture.clerk.call('labels.dropDraft', { params: { key: 'new-1' } });
    expect((await fixture.clerk.call('labels.drafts', {})).data).toEqual([]);
    const { body } = await fixture.clerk.try('labels.keepDraft', {
      params: { key: 'big' },
      body: { body: { x: 'x'.repeat(70_000) } },
    });
    expect(body.code).toBe('too_large');
  });

  test("N-10 templates are the branch's: one of the same name is replaced", async () => {
    const save = (name: string, remark: string) =>
      fixture.clerk.call('labels.saveTemplate', { body: { name, body: { remark } } });
    const { data: first } = await save('Shwe shop', 'a');
    const { data: second } = await save('shwe SHOP', 'b');
    expect([second.id, second.body]).toEqual([first.id, { remark: 'b' }]);
    expect((await fixture.manager.call('labels.templates', {})).data.map((row) => row.id)).toContain(first.id);
    expect((await fixture.other.call('labels.templates', {})).data).toEqual([]);
    expect((await fixture.other.try('labels.removeTemplate', { params: { id: first.id } })).status).toBe(404);
    await fixture.manager.call('labels.removeTemplate', { params: { id: first.id } });
    expect((await fixture.clerk.call('labels.templates', {})).data).toEqual([]);
  });
});

describe('N-09 parcels are accepted from the list', () => {
  test('N-09 the origin branch takes it in as by a scan, and what the sender pays is in its till', async () => {
    const made = await make(fixture.walkin());
    await fixture.clerk.call('labels.accept', { params: { id: made.id } });
    expect(await read(made.id)).toMatchObject({
      status: 'accept_from_origin_branch',
      accept_branch: { code: 'YGN' },
      may_edit: false,
    });
    const { rows } = await app.database.pool.query(
      `
        select coalesce(sum(p.amount), 0)::int as till
        from journal j
        join posting p on p.journal_id = j.id
        join account a on a.id = p.account_id
        where j.label_id = $1 and a.kind = 'cash:branch'`,
      [made.id],
    );
    expect(rows).toEqual([{ till: made.shipping_total }]);
    app.clock.advance({ minutes: 1 });
    expect((await fixture.clerk.try('labels.accept', { params: { id: made.id } })).body.code).toBe('scan_already_done');
  });

  test('S-08 two that lock each other out are tried again: nobody hears of it and the label is taken in once', async () => {
    const made = await make(fixture.walkin());
    await app.database.pool.query('create sequence once');
    await app.database.pool.query(`create function once_locked() returns trigger language plpgsql as $$ begin
      if nextval('once') = 1 then raise exception using errcode = 'deadlock_detected'; end if; return new; end $$`);
    await app.database.pool.query(
      'create trigger once_locked before update on label_state for each row execute function once_locked()',
    );
    const { status } = await fixture.clerk.try('labels.accept', { params: { id: made.id } });
    await app.database.pool.query('drop trigger once_locked on label_state');
    expect([status, (await read(made.id)).status]).toEqual([200, 'accept_from_origin_branch']);
  });

  test('A-06 another branch does not take it in', async () => {
    const made = await make(fixture.walkin());
    const { status, body } = await fixture.other.try('labels.accept', { params: { id: made.id } });
    expect([status, body.code]).toEqual([409, 'scan_wrong_branch']);
    expect((await read(made.id)).status).toBe('pending');
  });
});
