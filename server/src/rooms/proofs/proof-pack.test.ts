import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProofLink, ProofPack } from '@waybill/contract/rooms/proofs/proof-pack.contract.ts';
import { startTestApp } from '../../kernel/testing/app.ts';
import { ParcelFixture, scanId, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let merchant: number;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  merchant = await fixture.merchant();
});
afterAll(() => fixture.close());

/** A parcel of a merchant that was handed over at Mandalay against a signature. */
async function delivered(): Promise<MadeParcel> {
  const [parcel] = (await fixture.parcels(1, { cod: 50_000, merchant, services: ['pod'] })) as [MadeParcel];
  for (const who of ['staff', 'staff', 'mdy.staff']) await fixture.step(who, parcel);
  await fixture.step('mdy.staff', parcel, {
    status: 'send_to_destination_address',
    to_staff_id: fixture.staff['mdy.postman'] as number,
  });
  const scan_id = scanId();
  const drawn = `<svg width="200" height="100"><rect width="200" height="100" fill="white"/><path d="M10 ${parcel.id % 90} L190 50" stroke="black" stroke-width="4"/></svg>`;
  const picture = { name: 'sign.png', content: await sharp(Buffer.from(drawn)).png().toBuffer() };
  await fixture.prove('mdy.postman', parcel, { scan_id, kind: 'signature', picture, handed_to: 'Daw Khin' });
  await fixture.scan('mdy.postman', parcel, { status: 'delivered', scan_id });
  fixture.app.clock.advance({ minutes: 1 });
  return parcel;
}

const make = async (who: string, { id }: MadeParcel, made_for = 'Shwe Shop') => {
  const { data } = await (await fixture.as(who)).call('proof_links.make', { params: { id }, body: { made_for } });
  return data.links[0] as ProofLink;
};
const listed = async (who: string, { id }: MadeParcel) =>
  (await (await fixture.as(who)).call('proof_links.list', { params: { id } })).data.links;

/** Opens a link without an account: returns the proofs, or the code of the refusal. */
async function open(id: number, hash: string | null): Promise<ProofPack | readonly unknown[]> {
  const { status, body } = await fixture.app.guest().try('proof_links.open', { params: { id, hash: hash ?? 'x' } });
  return status === 200 ? (body as unknown as { data: ProofPack }).data : [status, body.code];
}
const picture = (id: number, hash: string) =>
  fixture.app.app.inject({ method: 'GET', url: `/api/package/proof/${id}/${hash}/picture` });
const refused = [403, 'link_invalid'];

test('G-04 a link shows the proofs of one parcel to whoever holds it, without signing in, and nothing else', async () => {
  const [parcel, other] = [await delivered(), await delivered()];
  const link = await make('staff', parcel);
  const pack = (await open(link.id, link.hash)) as ProofPack;
  const entries = await fixture.ask<{ status: string }>(
    'select status from label_entry where label_id = $1 and viewable order by id',
    [parcel.id],
  );
  expect(pack.scans.map(({ status }) => status)).toEqual(
    entries.map(({ status }) => status).filter((status) => pack.scans.some((scan) => scan.status === status)),
  );
  expect(pack.scans.at(-1)?.status).toBe('delivered');
  expect([pack.tracking_code, pack.proof?.kind, pack.proof?.handed_to]).toEqual([parcel.code, 'signature', 'Daw Khin']);
  expect(pack.money).toMatchObject({ cod_amount: 50_000, cod_charge: 50_000, cod_fee: 1_000, shipping_total: 2_500 });
  const shown = await picture(link.id, link.hash ?? '');
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
  // It contains no other parcel of the merchant, no phone and no staff name.
  const text = JSON.stringify(pack);
  for (const hidden of [other.code, '0979111', '0979222', 'Shwe Shop', 'postman'])
    expect([hidden, text.includes(hidden)]).toEqual([hidden, false]);
});

