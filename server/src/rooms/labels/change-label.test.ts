import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';
import { openLabelHouse, type LabelHouse } from './testing/label-house.ts';

let app: TestApp;
let house: LabelHouse;
beforeAll(async () => {
  app = await startTestApp();
  house = await openLabelHouse(app);
});
afterAll(() => app.close());

const make = async (body: object, by = house.clerk) => (await by.call('labels.create', { body })).data;
const read = async (id: number, by = house.clerk) => (await by.call('labels.detail', { params: { id } })).data;
/** A branch has taken it in: what scans do, straight in the table. */
const accept = (id: number) =>
  app.database.pool.query(
    `update label_state set status = 'accept_from_origin_branch', accept_branch_id = holder_branch_id where label_id = $1`,
    [id],
  );

describe('N-10 a label is changed until a branch accepts it', () => {
  test('N-10 every part of it, priced anew, and found by its new phone', async () => {
    const { id, version } = await make(house.walkin());
    const { data } = await house.clerk.call('labels.edit', {
      params: { id },
      body: house.walkin({
        weight: 8,
        destination_phone: ['09970000001'],
        destination_township: house.places.hlaing,
        version,
      }),
    });
    expect(data).toMatchObject({ version: 2, deliver_branch_id: house.yangon });
    expect(await read(id)).toMatchObject({
      weight: 8,
      delivery_charge: data.shipping_total,
      destination_phone: ['09970000001'],
      deliver_branch: { code: 'YGN' },
      version: 2,
    });
    expect((await house.clerk.call('labels.find', { query: { q: '09970000001' } })).data.map((row) => row.id)).toEqual([
      id,
    ]);
    const [line] = (
      await (await app.as('superadmin')).call('audit.ofRecord', { query: { room: 'labels', id: String(id) } })
    ).data;
    expect(line).toMatchObject({ action: 'edit' });
  });

  test('S-08 of two editors the second is shown what the first saved, and nothing is lost', async () => {
    const { id, version } = await make(house.walkin());
    await house.clerk.call('labels.edit', { params: { id }, body: house.walkin({ remark: 'first', version }) });
    const { status, body } = await house.manager.try('labels.edit', {
      params: { id },
      body: house.walkin({ remark: 'second', version }),
    });
    expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
    expect(body.values).toMatchObject({
      version: 2,
      by: 'မသီတာ',
      current: { remark: 'first', destination_township: house.places.chanaye, weight: 1 },
    });
  });

  test('N-10 afterwards it is refused', async () => {
    const { id, version } = await make(house.walkin());
    await accept(id);
    const { status, body } = await house.clerk.try('labels.edit', { params: { id }, body: house.walkin({ version }) });
    expect([status, body.code, body.message]).toEqual([
      409,
      'label_accepted',
      expect.stringMatching(
        /^A branch has accepted this parcel \(\S+.*, \d\d-\d\d-\d{4} \d\d:\d\d\): it cannot be changed any more\.$/,
      ),
    ]);
    expect((await read(id)).may_edit).toBe(false);
  });

  test('E-01 a card number that was typed before there was a rule stays until a number is typed over it', async () => {
    const { id } = await make(house.walkin());
    await app.database.pool.query("update label set source_nrc = 'card 7' where id = $1", [id]);
    const edit = async (source_nrc: string) =>
      house.clerk.try('labels.edit', {
        params: { id },
        body: house.walkin({ source_nrc, version: (await read(id)).version }),
      });
    expect((await edit('card 8')).body).toMatchObject({ errors: { source_nrc: [{ code: 'nrc' }] } });
    expect([(await edit('card 7')).status, (await read(id)).source_nrc]).toEqual([200, 'card 7']);
    expect([(await edit('12/oukama(N)000007')).status, (await read(id)).source_nrc]).toEqual([200, '၁၂/ဥကမ(နိုင်)၀၀၀၀၀၇']);
  });

  test('N-10 an edit that the rules refuse leaves it as it was', async () => {
    const merchant = await house.merchant();
    const { id, version } = await make(house.online(merchant));
    const { body } = await house.clerk.try('labels.edit', {
      params: { id },
      body: house.online(merchant, { payment_type: 'from_cod', cod_amount: 100, version }),
    });
    expect(body.errors?.cod_amount?.[0]?.code).toBe('cod_too_small');
    expect(await read(id)).toMatchObject({ cod_amount: 45_000, version: 1 });
  });
});

