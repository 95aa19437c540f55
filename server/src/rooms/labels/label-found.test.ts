import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readViewer } from '../sessions/read-viewer.store.ts';
import { labelsWithText } from './label-found.queries.ts';
import { readSearch } from './label-search.sql.ts';
import { openLabelFixture } from './testing/label-fixture.ts';

let app: TestApp;
let viewers: SessionViewer[];
beforeAll(async () => {
  app = await startTestApp();
  const fixture = await openLabelFixture(app);
  const merchant = await fixture.merchant();
  const { data } = await fixture.clerk.call('labels.create', { body: fixture.walkin() });
  const columns = async (table: string, without: string[]) =>
    (
      await app.database.pool.query(
        'select column_name as name from information_schema.columns where table_name = $1 and table_schema = current_schema() and column_name <> all($2)',
        [table, without],
      )
    ).rows
      .map((row) => row.name)
      .join(', ');
  const [label, state] = [
    await columns('label', ['id', 'tracking_code', 'search_key', 'merchant_id']),
    await columns('label_state', ['label_id', 'holder_branch_id', 'deliver_branch_id', 'status']),
  ];
  // Some texts are in most labels, some in few, one in the oldest alone; phones and texts overlap.
  await app.database.pool.query(
    `
    with made as (insert into label (tracking_code, search_key, merchant_id, ${label})
      select 'T' || n,
        concat_ws('|', 't' || n, case
          when n % 3 = 0 then 'mathida'
          else 'ukyaw'
          end, case
          when n <= 60 then 'oldshop'
          end, case
          when n % 50 = 0 then 'rare'
          end, case
          when n % 90 = 0 then 'no709440000012'
        end, '0944' || lpad(n::text, 7, '0')),
        case when n % 4 = 0 then $2::bigint end, ${label.replaceAll(/(^|, )/g, '$1l.')}
      from label l, generate_series(1, 300) n where l.id = $1 order by n returning id, tracking_code),
    called as (insert into label_phone (phone, label_id, side)
      select p.phone, id, p.side
      from made,
        lateral (values ('944' || lpad(substr(tracking_code, 2), 7, '0'), 'destination'),
          ('9791234567', 'source')) p(phone, side)),
    written as (insert into label_phone (phone, label_id, side)
      select '9440000012', id, 'text' from made where substr(tracking_code, 2)::int % 90 = 0)
    insert into label_state (label_id, holder_branch_id, deliver_branch_id, status, ${state})
    select m.id, case
      when m.id % 5 = 0 then $4::bigint
      else $3::bigint
      end, case
      when m.id % 7 = 0 then $4::bigint
      else $3::bigint
      end, case
      when m.id % 6 = 0 then 'delivered'
      else 'pending'
      end, ${state.replaceAll(/(^|, )/g, '$1s.')}
    from made m, label_state s
    where s.label_id = $1`,
    [data.id, merchant, fixture.yangon, fixture.mandalay],
  );
  const viewerOf = async (name: string) => readViewer(app.app.waybill.db, (await app.as(name)).token, app.clock(), 8);
  viewers = (await Promise.all(['superadmin', 'staff', 'mdy.staff'].map(viewerOf))) as SessionViewer[];
});
afterAll(() => app.close());

/** Computes the expected result as plainly as possible. */
async function expected(viewer: SessionViewer, text: string, statuses: readonly string[]): Promise<number[]> {
  const { rows } = await app.database.pool.query(
    `
    select l.id::int as id from label l join label_state s on s.label_id = l.id
    where (l.search_key like '%' || $1 || '%'
      or exists (select 1
        from label_phone p
        where p.label_id = l.id and $1 ~ '^[0-9]{4,}$' and p.phone like ltrim($1, '0') || '%'))
      and s.status = any($2)
      and ($3::bigint[] is null
        or s.holder_branch_id = any($3)
        or s.deliver_branch_id = any($3)
        or s.accept_branch_id = any($3)
        or s.forward_branch_id = any($3))
      order by l.id`,
    [text, statuses, viewer.covers === 'all' ? null : viewer.covers],
  );
  return rows.map((row) => row.id);
}

test('F-01 N-09 A-06 a text finds the same, whether it is rare or common, recent or old, and whatever part of it is looked at first', async () => {
  const db = app.app.waybill.db;
  const ran = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        who: fc.nat(2),
        text: fc.constantFrom(
          'mathida',
          'ukyaw',
          'oldshop',
          'rare',
          '0944',
          '09440000',
          '09440000012',
          '09791',
          'nobody',
        ),
        statuses: fc.constantFrom(['pending', 'delivered'], ['delivered'], ['missing']),
        last: fc.integer({ min: 1, max: 70 }),
        newestFirst: fc.boolean(),
        looked: fc.constantFrom(5, 30, 10_000),
        walked: fc.constantFrom(10, 100, 20_000),
      }),
      async ({ who, text, statuses, last, newestFirst, looked, walked }) => {
        const viewer = viewers[who] as SessionViewer;
        const search = readSearch(text);
        if (search?.kind !== 'text') throw new Error(`${text} is no text`);
        const { ids, count } = await labelsWithText(
          db,
          viewer,
          search,
          { branchId: null, heldOnly: false, statuses, also: [], needsLabel: false },
          { last, newestFirst },
          undefined,
          { looked, walked },
        );
        const { rows } = await sql<{
          id: number;
        }>`select x.label_id as id from ${ids} x order by x.label_id ${newestFirst ? sql`desc` : sql`asc`} limit ${last}`.execute(
          db,
        );
        const total =
          typeof count === 'number'
            ? count
            : (await sql<{ n: number }>`select count(*)::int as n from ${count} counted`.execute(db)).rows[0]?.n;
        const all = await expected(viewer, text, statuses);
        expect(rows.map(({ id }) => id)).toEqual((newestFirst ? all.toReversed() : all).slice(0, last));
        expect(total === all.length || (total !== undefined && total > looked && total <= all.length)).toBe(true);
        ran.add(`${typeof count} ${all.length > 0}`);
      },
    ),
    { numRuns: 400 },
  );
  expect([...ran]).toEqual(expect.arrayContaining(['number false', 'number true', 'object true']));
});
