import { afterAll, beforeAll, expect, test } from 'vitest';
import { BagFixture, codes } from '../mailbags/testing/bag-fixture.ts';
import { scanId, type MadeParcel, type ParcelFixture } from '../tracking/testing/parcel-fixture.ts';

let bags: BagFixture;
let fixture: ParcelFixture;
beforeAll(async () => {
  bags = await BagFixture.open();
  fixture = bags.parcels;
});
afterAll(() => bags.close());

type Kind = 'mailbag' | 'run_sheet' | 'handover_collection';
const linkCalls = {
  mailbag: 'mailbags.manifestLink',
  run_sheet: 'run_sheets.link',
  handover_collection: 'handover_collections.link',
} as const;

interface Document {
  readonly id: number;
  readonly parcels: readonly MadeParcel[];
}

const scans = (parcels: readonly MadeParcel[], of: object) => ({
  scans: codes(parcels).map((tracking_code) => ({
    scan_id: scanId(),
    tracking_code,
    scanned_at: fixture.app.clock().toISOString(),
    ...of,
  })),
});

/** A document of each kind with two parcels; all of Yangon's branch, whose clerk asks for the link. */
const make: Record<Kind, () => Promise<Document>> = {
  mailbag: async () => {
    const parcels = await bags.accepted(2);
    const { id } = await bags.bag();
    await bags.scan('staff', 'pack', codes(parcels), id);
    return { id, parcels };
  },
  run_sheet: async () => {
    const parcels = await bags.accepted(2, 'YGN');
    const staff = await fixture.as('staff');
    const [open] = (await staff.call('run_sheets.list', { query: { status: 'active' } })).data;
    const body = { taker_id: fixture.staff.postman as number };
    const id = open?.id ?? (await staff.call('run_sheets.create', { body })).data.id;
    await staff.call('run_sheets.scan', { body: scans(parcels, { run_sheet_id: id }) });
    const { data } = await staff.call('run_sheets.stops', { query: { run_sheet_id: String(id), per_page: 100 } });
    return { id, parcels: data.map(({ label_id, tracking_code }) => ({ id: label_id, code: tracking_code })) };
  },
  handover_collection: async () => {
    const parcels = await fixture.parcels(2);
    for (const parcel of parcels) await fixture.step('postman', parcel, { status: 'pickup_courier' });
    const postman = await fixture.as('postman');
    const { id } = (await postman.call('handover_collections.create', { body: { kind: 'branch' } })).data;
    await postman.call('handover_collections.scan', { body: scans(parcels, { collection_id: id, doing: 'list' }) });
    const staff = await fixture.as('staff');
    await staff.call('handover_collections.scan', { body: scans(parcels, { collection_id: id, doing: 'receive' }) });
    await staff.call('handover_collections.confirm', { params: { id }, body: { parcels_counted: 2 } });
    return { id, parcels };
  },
};

const linkOf = async (who: string, kind: Kind, id: number) =>
  (await (await fixture.as(who)).call(linkCalls[kind], { params: { id } })).data.hash;

interface Shown {
  readonly kind: Kind;
  readonly paper: { readonly id: number; readonly lines: readonly { readonly tracking_code: string }[] };
}

/** Opens the link: returns the kind with its parcels, or the status with the code of the refusal. */
async function opened(who: string, id: number, hash: string): Promise<readonly unknown[]> {
  const { status, body } = await (await fixture.as(who)).try('packages.print', { params: { id, hash } });
  if (status !== 200) return [status, body.code];
  const { data } = body as unknown as { data: Shown };
  return [data.kind, data.paper.id, data.paper.lines.map(({ tracking_code }) => tracking_code).toSorted()];
}

const refused = [403, 'link_invalid'];
const changed = (hash: string) => `${hash.slice(0, -2)}${hash.endsWith('AA') ? 'BB' : 'AA'}`;

