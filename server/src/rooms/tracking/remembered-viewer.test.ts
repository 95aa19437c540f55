import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { recallViewer } from '../../kernel/hot/remembered-viewers.ts';
import { ParcelHouse, scanId, type MadeParcel } from './testing/parcel-house.ts';

let house: ParcelHouse;
beforeAll(async () => {
  house = await ParcelHouse.open();
});
afterAll(() => house.close());

const scan = (client: TestClient, code: string, id = scanId()) =>
  client.try('tracking.scan', {
    body: { scans: [{ scan_id: id, tracking_code: code, scanned_at: house.app.clock().toISOString() }] },
  });
const recalled = (client: TestClient) => recallViewer(house.app.app.waybill.db, client.token, house.app.clock());
const resultOf = ({ body }: Awaited<ReturnType<typeof scan>>) => body.data[0]?.result;

/** Somebody whose last request was a moment ago, so that the next one finds them remembered. */
async function known(userName: string): Promise<TestClient> {
  const client = await house.app.as(userName);
  expect(resultOf(await scan(client, (await house.parcel()).code))).toBe('applied');
  expect(recalled(client)).toMatchObject({ userName });
  return client;
}

const changes: Record<
  string,
  { change: (client: TestClient) => Promise<unknown>; status: number; code: string; undo?: () => Promise<unknown> }
> = {
  'their session ended': { change: (client) => client.call('sessions.logout', {}), status: 401, code: 'unauthorized' },
  'their session was taken away': {
    change: () =>
      house.ask("update session set revoked_at = $1, revoked_because = 'by_admin' where staff_id = $2", [
        house.app.clock(),
        house.staff.staff,
      ]),
    status: 401,
    code: 'unauthorized',
  },
  'their account was suspended': {
    change: () => house.ask("update staff set status = 'suspend' where id = $1", [house.staff.staff]),
    status: 401,
    code: 'unauthorized',
    undo: () => house.ask("update staff set status = 'active' where id = $1", [house.staff.staff]),
  },
  'their role was changed': {
    change: () => house.ask("update staff set role_slug = 'accountant' where id = $1", [house.staff.staff]),
    status: 403,
    code: 'missing_permission',
    undo: () => house.ask("update staff set role_slug = 'staff' where id = $1", [house.staff.staff]),
  },
  'they must choose a password first': {
    change: () => house.ask('update staff set must_change_password = true where id = $1', [house.staff.staff]),
    status: 403,
    code: 'password_change_required',
    undo: () => house.ask('update staff set must_change_password = false where id = $1', [house.staff.staff]),
  },
};

test.each(Object.entries(changes))(
  'S-30 A-06 nobody scans in the name of who was remembered after %s',
  async (_, { change, status, code, undo }) => {
    const client = await known('staff');
    const parcel = await house.parcel();
    try {
      await change(client);
      expect(await scan(client, parcel.code)).toMatchObject({ status, body: { code } });
      expect(await scan(client, 'no code')).toMatchObject({ status, body: { code } });
      expect(await house.entries(parcel)).toHaveLength(1);
    } finally {
      await undo?.();
    }
  },
);

test('S-30 A-06 a right that is taken from the role counts at the next scan', async () => {
  const client = await known('staff');
  const parcel = await house.parcel();
  const taken = await house.ask<{ permission: string }>(
    "delete from role_permission where role_slug = 'staff' returning *",
  );
  try {
    expect((await scan(client, parcel.code)).status).toBe(403);
    expect(taken.length).toBeGreaterThan(0);
    expect(await house.entries(parcel)).toHaveLength(1);
  } finally {
    for (const row of taken)
      await house.ask(
        `insert into role_permission (${Object.keys(row).join(', ')}) values (${Object.keys(row)
          .map((_, at) => `$${at + 1}`)
          .join(', ')})`,
        Object.values(row),
      );
  }
});

test('S-30 A-06 who switches to another branch scans there from then on', async () => {
  const client = await known('manager');
  const [id] = (
    await house.ask<{ branch_id: number }>(
      'select branch_id from staff_branch where staff_id = $1 and branch_id <> $2',
      [house.staff.manager, house.branches.YGN],
    )
  ).map((row) => row.branch_id);
  await client.call('sessions.switchBranch', {
    params: { userId: house.staff.manager as number },
    query: { branch_id: id as number },
  });
  const parcel = await house.parcel();
  await scan(client, parcel.code);
  const told = await house.ask<{ branch_id: number }>(
    'select branch_id from label_entry where label_id = $1 and staff_id = $2 union all select branch_id from exception_scan where label_id = $1 and staff_id = $2',
    [parcel.id, house.staff.manager],
  );
  expect(told).toEqual([{ branch_id: id }]);
});

test('S-08 A-06 of two who scan in one round only the one whose session holds does; the same scan sent by both is done once, for that one', async () => {
  const [gone, stays] = [await known('staff'), await known('staff')];
  const [own, other, shared] = (await house.parcels(3)) as [MadeParcel, MadeParcel, MadeParcel];
  await gone.call('sessions.logout', {});
  const id = scanId();
  const [refused, refusedToo, applied, appliedToo] = await Promise.all([
    scan(gone, own.code),
    scan(gone, shared.code, id),
    scan(stays, other.code),
    scan(stays, shared.code, id),
  ]);
  expect([refused.status, refusedToo.status, resultOf(applied), resultOf(appliedToo)]).toEqual([
    401,
    401,
    'applied',
    'applied',
  ]);
  expect(
    [await house.entries(own), await house.entries(other), await house.entries(shared)].map(
      (entries) => entries.length,
    ),
  ).toEqual([1, 2, 2]);
});

test('S-30 whoever is remembered is forgotten after twenty seconds, and is seen at work as long as they scan', async () => {
  const client = await known('staff');
  const seen = async () =>
    (
      await house.ask<{ last_seen_at: Date }>(
        'select last_seen_at from session where staff_id = $1 order by id desc limit 1',
        [house.staff.staff],
      )
    )[0]?.last_seen_at as Date;
  for (let second = 0; second < 180; second += 15) {
    house.app.clock.advance({ minutes: 0.25 });
    expect(resultOf(await scan(client, (await house.parcel()).code))).toBe('applied');
    expect(house.app.clock().getTime() - (await seen()).getTime()).toBeLessThanOrEqual(90_000);
  }
  await client.call('sessions.activeAccount', {});
  expect(recalled(client)).not.toBeNull();
  house.app.clock.advance({ minutes: 20 / 60 });
  expect(recalled(client)).toBeNull();
});
