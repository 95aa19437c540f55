import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { townOf } from '../../kernel/testing/town-of.ts';
import { ParcelFixture, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let director: TestClient;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  director = await fixture.as('superadmin');
});
afterAll(() => fixture.close());

const idOf = (code: string) => fixture.branches[code] as number;
const bodyOf = (from: string, to: string, hops: readonly string[]) => ({
  from_branch_id: idOf(from),
  to_branch_id: idOf(to),
  hops: hops.map(idOf),
});
const create = async (from: string, to: string, hops: readonly string[]) =>
  (await director.call('branch_routes.create', { body: bodyOf(from, to, hops) })).data;
const wayOf = async (from: string, to: string) =>
  (await director.call('branch_routes.way', { query: { from: idOf(from), to: idOf(to) } })).data.hops.map(
    ({ code }) => code,
  );
const road = async (parcel: MadeParcel) => {
  const { shipping_type, forward_hops } = await fixture.state(parcel);
  return [shipping_type, forward_hops];
};

describe('S-05 routes between branches', () => {
  test('S-05 a route holds for its own direction alone, and keeps the order of its branches', async () => {
    const made = await create('YGN', 'LSO', ['TGI', 'MDY']);
    expect(made.hops.map(({ code }) => code)).toEqual(['TGI', 'MDY']);
    expect([await wayOf('YGN', 'LSO'), await wayOf('LSO', 'YGN')]).toEqual([['TGI', 'MDY'], []]);
    const { data } = await director.call('branch_routes.list', { query: { search: 'tgi' } });
    expect(data.map(({ id }) => id)).toEqual([made.id]);
  });

  test('S-05 a second route between the same two, a closed branch and one that does not exist are refused by their fields', async () => {
    await create('YGN', 'MLM', ['BGO']);
    await fixture.ask("update branch set status = 'inactive' where code = 'NPT'");
    const refused = async (body: object) => {
      const { status, body: answer } = await director.try('branch_routes.create', { body } as never);
      return [status, answer.code, Object.keys(answer.errors ?? {})];
    };
    expect(await refused(bodyOf('YGN', 'MLM', ['TGI']))).toEqual([422, 'duplicate', ['to_branch_id']]);
    expect(await refused(bodyOf('MDY', 'MLM', ['NPT']))).toEqual([422, 'validation_failed', ['hops']]);
    expect(await refused({ ...bodyOf('MDY', 'MLM', []), hops: [987_654] })).toEqual([
      422,
      'validation_failed',
      ['hops'],
    ]);
    expect(await refused(bodyOf('MDY', 'MDY', ['TGI']))).toEqual([422, 'validation_failed', ['to_branch_id']]);
    expect(await refused(bodyOf('MDY', 'TGI', ['MDY']))).toEqual([422, 'validation_failed', ['hops']]);
    await fixture.ask("update branch set status = 'active' where code = 'NPT'");
    expect(await wayOf('MDY', 'MLM')).toEqual([]);
  });

  test('S-03 S-05 a change of the route moves the parcels that lie at the origin, and none that was sent, goes direct or goes elsewhere', async () => {
    const [lies, sent, elsewhere, direct] = [
      await fixture.parcel({ to: 'TGI' }),
      await fixture.parcel({ to: 'TGI' }),
      await fixture.parcel({ to: 'MDY' }),
      await fixture.parcel({ to: 'TGI', instant: true }),
    ] as const;
    for (const parcel of [lies, sent, elsewhere, direct]) await fixture.step('staff', parcel);
    await fixture.step('staff', sent);
    const made = await create('YGN', 'TGI', ['MDY']);
    expect(made.waiting).toBe(1);
    expect(await road(lies)).toEqual(['forward', [idOf('MDY')]]);
    for (const parcel of [sent, elsewhere]) expect(await road(parcel)).toEqual(['normal', []]);
    expect(await road(direct)).toEqual(['direct', []]);

    const edited = await director.call('branch_routes.edit', {
      params: { id: made.id },
      body: { ...bodyOf('YGN', 'TGI', ['NPT', 'MDY']), version: made.version },
    });
    expect(edited.data.version).toBe(made.version + 1);
    expect(await road(lies)).toEqual(['forward', [idOf('NPT'), idOf('MDY')]]);
    expect((await fixture.step('staff', lies)).status).toBe('send_to_forward_branch');

    const late = await fixture.parcel({ to: 'TGI' });
    await fixture.step('staff', late);
    expect(await road(late)).toEqual(['forward', [idOf('NPT'), idOf('MDY')]]);
    await director.call('branch_routes.remove', { params: { id: made.id } });
    expect([await road(late), await road(lies)]).toEqual([
      ['normal', []],
      ['forward', [idOf('NPT'), idOf('MDY')]],
    ]);
    expect((await fixture.step('staff', late)).status).toBe('send_to_destination_branch');
  });

  test('S-05 a route that gets other ends leaves the parcels of the former ones to go straight', async () => {
    const parcel = await fixture.parcel({ to: 'NPT' });
    await fixture.step('staff', parcel);
    const made = await create('YGN', 'NPT', ['BGO']);
    expect(await road(parcel)).toEqual(['forward', [idOf('BGO')]]);
    await director.call('branch_routes.edit', {
      params: { id: made.id },
      body: { ...bodyOf('MDY', 'NPT', ['BGO']), version: made.version },
    });
    expect([await road(parcel), await wayOf('YGN', 'NPT'), await wayOf('MDY', 'NPT')]).toEqual([
      ['normal', []],
      [],
      ['BGO'],
    ]);
  });

  test('S-05 a branch that a route leads over is not closed, at its ends neither, until the route is gone', async () => {
    const place_id = await townOf(director, 'Pakokku');
    const names = { name_en: 'Pakokku', name_mm: 'ပခုက္ကူ', type: 'agent', place_id } as const;
    const { data: branch } = await director.call('branches.create', { body: { code: 'PKK', ...names } });
    const close = async () => (await director.try('branches.close', { params: { id: branch.id } })).status;
    for (const body of [
      { from_branch_id: idOf('YGN'), to_branch_id: idOf('BGO'), hops: [branch.id] },
      { from_branch_id: branch.id, to_branch_id: idOf('BGO'), hops: [idOf('YGN')] },
      { from_branch_id: idOf('BGO'), to_branch_id: branch.id, hops: [idOf('YGN')] },
    ]) {
      const { data } = await director.call('branch_routes.create', { body });
      expect(await close()).toBe(409);
      await director.call('branch_routes.remove', { params: { id: data.id } });
    }
    expect(await close()).toBe(200);
  });

  test('P-08 A-08 the second of two editors hears of the first, and the log tells of the route by its ends', async () => {
    const made = await create('BGO', 'MDY', ['NPT']);
    const edit = (hops: readonly string[]) =>
      director.try('branch_routes.edit', {
        params: { id: made.id },
        body: { ...bodyOf('BGO', 'MDY', hops), version: made.version },
      });
    expect((await edit(['TGI'])).status).toBe(200);
    expect((await edit(['YGN'])).body.code).toBe('changed_meanwhile');
    await director.call('branch_routes.remove', { params: { id: made.id } });
    expect((await director.try('branch_routes.detail', { params: { id: made.id } })).status).toBe(404);
    const { data } = await director.call('audit.list', { query: { room: 'branch_routes', search: 'BGO → MDY' } });
    expect(data.map(({ action }) => action)).toEqual(['remove', 'edit', 'create']);
  });

  test('A-05 who only sees branches sees routes and sets none', async () => {
    const manager = await fixture.as('manager');
    const { data } = await manager.call('branch_routes.list', { query: {} });
    expect(data.length).toBeGreaterThan(0);
    const id = data[0]?.id as number;
    expect((await manager.call('branch_routes.detail', { params: { id } })).data.may_edit).toBe(false);
    expect((await manager.try('branch_routes.remove', { params: { id } })).body.code).toBe('missing_permission');
  });
});
