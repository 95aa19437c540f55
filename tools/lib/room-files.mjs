/** The forms of a room's name: `pickup-points` → `pickup_points`, `pickup_point`, `pickupPoint`, `PickupPoint`, `pickup-point`. */
export function namesOf(room) {
  const single = room
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|s|x)es$/, '$1')
    .replace(/s$/, '');
  const camel = single.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return {
    room,
    single,
    key: room.replaceAll('-', '_'),
    table: single.replaceAll('-', '_'),
    one: camel,
    One: camel[0].toUpperCase() + camel.slice(1),
    many: room.replaceAll('-', ' '),
  };
}

const word = ({ en, mm, zh }) => `{ en: ${quoted(en)}, mm: ${quoted(mm)}, zh: ${quoted(zh)} }`;
const quoted = (text) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** The files of a new room, by path: a table of its own, a list of it that is empty, a page that shows the list, a test that asks for it. */
export function roomFiles(room, title, migration) {
  const names = namesOf(room);
  return { ...rulesAndCalls(names, title), ...serverFiles(names, migration), ...pageFiles(names, title) };
}

function rulesAndCalls({ room, single, key, table, one, One, many }, title) {
  return {
    [`domain/src/rooms/${room}/${single}-states.ts`]: `import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../roles/permissions.ts';

export type ${One}State = 'active';

/** The life of one of the ${many}. */
export const ${one}Life = lifecycle<${One}State, never, Permission>({
  initial: 'active',
  states: { active: { tone: 'success' } },
  commands: {},
});

export const ${one}States = Object.keys(${one}Life.states) as ${One}State[];
`,
    [`contract/src/rooms/${room}/${room}.words.ts`]: `import { words } from '@waybill/domain/kernel/words.ts';
import { ${one}Life, type ${One}State } from '@waybill/domain/rooms/${room}/${single}-states.ts';
import type { StateFace } from '../../kernel/list.ts';

export const ${one}Words = words({
  list: ${word(title)},
  about: ${word({
    en: `${title.en} stand here.`,
    mm: `${title.mm} ဤနေရာတွင် ပေါ်မည်။`,
    zh: `${title.zh}列在这里。`,
  })},
});

export const ${one}StateFaces: Record<${One}State, StateFace> = {
  active: { tone: ${one}Life.states.active.tone, word: { en: 'Active', mm: 'အသုံးပြုဆဲ', zh: '启用' } },
};
`,
    [`contract/src/rooms/${room}/${room}.columns.ts`]: `import { ${one}States } from '@waybill/domain/rooms/${room}/${single}-states.ts';
import { list } from '../../kernel/list.ts';
import { branchWords } from '../branches/branches.words.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import { ${one}StateFaces, ${one}Words } from './${room}.words.ts';

export const ${one}List = list({
  name: '${key}',
  title: ${one}Words.list,
  about: ${one}Words.about,
  access: { permission: '${table}.view' },
  sort: 'name',
  columns: [
    { key: 'name', word: common.name, kind: 'text', sortable: true, main: true },
    { key: 'branch', word: branchWords.title, kind: 'named' },
    { key: 'status', word: common.status, kind: 'state', states: ${one}StateFaces },
    { key: 'created_at', word: common.created_at, kind: 'instant', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      options: ${one}States.map((state) => ({ value: state, word: ${one}StateFaces[state].word })),
    },
    { key: 'branch_id', word: branchWords.title, kind: 'select', source: 'branch' },
  ],
});
`,
    [`contract/src/rooms/${room}/${room}.contract.ts`]: `import { z } from 'zod';
import { ${one}States } from '@waybill/domain/rooms/${room}/${single}-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, listQuery, many, named } from '../../kernel/schemas.ts';
import { ${one}List } from './${room}.columns.ts';

/** What open screens are told of. */
export type ${One}Topic = '${table}';

const row = z.object({
  id: z.number().int(),
  name: z.string(),
  branch: named,
  status: z.enum(${one}States as [string, ...string[]]),
  created_at: instant,
});
export type ${One}Row = z.infer<typeof row>;

export const ${one}Contract = {
  list: endpoint({
    id: '${key}.list',
    method: 'GET',
    path: '/api/${single}',
    summary: 'The ${many} of the covered branches',
    access: ${one}List.access,
    scope: 'branch',
    query: listQuery(${one}List),
    output: many(row),
  }),
};
`,
  };
}

