import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allPages } from '../web/src/app/all-pages.ts';
import { isChangedBy, type Changes } from '../web/src/kernel/query-topics.ts';
import { isTest, linesWith, sources } from './tidy/sources.ts';

const rooms = sources.filter((source) => source.file.startsWith('web/src/rooms/') && !isTest(source));
const nameOf = (file: string): string => file.replace(/^web\/src\/rooms\//, '');
const imports = (file: string): string[] =>
  (rooms.find((source) => source.file === file)?.imports ?? []).flatMap((found) => found.file ?? []);
/** Returns the files of rooms that import both of these files of the shell. */
const withBoth = (one: string, other: string): string[] =>
  rooms
    .filter(({ file }) => imports(file).includes(`web/src/${one}`) && imports(file).includes(`web/src/${other}`))
    .map(({ file }) => nameOf(file))
    .sort();

test('a page of one record is made by recordPage or editPage', () => {
  expect(withBoth('shell/detail/RecordStates.tsx', 'shell/detail/use-record.ts')).toEqual([
    // It shows all pages of a statement, for the days in the URL, not a record.
    'agent-services/PrintAgentStatementPage.tsx',
    // It also waits for fonts, and its id is in the query of the URL.
    'clearances/PrintClearancePage.tsx',
    // It shows a sum for a merchant, not a record of a call.
    'cod/CodMerchantPage.tsx',
    // Its documents are read by a link, and so are the proofs of a parcel.
    'packages/PrintPackagePage.tsx',
    'proofs/ProofPackPage.tsx',
    // A row of the permission matrix.
    'roles/RolePage.tsx',
    // It lists the tables to copy from.
    'tariffs/NewTariffPage.tsx',
  ]);
});

test('a page of one record is the standard one of detailPage, but for these', () => {
  const drawn = rooms.filter(({ text }) => /\brecordPage\(/.test(text)).map(({ file }) => nameOf(file));
  expect(drawn.sort()).toEqual(
    [
      // One page for three kinds of document; its sum and its parcels filter each other.
      'clearances/ClearanceDetailPage.tsx',
      // It is worked through from the phone call to its outcome.
      'calls/CallPage.tsx',
      // A day of a bank account, each line beside the books.
      'bank-accounts/ReconciliationPage.tsx',
      // One of the first pages, whose weight has a limit.
      'run-sheets/RunSheetPage.tsx',
      // The parcel: its steps, its money and its way.
      'labels/LabelDetailPage.tsx',
      'labels/ShippingStatusPage.tsx',
      'tracking/ParcelDetailPage.tsx',
      // Forms and grids.
      'label-imports/LabelImportPage.tsx',
      'labels/EditLabelPage.tsx',
      'pickup-requests/DoorLabelPage.tsx',
      'tariffs/TariffPage.tsx',
      // Papers.
      'emos/EmoPapers.tsx',
      'expenses/PrintExpensePage.tsx',
      'gate-collections/PrintGateCollectionPage.tsx',
      'handovers/PrintHandoverPage.tsx',
      'missing-cases/PayoutReceiptPage.tsx',
      'prints/CustomsPage.tsx',
      'remittances/PrintRemittancePage.tsx',
      'shift-handovers/PrintShiftHandoverPage.tsx',
    ].sort(),
  );
});

test('a page with a form is made by newPage or editPage', () => {
  const drawn = rooms.filter(({ text }) => text.includes('<FormPage')).map(({ file }) => nameOf(file));
  expect(drawn.sort()).toEqual([
    // Settings, not records.
    'clearances/ClearanceSettingsPage.tsx',
    'emos/EmoTermsPage.tsx',
    'expenses/ExpenseSettingsPage.tsx',
    'handovers/SurplusSettingsPage.tsx',
    'merchant-users/PortalSettingsPage.tsx',
    'messages/ChannelPage.tsx',
    'messages/MessageSettingsPage.tsx',
    'messages/RoutePage.tsx',
    'messages/TextPage.tsx',
    'outflows/OutflowLimitsPage.tsx',
    // A form whose rows are the ready merchants.
    'payout-runs/NewPayoutRunPage.tsx',
    // A row of the permission matrix.
    'roles/RolePage.tsx',
    // A form whose fields are a grid.
    'tariffs/NewTariffPage.tsx',
    'tariffs/TariffPage.tsx',
    'transfers/TransferSettingsPage.tsx',
  ]);
});

test('rooms open pages by name: the router is behind the page table', () => {
  expect(rooms.flatMap(({ file, text }) => linesWith(file, text, /'@tanstack\/react-router'/))).toEqual([]);
});

test('a query that is read again after live events is also read again after commands on this device', () => {
  const stale = sources
    .filter(
      ({ file, text }) =>
        /^web\/src\/(?:rooms|shell)\//.test(file) && !/\btopics?\b.*\}/.test(text.match(/\bmeta: \{.*/)?.[0] ?? ''),
    )
    .flatMap(({ file, text }) => {
      const calls = [...text.matchAll(/\bqueryKey(?::| =) \['(\w+\.\w+)'/g)].map(([, call = '']) => call);
      const live = [...text.matchAll(/\buseLive\(\s*\[?((?:'\w+'(?:, )?)+)/g)].flatMap(([, topics = '']) =>
        topics.match(/\w+/g),
      );
      return live.flatMap((topic) =>
        calls.some((call) => isChangedBy(call, topic as Changes)) || calls.length === 0 ? [] : [`${file}: ${topic}`],
      );
    });
  expect(stale).toEqual([]);
});

/** Functions that only the shell uses for commands: confirm, show errors, discard stale lists. */
const ownWays = [
  {
    title: 'a command asks by useAction, useRecordCommands or a FormDialog',
    pattern: /\buseConfirm\(/,
    // It asks between two scans and sends nothing.
    but: ['tracking/ScanMode.tsx'],
  },
  {
    title: 'a refused command is told by useAction',
    pattern: /\btoast\.error\(firstMessage\(|\breactionTo\(/,
    but: [],
  },
  { title: 'kept lists are asked for again by useChanged', pattern: /\bcachedLists\b/, but: [] },
  {
    title: 'what a change touches is named by its topic for useChanged',
    pattern: /for \(const \w+ of .*invalidateQueries/,
    but: [],
  },
  {
    title: 'a row says by rowCommands which commands lead out of its state',
    pattern: /\bcommandsFrom\(.*\brow\b/,
    // Users give only this command of an export; its job gives the others.
    but: ['exports/ExportListPage.tsx'],
  },
];

test.each(ownWays)('$title', ({ pattern, but }) => {
  const found = rooms
    .filter(({ file }) => !(but as readonly string[]).includes(nameOf(file)))
    .flatMap(({ file, text }) => linesWith(file, text, pattern));
  expect(found).toEqual([]);
});

test('N-31 the names that the compiler knows are those of the pages, and no others', () => {
  const file = readFileSync(new URL('../web/src/app/generated/page-names.ts', import.meta.url), 'utf8');
  const [names = ''] = file.match(/ interface PageNames \{[^]*?^ {2}\}/m) ?? [];
  const known = [...names.matchAll(/^ {4}'?([\w.-]+)'?: /gm)].map(([, name]) => name);
  expect(known).toEqual(allPages.map(({ name }) => name).toSorted());
});
