import { expect, test } from 'vitest';
import { isTest, linesWith, sources } from './tidy/sources.ts';

const kit = 'server/src/kernel/sql/';
const rooms = sources.filter(
  (source) => source.file.startsWith('server/src/') && !source.file.startsWith(kit) && !isTest(source),
);

/** Patterns that find copies of functions of the SQL kit. */
const copies: Readonly<Record<string, RegExp>> = {
  'a row with names in three languages as JSON (namedJson, namedJsonOrNull)':
    /'id', .*'name_en', (\w+\.name_en|\$\{)|case when (\w+)\.id is null then null else \$\{\w+\('\2'/,
  'a filter by days or dates (daysOf, datesOf)': /\b(from|to): \(\w+\) =>.*(dayBounds|dayFilter|::date)/,
  'a filter by what a column says (sameText)': /\(value\) => sql<boolean>`\w+\.\w+ = \$\{value\}`/,
  'a filter by the number of a record (sameNumber, byNumber)': /::text = \$\{value\}|\\d\{1,15\}\$?\//,
  'what a customer is called (customerName)': /coalesce\((\w+)\.business_name, \1\.customer_name\)/,
  'the next version of a row (touched, nextVersion)': /version: sql`version \+ 1`/,
  'a row that is locked in its scope (lockRow)': /select (?:(\w+)\.)?\* from \w+ (?:\1 )?where .*id = .* for update\b/,
  'a pattern with its wildcards disarmed (contains, containsIn, begins)': /\[\\\\%_\]|like \$\{`/,
};

test.each(Object.entries(copies))('the rooms have no copy of %s', (_what, copy) => {
  expect(rooms.flatMap(({ file, text }) => linesWith(file, text, copy))).toEqual([]);
});

/** Exports have hundreds of thousands of labels; joining the people looks each of them up only once. */
const joined = ['server/src/rooms/labels/label-list.queries.ts'];

test('the rooms have no copy of the name of a person (personName): nobody is joined only to be named', () => {
  const named = rooms.flatMap(({ file, text }) =>
    [...text.matchAll(/join staff (\w+) on/g)]
      .map((match) => match[1] ?? '')
      .filter((alias) =>
        [...text.matchAll(new RegExp(String.raw`(?<![\w.])${alias}\.(\w+)`, 'g'))].every((use) =>
          ['id', 'name'].includes(use[1] ?? ''),
        ),
      )
      .map((alias) => `${file}: ${alias}`),
  );
  expect(named.filter((copy) => !joined.some((file) => copy.startsWith(file)))).toEqual([]);
});

/** Jobs, imports and seeds, which run outside of a command, and sign-in, which has no user yet. */
const ownTransactions = [
  'server/src/app/archive-job.ts',
  'server/src/app/sandbox/copy-to-sandbox.ts',
  'server/src/app/sandbox/lines-of-sandbox.ts',
  'server/src/app/sandbox/send-to-sandbox.ts',
  'server/src/kernel/command-frame.ts',
  'server/src/rooms/exports/export-job.ts',
  'server/src/rooms/ledger/balances.store.ts',
  'server/src/rooms/ledger/verify-ledger.queries.ts',
  'server/src/rooms/merchant-users/join-merchant.ts',
  'server/src/rooms/merchant-users/reset-access.ts',
  'server/src/rooms/payment-claims/payment-claims-job.ts',
  'server/src/rooms/places/import-locations.ts',
  'server/src/rooms/places/seed-places.ts',
  'server/src/rooms/reports/make-day-sums.store.ts',
  'server/src/rooms/reports/tallies.store.ts',
  'server/src/rooms/roles/seed-roles.ts',
  'server/src/rooms/sessions/finish-sign-on.ts',
  'server/src/rooms/sessions/log-in.ts',
  'server/src/rooms/staff/create-first-owner.ts',
  'server/src/rooms/tariffs/seed-tariff.ts',
  'server/src/rooms/tracking/hold-mail-job.ts',
];

test('a command opens no transaction of its own', () => {
  const opening = rooms.filter(({ text }) => /\.transaction\(\)/.test(text)).map(({ file }) => file);
  expect(opening.toSorted()).toEqual(ownTransactions);
});
