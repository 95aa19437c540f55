import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../kernel/testing/app.ts';
import { cachedViewer } from '../../kernel/hot/cached-viewers.ts';
import { ParcelFixture, scanId, type MadeParcel } from './testing/parcel-fixture.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
afterAll(() => fixture.close());

const scan = (client: TestClient, code: string, id = scanId()) =>
  client.try('tracking.scan', {
    body: { scans: [{ scan_id: id, tracking_code: code, scanned_at: fixture.app.clock().toISOString() }] },
  });
const recalled = (client: TestClient) => cachedViewer(fixture.app.app.waybill.db, client.token, fixture.app.clock());
const resultOf = ({ body }: Awaited<ReturnType<typeof scan>>) => body.data[0]?.result;

/** Somebody whose last request was a moment ago, so that the next one finds them remembered. */
async function known(userName: string): Promise<TestClient> {
  const client = await fixture.app.as(userName);
  expect(resultOf(await scan(client, (await fixture.parcel()).code))).toBe('applied');
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
      fixture.ask("update session set revoked_at = $1, revoked_because = 'by_admin' where staff_id = $2", [
        fixture.app.clock(),
        fixture.staff.staff,
      ]),
    status: 401,
    code: 'unauthorized',
  },
  'their account was suspended': {
    change: () => fixture.ask("update staff set status = 'suspend' where id = $1", [fixture.staff.staff]),
    status: 401,
    code: 'unauthorized',
    undo: () => fixture.ask("update staff set status = 'active' where id = $1", [fixture.staff.staff]),
  },
  'their role was changed': {
    change: () => fixture.ask("update staff set role_slug = 'accountant' where id = $1", [fixture.staff.staff]),
    status: 403,
    code: 'missing_permission',
    undo: () => fixture.ask("update staff set role_slug = 'staff' where id = $1", [fixture.staff.staff]),
  },
  'they must choose a password first': {
    change: () => fixture.ask('update staff set must_change_password = true where id = $1', [fixture.staff.staff]),
    status: 403,
    code: 'password_change_required',
    undo: () => fixture.ask('update staff set must_change_password = false where id = $1', [fixture.staff.staff]),
  },
};

test.each(Object.entries(changes))(
  'S-30 A-06 nobody scans in the name of who was remembered after %s',
  async (_, { change, status, code, undo }) => {
    const client = await known('staff');
    const parcel = await fixture.parcel();
    try {
      await change(client);
      expect(await scan(client, parcel.code)).toMatchObject({ status, body: { code } });
      expect(await scan(client, 'no code')).toMatchObject({ status, body: { code } });
      expect(await fixture.entries(parcel)).toHaveLength(1);
    } finally {
      await undo?.();
    }
  },
);

test('S-30 A-06 a right that is taken from the role counts at the next scan', async () => {
  const client = await known('staff');
  const parcel = await fixture.parcel();
  const taken = await fixture.ask<{ permission: string }>(
    "delete from role_permission where role_slug = 'staff' returning *",
  );
  try {
    expect((await scan(client, parcel.code)).status).toBe(403);
    expect(taken.length).toBeGreaterThan(0);
    expect(await fixture.entries(parcel)).toHaveLength(1);
  } finally {
    for (const row of taken)
      await fixture.ask(
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
    await fixture.ask<{ branch_id: number }>(
      'select branch_id from staff_branch where staff_id = $1 and branch_id <> $2',
      [fixture.staff.manager, fixture.branches.YGN],
    )
  ).map((row) => row.branch_id);
  await client.call('sessions.switchBranch', {
    params: { userId: fixture.staff.manager as number },
    query: { branch_id: id as number },
  });
  const parcel = await fixture.parcel();
  await scan(client, parcel.code);
  const notified = await fixture.ask<{ branch_id: number }>(
    'select branch_id from label_entry where label_id = $1 and staff_id = $2 union all select branch_id from exception_scan where label_id = $1 and staff_id = $2',
    [parcel.id, fixture.staff.manager],
  );
  expect(notified).toEqual([{ branch_id: id }]);
});

test('S-08 A-06 of two who scan in one round only the one whose session holds does; the same scan sent by both is done once, for that one', async () => {
  const [gone, stays] = [await known('staff'), await known('staff')];
  const [own, other, shared] = (await fixture.parcels(3)) as [MadeParcel, MadeParcel, MadeParcel];
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
    [await fixture.entries(own), await fixture.entries(other), await fixture.entries(shared)].map(
      (entries) => entries.length,
    ),
  ).toEqual([1, 2, 2]);
});

test('S-30 whoever is remembered is forgotten after twenty seconds, and is seen at work as long as they scan', async () => {
  const client = await known('staff');
  const seen = async () =>
    (
      await fixture.ask<{ last_seen_at: Date }>(
        'select last_seen_at from session where staff_id = $1 order by id desc limit 1',
        [fixture.staff.staff],
      )
    )[0]?.last_seen_at as Date;
  for (let second = 0; second < 180; second += 15) {
    fixture.app.clock.advance({ minutes: 0.25 });
    expect(resultOf(await scan(client, (await fixture.parcel()).code))).toBe('applied');
    expect(fixture.app.clock().getTime() - (await seen()).getTime()).toBeLessThanOrEqual(90_000);
  }
  await client.call('sessions.activeAccount', {});
  expect(recalled(client)).not.toBeNull();
  fixture.app.clock.advance({ minutes: 20 / 60 });
  expect(recalled(client)).toBeNull();
});
