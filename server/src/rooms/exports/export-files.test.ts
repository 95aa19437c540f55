import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { inLongProofs } from '@waybill/domain/kernel/testing/proof-size.ts';
import { exportKeptDays } from '@waybill/domain/rooms/exports/export-states.ts';
import type { TestClient } from '../../kernel/testing/app.ts';
import { startJobChild } from '../../kernel/testing/job-child.ts';
import { readSheet, readZip } from '../../kernel/testing/read-xlsx.ts';
import { resumeJob } from '../../app/resume-job.ts';
import { chunkBytes, exportExpiryJob } from './export-job.ts';
import { fetchFile, linesOf, startExports } from './testing/export-statements.ts';

let owner: TestClient;
let manager: TestClient;
const { testApp, query, ask, make, rowOf, made, events } = await startExports();
beforeAll(async () => {
  [owner, manager] = [await testApp.as('owner'), await testApp.as('manager')];
});
afterAll(() => testApp.close());

describe('N-22 the file', () => {
  test('N-22 has the name of its list and its day, in any script', async () => {
    const headers = (await fetchFile(owner, await made(owner, {}, 'mm'))).headers;
    const [, encoded = ''] =
      /^attachment; filename="staff-\d+\.csv"; filename\*=UTF-8''(\S+)$/.exec(String(headers['content-disposition'])) ??
      [];
    expect(decodeURIComponent(encoded)).toBe('ဝန်ထမ်းစာရင်း 21-11-2026.csv');
    expect([headers['content-type'], headers['cache-control'], headers['x-content-type-options']]).toEqual([
      'text/csv; charset=utf-8',
      'no-store',
      'nosniff',
    ]);
  });

  test("A-06 is its asker's alone, even before those who see it in the list", async () => {
    const id = await made(manager);
    expect(await rowOf(owner, id)).toMatchObject({ requested_by: expect.any(String), own: false, status: 'ready' });
    const [theirs, none] = [await fetchFile(owner, id), await fetchFile(owner, 999_999)];
    expect([theirs.statusCode, { ...theirs.json(), request_id: '' }]).toEqual([
      404,
      { ...none.json(), request_id: '' },
    ]);
    expect((await owner.try('exports.retry', { params: { id } })).status).toBe(404);
  });

  test('N-22 asked for twice with one idempotency key is a file both times', async () => {
    const id = await made(owner);
    const fetched = async () =>
      (
        await owner.send({ method: 'GET', url: `/api/export/${id}/file`, headers: { 'idempotency-key': 'same' } })
      ).body.split('\r\n')[0];
    expect([await fetched(), await fetched()]).toEqual(['\uFEFFName,Role', '\uFEFFName,Role']);
  });

  test('N-22 is not there before it is made', async () => {
    const { body } = await ask(owner);
    const response = await fetchFile(owner, body.data.id);
    expect([response.statusCode, response.json().code]).toEqual([409, 'export_not_ready']);
  });

  test('A-08 asking and every download are in the audit log', async () => {
    const id = await made(owner);
    await fetchFile(owner, id);
    await fetchFile(owner, id);
    const rows = await query("select action, after from audit where room = 'exports' and record_id = $1 order by id", [
      String(id),
    ]);
    expect(rows.map((row) => row.action)).toEqual(['start', 'download', 'download']);
    expect(rows[0].after).toMatchObject({ list: 'staff', format: 'csv', columns: ['name', 'role'] });
  });

  test('N-22 is kept seven days, then removed; the list still says who asked for what', async () => {
    const id = await made(owner);
    const ready = await rowOf(owner, id);
    expect(new Date(ready?.expires_at ?? 0).getTime() - new Date(ready?.finished_at ?? 0).getTime()).toBe(
      exportKeptDays * 86_400_000,
    );
    await exportExpiryJob(testApp.app.waybill).work({});
    expect(await rowOf(owner, id)).toMatchObject({ status: 'ready' });
    testApp.clock.advance({ days: exportKeptDays });
    owner = await testApp.as('owner');
    manager = await testApp.as('manager');
    await exportExpiryJob(testApp.app.waybill).work({});
    expect(await rowOf(owner, id)).toMatchObject({ status: 'expired', requested_by: 'ဦးအောင်မြင့်' });
    expect(await query('select 1 from export_chunk where export_id = $1', [id])).toEqual([]);
    expect((await fetchFile(owner, id)).json().code).toBe('export_not_ready');
    expect((await owner.try('exports.retry', { params: { id } })).body.code).toBe('state_not_allowed');
  });
});