test.each(['mailbag', 'run_sheet', 'handover_collection'] as const)(
  'N-18 the link to the paper of a %s opens that document for whoever made it and for 15 minutes; wrong, foreign or expired it opens nothing',
  async (kind) => {
    const { id, parcels } = await make[kind]();
    const hash = await linkOf('staff', kind, id);
    const right = [kind, id, codes(parcels).toSorted()];
    expect(await opened('staff', id, hash)).toEqual(right);
    // A colleague who may see the same document needs a separate link; another branch gets none.
    expect(await opened('supervisor', id, hash)).toEqual(refused);
    expect(await opened('supervisor', id, await linkOf('supervisor', kind, id))).toEqual(right);
    expect(await opened('tgi.staff', id, hash)).toEqual(refused);
    const foreign = await (await fixture.as('tgi.staff')).try(linkCalls[kind], { params: { id } });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
    const { status } = await fixture.app.guest().try('packages.print', { params: { id, hash } });
    expect(status).toBe(401);
    // Another number, a letter changed, a later end, the hash of nothing.
    const later = `${(Number.parseInt(hash, 36) + 1_000).toString(36)}${hash.slice(hash.indexOf('-'))}`;
    for (const [of, wrong] of [
      [id + 1, hash],
      [id, changed(hash)],
      [id, later],
      [id, 'x'],
      [id, `${hash}x`],
    ] as const)
      expect(await opened('staff', of, wrong)).toEqual(refused);
    fixture.app.clock.advance({ minutes: 14 });
    expect(await opened('staff', id, hash)).toEqual(right);
    fixture.app.clock.advance({ minutes: 1 });
    expect(await opened('staff', id, hash)).toEqual(refused);
  },
);

test('N-18 of two documents with one number each link opens its own', async () => {
  // The first bag and the first run sheet of the operator.
  const shared = 1;
  const [asBag, asSheet] = [await linkOf('staff', 'mailbag', shared), await linkOf('staff', 'run_sheet', shared)];
  expect([(await opened('staff', shared, asBag))[0], (await opened('staff', shared, asSheet))[0]]).toEqual([
    'mailbag',
    'run_sheet',
  ]);
});

test('N-18 a courier who has not counted gets no paper of what they are given', async () => {
  const { id } = await make.run_sheet();
  const answer = await (await fixture.as('postman')).try('run_sheets.link', { params: { id } });
  expect([answer.status, answer.body.code]).toEqual([409, 'not_counted']);
});

test('N-18 the link to a merchant’s parcels of a period shows those parcels alone, to whoever made it and for 15 minutes', async () => {
  const merchant = await fixture.merchant();
  const other = await fixture.merchant();
  const accept = async (of: number, cod: number) => {
    const made = await fixture.parcels(2, { merchant: of, cod });
    await fixture.scanMany(
      'staff',
      codes(made).map((code) => ({ code })),
    );
    fixture.app.clock.advance({ minutes: 1 });
    return made;
  };
  const [earlier, today] = [await accept(merchant, 1_000), fixture.app.clock().toISOString()];
  fixture.nextDay();
  fixture.nextDay();
  const inside = await accept(merchant, 20_000);
  await accept(other, 5_000);
  const day = fixture.app.clock().toISOString().slice(0, 10);
  expect(day > today.slice(0, 10)).toBe(true);
  const link = async (who: string, id: number, from: string, to: string) =>
    (await fixture.as(who)).try('packages.merchantLink', { params: { id }, query: { from, to } });
  const answer = await link('manager', merchant, day, day);
  const { hash } = (answer.body as unknown as { data: { hash: string } }).data;
  const read = async (who: string, text: string) => {
    const { status, body } = await (await fixture.as(who)).try('packages.report', { params: { hash: text } });
    if (status !== 200) return [status, body.code];
    const { data } = body as unknown as { data: { lines: { tracking_code: string; cod_amount: number }[] } };
    return data.lines.map(({ tracking_code, cod_amount }) => [tracking_code, cod_amount]);
  };
  expect(await read('manager', hash)).toEqual(codes(inside).map((code) => [code, 20_000]));
  expect(codes(earlier).some((code) => codes(inside).includes(code))).toBe(false);
  // Another merchant, other days, a letter changed, somebody else.
  const plain = day.replaceAll('-', '');
  for (const wrong of [
    hash.replace(`${merchant}.`, `${other}.`),
    hash.replace(`.${plain}.`, '.20200101.'),
    changed(hash),
    hash.slice(hash.lastIndexOf('.') + 1),
    'x',
  ])
    expect(await read('manager', wrong)).toEqual(refused);
  expect(await read('supervisor', hash)).toEqual(expect.arrayContaining([403]));
  expect(await read('owner', hash)).toEqual(refused);
  expect((await link('mdy.manager', merchant, day, day)).body.code).toBe('not_found');
  expect((await link('manager', merchant, day, '2020-01-01')).body.code).toBe('report_backwards');
  expect((await link('manager', merchant, '2020-01-01', day)).body.code).toBe('report_too_long');
  fixture.app.clock.advance({ minutes: 15 });
  expect(await read('manager', hash)).toEqual(refused);
});