describe('N-10 drafts', () => {
  test('N-10 a draft is handed in once, and a submitted one is not deleted', async () => {
    const { id, status } = await make(house.walkin({ draft: true }));
    expect(status).toBe('created');
    expect((await house.clerk.call('labels.submit', { params: { id } })).data).toMatchObject({
      status: 'pending',
      version: 2,
    });
    expect((await read(id)).transaction.map((entry) => entry.status)).toEqual(['created', 'pending']);
    for (const call of ['labels.submit', 'labels.remove'] as const)
      expect((await house.clerk.try(call, { params: { id } })).body.code).toBe('label_not_draft');
  });

  test('N-10 a deleted draft is gone with its history; the audit log keeps what it said', async () => {
    const { id } = await make(house.walkin({ draft: true }));
    await house.clerk.call('labels.remove', { params: { id } });
    expect((await house.clerk.try('labels.detail', { params: { id } })).status).toBe(404);
    const { rows } = await app.database.pool.query(
      `select before->>'destination_name' as name from audit where room = 'labels' and record_id = $1 and action = 'remove'`,
      [String(id)],
    );
    expect(rows).toEqual([{ name: 'ဒေါ်ခင်မာလာ' }]);
  });

  test('E-02 no other entry is ever deleted', async () => {
    const { id } = await make(house.walkin());
    await expect(app.database.pool.query('delete from label_entry where label_id = $1', [id])).rejects.toThrow(
      'never changed or deleted',
    );
  });

  test('F-06 a draft of a merchant who was suspended since is not handed in', async () => {
    const merchant = await house.merchant();
    const { id } = await make(house.online(merchant, { draft: true }));
    await house.manager.call('customers.suspend', { params: { id: merchant }, body: { reason: 'x' } });
    expect((await house.clerk.try('labels.submit', { params: { id } })).body.code).toBe('customer_not_active');
  });

  test('P-09 drafts are deleted many at once, each on its own', async () => {
    const [draft, submitted] = [await make(house.walkin({ draft: true })), await make(house.walkin())];
    const { status } = await house.clerk.try('bulk.start', {
      body: { action: 'labels.remove', ids: [draft.id, submitted.id] },
    });
    expect(status).toBe(202);
  });
});

describe('N-10 what was typed survives', () => {
  test("N-10 a draft of the form is the typist's own, is replaced and forgotten", async () => {
    await house.clerk.call('labels.keepDraft', {
      params: { key: 'new-1' },
      body: { body: { destination_name: 'ဒေါ်' } },
    });
    await house.clerk.call('labels.keepDraft', {
      params: { key: 'new-1' },
      body: { body: { destination_name: 'ဒေါ်ခင်' } },
    });
    expect((await house.clerk.call('labels.drafts', {})).data).toMatchObject([
      { key: 'new-1', body: { destination_name: 'ဒေါ်ခင်' } },
    ]);
    expect((await house.manager.call('labels.drafts', {})).data).toEqual([]);
    await house.clerk.call('labels.dropDraft', { params: { key: 'new-1' } });
    expect((await house.clerk.call('labels.drafts', {})).data).toEqual([]);
    const { body } = await house.clerk.try('labels.keepDraft', {
      params: { key: 'big' },
      body: { body: { x: 'x'.repeat(70_000) } },
    });
    expect(body.code).toBe('too_large');
  });

  test("N-10 templates are the branch's: one of the same name is replaced", async () => {
    const save = (name: string, remark: string) =>
      house.clerk.call('labels.saveTemplate', { body: { name, body: { remark } } });
    const { data: first } = await save('Shwe shop', 'a');
    const { data: second } = await save('shwe SHOP', 'b');
    expect([second.id, second.body]).toEqual([first.id, { remark: 'b' }]);
    expect((await house.manager.call('labels.templates', {})).data.map((row) => row.id)).toContain(first.id);
    expect((await house.other.call('labels.templates', {})).data).toEqual([]);
    expect((await house.other.try('labels.removeTemplate', { params: { id: first.id } })).status).toBe(404);
    await house.manager.call('labels.removeTemplate', { params: { id: first.id } });
    expect((await house.clerk.call('labels.templates', {})).data).toEqual([]);
  });
});

describe('N-09 parcels are accepted from the list', () => {
  test('N-09 the origin branch takes it in as by a scan, and what the sender pays is in its till', async () => {
    const made = await make(house.walkin());
    await house.clerk.call('labels.accept', { params: { id: made.id } });
    expect(await read(made.id)).toMatchObject({
      status: 'accept_from_origin_branch',
      accept_branch: { code: 'YGN' },
      may_edit: false,
    });
    const { rows } = await app.database.pool.query(
      `select coalesce(sum(p.amount), 0)::int as till from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id where j.label_id = $1 and a.kind = 'cash:branch'`,
      [made.id],
    );
    expect(rows).toEqual([{ till: made.shipping_total }]);
    app.clock.advance({ minutes: 1 });
    expect((await house.clerk.try('labels.accept', { params: { id: made.id } })).body.code).toBe('scan_already_done');
  });

  test('S-08 two that lock each other out are tried again: nobody hears of it and the label is taken in once', async () => {
    const made = await make(house.walkin());
    await app.database.pool.query('create sequence once');
    await app.database.pool.query(`create function once_locked() returns trigger language plpgsql as $$ begin
      if nextval('once') = 1 then raise exception using errcode = 'deadlock_detected'; end if; return new; end $$`);
    await app.database.pool.query(
      'create trigger once_locked before update on label_state for each row execute function once_locked()',
    );
    const { status } = await house.clerk.try('labels.accept', { params: { id: made.id } });
    await app.database.pool.query('drop trigger once_locked on label_state');
    expect([status, (await read(made.id)).status]).toEqual([200, 'accept_from_origin_branch']);
  });

  test('A-06 another branch does not take it in', async () => {
    const made = await make(house.walkin());
    const { status, body } = await house.other.try('labels.accept', { params: { id: made.id } });
    expect([status, body.code]).toEqual([409, 'scan_wrong_branch']);
    expect((await read(made.id)).status).toBe('pending');
  });
});