function serverFiles({ room, single, key, table, one, One, many }, migration) {
  return {
    [`server/migrations/${migration}_${key}.sql`]: `-- What: ${many}, each of one branch.
-- Why: the room "${room}" begins with a list.

create table ${table} (
  id bigint generated always as identity primary key,
  branch_id bigint not null references branch,
  name text not null,
  search_key text not null,
  status text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index ${table}_of_branch on ${table} (branch_id, name, id);
create index ${table}_search on ${table} using gin (search_key gin_trgm_ops);
`,
    [`server/src/rooms/${room}/${room}.queries.ts`]: `import { sql } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import type { ${One}State } from '@waybill/domain/rooms/${room}/${single}-states.ts';
import { ${one}List } from '@waybill/contract/rooms/${room}/${room}.columns.ts';
import type { ${One}Row } from '@waybill/contract/rooms/${room}/${room}.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { covered } from '../../kernel/scope.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { namedJson } from '../../kernel/sql/named-json.ts';
import { contains } from '../../kernel/sql/search-text.ts';

interface Raw${One} {
  id: number;
  name: string;
  branch: ${One}Row['branch'];
  status: ${One}State;
  created_at: Date;
}

/** The list of ${many}. */
export const ${one}Source = listSource<Raw${One}, ${One}Row>({
  definition: ${one}List,
  id: sql\`t.id\`,
  from: sql\`${table} t join branch b on b.id = t.branch_id\`,
  columns: sql\`t.id, t.name, t.status, t.created_at, \${namedJson('b')} as branch\`,
  scope: (viewer) => covered(viewer, 't.branch_id'),
  sort: { name: sql\`t.name\`, created_at: sql\`t.created_at\` },
  search: (term) => contains('t.search_key', term),
  filters: {
    status: sameText('t.status'),
    branch_id: sameNumber('t.branch_id'),
  },
  row: (raw) => ({ ...raw, created_at: toIso(raw.created_at) }),
});
`,
    [`server/src/rooms/${room}/${room}.routes.ts`]: `import { ${one}Contract as calls } from '@waybill/contract/rooms/${room}/${room}.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { read, type Route } from '../../kernel/routes.ts';
import { ${one}Source } from './${room}.queries.ts';

export const ${one}Routes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, ${one}Source, viewer, query)),
];
`,
    [`server/src/rooms/${room}/${room}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

test('the list of ${many} is empty until somebody adds to it', async () => {
  const founder = await testApp.as('superadmin');
  const { data, total } = await founder.call('${key}.list', { query: {} });
  expect([data, total]).toEqual([[], 0]);
});
`,
  };
}

function pageFiles({ room, key, table, one, One, many }, title) {
  return {
    [`web/src/rooms/${room}/${room}.messages.ts`]: `import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const ${one}Messages = words({ list: ${word(title)} });
`,
    [`web/src/rooms/${room}/${room}.routes.tsx`]: `import type { PageRow } from '../../kernel/pages.ts';
import { ${one}Messages } from './${room}.messages.ts';

export const ${one}Pages: PageRow[] = [
  {
    name: '${room}',
    path: '/${room}',
    title: ${one}Messages.list,
    access: { permission: '${table}.view' },
    load: async () => (await import('./${One}ListPage.tsx')).${One}ListPage,
  },
];
`,
    [`web/src/rooms/${room}/${One}ListPage.tsx`]: `import { ${one}List } from '@waybill/contract/rooms/${room}/${room}.columns.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';

/** The ${many} of the covered branches. */
export function ${One}ListPage() {
  return <ListPage definition={${one}List} call="${key}.list" page="${room}" live="${table}" />;
}
`,
  };
}

/** What a new room adds to the files that a person keeps: its permission with its words, and who may make its call. `[file, before what, text]`. */
export function sharedLines(room, title) {
  const { key, table } = namesOf(room);
  const see = { en: `See ${title.en.toLowerCase()}`, mm: `${title.mm} ကြည့်ရန်`, zh: `查看${title.zh}` };
  return [
    ['domain/src/rooms/roles/permissions.ts', "  'audit.view',", `  '${table}.view',\n`],
    ['contract/src/rooms/roles/roles.words.ts', "  'audit.view': {", `  '${table}.view': ${word(see)},\n`],
    ['contract/src/rooms/roles/roles.words.ts', '  audit: {', `  ${table}: ${word(title)},\n`],
    ['server/src/access/expectations.ts', "  'audit.list':", `  '${key}.list': supers,\n`],
  ];
}