describe('N-22 a long list', () => {
  beforeAll(async () => {
    const { data: me } = await owner.call('sessions.activeAccount', {});
    await query(
      `
        insert into staff (user_name, name, role_slug, user_type, branch_id, status, password_hash, search_key,
          business_name, created_at, updated_at)
      select 'long.' || n, 'ဝန်ထမ်း နံပါတ် ' || n, 'staff', 'fcs', $1, 'active', 'x', 'long',
        md5(n::text) || md5((n + 1)::text), now(), now()
      from generate_series(1, 20000) n`,
      [me.branch?.id],
    );
  });
  const long = {
    search: 'long',
    columns: ['user_name', 'name', 'business_name', 'role', 'branch', 'status'],
    sort: 'user_name',
  };

  // The rows are the same in both; Excel takes five times as long to write and to read again.
  test.each(inLongProofs ? ['csv', 'xlsx'] : ['csv'])(
    'N-22 of 20,000 rows becomes a %s file in pieces of a megabyte, every row once',
    async (format) => {
      const id = await made(owner, { ...long, format });
      expect(await rowOf(owner, id)).toMatchObject({ status: 'ready', total: 20_000, done: 20_000 });
      const sizes = (
        await query('select octet_length(data) as n from export_chunk where export_id = $1 order by position', [id])
      ).map((row) => row.n);
      expect(sizes.length).toBeGreaterThan(1);
      expect(sizes.slice(0, -1).every((size) => size === chunkBytes)).toBe(true);
      const file = (await fetchFile(owner, id)).rawPayload;
      expect(file.length).toBe(sizes.reduce((sum, size) => sum + size, 0));
      const codes =
        format === 'csv'
          ? file
              .toString('utf8')
              .split('\r\n')
              .slice(1, -1)
              .map((line) => line.split(',')[0])
          : [...readSheet(readZip(file).get('xl/worksheets/sheet1.xml') as string)]
              .filter(([at]) => /^A(?!1$)/.test(at))
              .map(([, cell]) => (cell as { text: string }).text);
      expect([codes.length, new Set(codes).size]).toEqual([20_000, 20_000]);
    },
  );

  test('N-22 P-09 its asker hears how far it is', async () => {
    const id = await made(owner, long);
    const announced = (await events(id)).map((row) => row.payload.status);
    expect([announced.includes('running'), announced.at(-1)]).toEqual([true, 'ready']);
    expect(new Set((await events(id)).map((row) => row.user_name))).toEqual(new Set(['owner']));
  });

  longTest(
    'N-22 Q-05 the file of a killed job is made again from the beginning, and whole',
    async () => {
      const { body } = await ask(owner, long);
      const id = body.data.id;
      // The second chunk waits for a lock of the test, so that the job certainly dies in the middle of its file.
      await query(
        `
        create function wait_here() returns trigger language plpgsql as $$ begin if new.position = 1 then perform pg_advisory_xact_lock(4711);
          end if; return new;
          end $$`,
      );
      await query('create trigger wait_here before insert on export_chunk for each row execute function wait_here()');
      const holder = await testApp.database.pool.connect();
      await holder.query('select pg_advisory_lock(4711)');
      const child = await startJobChild(testApp.database.url, 'export', { id });
      const running = (extra: string) =>
        query(
          `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'job-child' ${extra}`,
        );
      await expect.poll(async () => (await running("and wait_event_type = 'Lock'"))[0].n, { timeout: 20_000 }).toBe(1);
      await child.kill();
      await holder.query('select pg_advisory_unlock(4711)');
      holder.release();
      await query('drop function wait_here cascade');
      expect(await rowOf(owner, id)).toMatchObject({ status: 'running', size: null });
      await expect.poll(async () => (await running(''))[0].n, { timeout: 20_000 }).toBe(0);

      await resumeJob(testApp.app.waybill).work({});
      expect(await query('select payload from graphile_worker._private_jobs where key = $1', [`export:${id}`])).toEqual(
        [{ payload: { id } }],
      );
      await make(id);
      const lines = await linesOf(owner, id);
      expect([lines.length, new Set(lines).size]).toEqual([20_001, 20_001]);
      expect(await rowOf(owner, id)).toMatchObject({ status: 'ready', total: 20_000 });
    },
    60_000,
  );

  test('N-22 all rows are those of one moment, whatever is written meanwhile', async () => {
    const { body } = await ask(owner, long);
    const making = make(body.data.id);
    await expect
      .poll(async () => (await rowOf(owner, body.data.id))?.done ?? 0, { timeout: 20_000, interval: 5 })
      .toBeGreaterThan(0);
    await query("update staff set business_name = 'CHANGED' where search_key = 'long'");
    await making;
    expect((await linesOf(owner, body.data.id)).filter((line) => line.includes('CHANGED'))).toEqual([]);
  });
});