test('G-04 a wrong, foreign, expired or revoked link and one that was never made are refused alike', async () => {
  const parcel = await delivered();
  const [link, second] = [await make('staff', parcel), await make('staff', parcel, 'Daw Khin')];
  const hash = link.hash ?? '';
  const never = 888_888_888;
  for (const [id, wrong] of [
    [second.id, hash],
    [never, hash],
    [link.id, `${hash.slice(0, -2)}${hash.endsWith('AA') ? 'BB' : 'AA'}`],
    [link.id, `zzzzzz${hash.slice(hash.indexOf('-'))}`],
    [link.id, 'x'],
  ] as const) {
    expect(await open(id, wrong)).toEqual(refused);
    expect((await picture(id, wrong)).statusCode).toBe(403);
  }
  const manager = await fixture.as('manager');
  const which = { params: { id: parcel.id }, body: { link_id: link.id } };
  expect(
    (await manager.call('proof_links.revoke', which)).data.links.map(({ id, hash: kept }) => [id, kept !== null]),
  ).toEqual([
    [second.id, true],
    [link.id, false],
  ]);
  // Who comes second is told.
  expect((await manager.try('proof_links.revoke', which)).body.code).toBe('state_not_allowed');
  expect(await open(link.id, hash)).toEqual(refused);
  expect((await picture(link.id, hash)).statusCode).toBe(403);
  expect(((await open(second.id, second.hash)) as ProofPack).tracking_code).toBe(parcel.code);
  fixture.app.clock.advance({ days: 7 });
  expect(await open(second.id, second.hash)).toEqual(refused);
  fixture.people.clear();
  expect((await listed('staff', parcel)).map(({ hash: kept }) => kept)).toEqual([null, null]);
});

test('G-04 it is known who made a link, when, for whom and how often it was opened; the audit log has it', async () => {
  const parcel = await delivered();
  const link = await make('staff', parcel);
  await open(link.id, link.hash);
  await open(link.id, link.hash);
  await open(link.id, 'x');
  const [row] = await listed('manager', parcel);
  expect(row).toMatchObject({ made_for: 'Shwe Shop', opened: 2, revoked_by: null });
  expect([row?.made_by === '', row?.opened_at === null]).toEqual([false, false]);
  const lines = await fixture.ask<{ action: string; after: object }>(
    `select action, after from audit where room = 'labels' and record_id = $1 and action like '%proofs' order by id`,
    [String(parcel.id)],
  );
  expect(lines).toEqual([{ action: 'link_proofs', after: { remark: 'Shwe Shop' } }]);
});

test('G-04 who may not see the parcel makes no link, sees none and takes none back', async () => {
  const parcel = await delivered();
  const { id: link_id } = await make('staff', parcel);
  const stranger = await fixture.as('tgi.staff');
  const params = { id: parcel.id };
  const answers = [
    await stranger.try('proof_links.make', { params, body: { made_for: 'x' } }),
    await stranger.try('proof_links.list', { params }),
    await stranger.try('proof_links.revoke', { params, body: { link_id } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  // A link of another parcel is not taken back by way of one's own.
  const own = await delivered();
  const crossed = await (
    await fixture.as('staff')
  ).try('proof_links.revoke', {
    params: { id: own.id },
    body: { link_id },
  });
  expect(crossed.status).toBe(404);
  expect((await listed('staff', parcel))[0]?.hash).not.toBeNull();
});

test('G-04 S-30 whoever tries hashes out is stopped after thirty in a minute', async () => {
  const shop = await startTestApp({ env: { REQUESTS_PER_MINUTE: '100000' } });
  const statuses: number[] = [];
  for (let n = 1; n <= 40; n++)
    statuses.push((await shop.app.inject({ method: 'GET', url: `/api/package/proof/${n}/x` })).statusCode);
  expect([statuses.filter((status) => status === 403).length, statuses.at(-1)]).toEqual([30, 429]);
  await shop.close();
});
