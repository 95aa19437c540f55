import { pageFiles } from './room-pages.mjs';

/** Returns the forms of a room's name: `pickup-points` → `pickup_points`, `pickup_point`, `pickupPoint`, `PickupPoint`, `pickup-point`. */
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

/**
 * Returns the files of a new room, by path: a table, its empty list, a lifecycle of two states with its commands, a page that shows the list, a test.
 */
export function roomFiles(room, title, migration) {
  const names = namesOf(room);
  return {
    ...rulesAndCalls(names, title),
    ...readFiles(names, migration),
    ...commandFiles(names),
    ...pageFiles(names, word(title)),
  };
}

function rulesAndCalls({ room, single, key, table, one, One, many }, title) {
  return {
    [`domain/src/rooms/${room}/${single}-states.ts`]: `import { lifecycle } from '../../kernel/lifecycle.ts';
import type { Permission } from '../../kernel/permissions.ts';

export type ${One}State = 'active' | 'inactive';
export type ${One}Command = 'close' | 'open';

/** The lifecycle of one of the ${many}. */
export const ${one}Life = lifecycle<${One}State, ${One}Command, Permission>({
  initial: 'active',
  states: { active: { tone: 'success' }, inactive: { tone: 'neutral' } },
  commands: {
    close: { from: ['active'], to: 'inactive', permission: '${table}.edit', confirm: true },
    open: { from: ['inactive'], to: 'active', permission: '${table}.edit' },
  },
});
`,
    [`contract/src/rooms/${room}/${room}.words.ts`]: `import { words } from '@waybill/domain/kernel/words.ts';
import { ${one}Life } from '@waybill/domain/rooms/${room}/${single}-states.ts';
import { facesOf } from '../../kernel/list.ts';

export const ${one}Words = words({
  list: ${word(title)},
  about: ${word({
    en: `${title.en} stand here.`,
    mm: `${title.mm} ဤနေရာတွင် ပေါ်မည်။`,
    zh: `${title.zh}列在这里。`,
  })},
});

export const ${one}CommandWords = {
  close: {
    verb: { en: 'Close', mm: 'ပိတ်မည်', zh: '关闭' },
    ask: { en: 'Close {name}?', mm: '{name} ကို ပိတ်မလား။', zh: '关闭{name}？' },
  },
  open: {
    verb: { en: 'Open again', mm: 'ပြန်ဖွင့်မည်', zh: '重新开放' },
    ask: { en: 'Open {name} again?', mm: '{name} ကို ပြန်ဖွင့်မလား။', zh: '重新开放{name}？' },
  },
};

export const ${one}StateFaces = facesOf(${one}Life, {
  active: { en: 'Open', mm: 'ဖွင့်ထားသည်', zh: '营业中' },
  inactive: { en: 'Closed', mm: 'ပိတ်ထားသည်', zh: '已关闭' },
});
`,
    [`contract/src/rooms/${room}/${room}.values.ts`]: `import { shape, shapes } from '../../kernel/value-shape.ts';
import { ${one}StateFaces } from './${room}.words.ts';

export const ${one}Values = shapes({
  name: shape.text,
  status: shape.states(${one}StateFaces),
});
`,
    [`contract/src/rooms/${room}/${room}.columns.ts`]: `import { ${one}Life } from '@waybill/domain/rooms/${room}/${single}-states.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { list } from '../../kernel/list.ts';
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
    { key: 'branch', word: commonFieldWords.branch, kind: 'named' },
    { key: 'status', word: common.status, kind: 'state', states: ${one}StateFaces },
    { key: 'created_at', word: common.created_at, kind: 'instant', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      options: ${one}Life.stateNames.map((state) => ({ value: state, word: ${one}StateFaces[state].word })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch' },
  ],
});
`,
    [`contract/src/rooms/${room}/${room}.contract.ts`]: `import { z } from 'zod';
import { ${one}Life } from '@waybill/domain/rooms/${room}/${single}-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { idParam, instant, listQuery, many, named, one, rowOf } from '../../kernel/schemas.ts';
import { ${one}List } from './${room}.columns.ts';

export type ${One}Topic = '${table}';

const row = rowOf(${one}List, {
  id: z.number().int(),
  name: z.string(),
  branch: named,
  status: z.enum(${one}Life.stateNames),
  created_at: instant,
});
export type ${One}Row = z.infer<typeof row>;

const change = <const Command extends keyof typeof ${one}Life.commands>(command: Command, summary: string) =>
  endpoint({
    id: \`${key}.\${command}\`,
    method: 'POST',
    path: \`/api/${single}/{id}/\${command}\`,
    summary,
    access: { permission: ${one}Life.commands[command].permission },
    scope: 'branch',
    params: idParam,
    output: one(row),
    refusals: ['not_found', 'state_not_allowed'],
  });

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
  close: change('close', 'Close one of the ${many}'),
  open: change('open', 'Open one of the ${many} again'),
};
`,
  };
}

/** The table, its list and the calls. */
function readFiles({ room, single, key, table, one, One, many }, migration) {
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
import { ${one}List } from '@waybill/contract/rooms/${room}/${room}.columns.ts';
import type { ${One}Row } from '@waybill/contract/rooms/${room}/${room}.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { covered } from '../../kernel/scope.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { namedJson } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';

/** The list of ${many}. */
export const ${one}Source = listSource<${One}Row>({
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
});
`,
    [`server/src/rooms/${room}/${room}.routes.ts`]: `import { ${one}Life } from '@waybill/domain/rooms/${room}/${single}-states.ts';
import { ${one}Contract as calls } from '@waybill/contract/rooms/${room}/${room}.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { change${One} } from './change-${single}.ts';
import { ${one}Source } from './${room}.queries.ts';

export const ${one}Routes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, ${one}Source, viewer, query)),
  ...${one}Life.commandNames.map((name) => command(calls[name], (context, { params }) => change${One}(context, name, params.id))),
];
`,
  };
}

/** The record, what is done to it, and the test of both. */
function commandFiles({ room, single, key, table, one, One, many }) {
  return {
    [`server/src/rooms/${room}/${room}.store.ts`]: `import type { Transaction } from 'kysely';
import type { ${One}State } from '@waybill/domain/rooms/${room}/${single}-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { covered } from '../../kernel/scope.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

type Tx = Transaction<Tables>;

export type Locked${One} = TableRow<'${table}'>;

/** Locks one of the ${many} until the transaction ends; \`null\` when it is outside the viewer's scope. */
export function lock${One}(tx: Tx, viewer: SessionViewer, id: number): Promise<Locked${One} | null> {
  return lockRow(tx, '${table} t', id, covered(viewer, 't.branch_id'));
}

export async function set${One}Status(tx: Tx, id: number, status: ${One}State, now: Date): Promise<void> {
  await tx
    .updateTable('${table}')
    .set({ status, ...touched(now) })
    .where('id', '=', id)
    .execute();
}
`,
    [`server/src/rooms/${room}/${single}.record.ts`]: `import type { ${One}Row } from '@waybill/contract/rooms/${room}/${room}.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readRow } from '../../kernel/lists.ts';
import { ${one}Source } from './${room}.queries.ts';
import { lock${One}, type Locked${One} } from './${room}.store.ts';

/** One of the ${many} as commands see it. */
export const ${one}Record = topicRecord<'${key}', Locked${One}, ${One}Row>({
  room: '${key}',
  topic: '${table}',
  lock: ({ tx, viewer }, id) => lock${One}(tx, viewer, id),
  auditSubject: ({ name, branch_id }) => ({ name, branchId: branch_id }),
  read: ({ tx, viewer }, id) => readRow(tx, ${one}Source, viewer, id),
});
`,
    [`server/src/rooms/${room}/change-${single}.ts`]: `import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import { ${one}Life, type ${One}Command } from '@waybill/domain/rooms/${room}/${single}-states.ts';
import type { ${One}Row } from '@waybill/contract/rooms/${room}/${room}.contract.ts';
import { changeState, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { ${one}Record } from './${single}.record.ts';
import { set${One}Status } from './${room}.store.ts';

/** Closes one of the ${many} or opens it again. Refused: \`state_not_allowed\` when it is in that state already. */
export function change${One}(context: CommandContext, command: ${One}Command, id: number): Changed<${One}Row> {
  return changeState(context, ${one}Record, id, {
    command,
    decide: ({ status }) => nextState(${one}Life, status, command),
    set: (state) => set${One}Status(context.tx, id, state, context.now),
  });
}
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

test('one of the ${many} is closed once and opened again, and the log tells of both', async () => {
  const founder = await testApp.as('superadmin');
  const { rows } = await testApp.database.pool.query<{ id: number }>(
    "insert into ${table} (branch_id, name, search_key, status, created_at, updated_at) select id, 'First', 'first', 'active', now(), now() from branch order by id limit 1 returning id",
  );
  const params = { id: Number(rows[0]?.id) };
  expect((await founder.call('${key}.close', { params })).data).toMatchObject({ name: 'First', status: 'inactive' });
  expect((await founder.try('${key}.close', { params })).body.code).toBe('state_not_allowed');
  expect((await founder.call('${key}.open', { params })).data.status).toBe('active');
  const { data } = await founder.call('audit.list', { query: { room: '${key}' } });
  expect(data.map(({ action }) => action)).toEqual(['open', 'close']);
});
`,
  };
}

/**
 * Returns the lines that a new room adds to hand-written files: permissions with their words, the access expectations, the foreign record of the
 * access tests, and its part of the audit log. `[file, before what, text]`.
 */
export function sharedLines(room, title) {
  const { single, one, One, key, table } = namesOf(room);
  const see = { en: `See ${title.en.toLowerCase()}`, mm: `${title.mm} ကြည့်ရန်`, zh: `查看${title.zh}` };
  const edit = { en: `Edit ${title.en.toLowerCase()}`, mm: `${title.mm} ပြင်ဆင်ရန်`, zh: `编辑${title.zh}` };
  const [actions, shapes] = ['domain/src/audit-actions.ts', 'contract/src/audit-values.ts'];
  return [
    [
      'tools/lib/column-types.ts',
      "  'rooms/agent-payouts/agent-payout-states.ts': {",
      `  'rooms/${room}/${single}-states.ts': {\n    ${One}State: ['${table}.status'],\n  },\n`,
    ],
    ['domain/src/kernel/permissions.ts', "  'audit.view',", `  '${table}.view',\n  '${table}.edit',\n`],
    [
      'contract/src/rooms/roles/roles.words.ts',
      "  'audit.view': {",
      `  '${table}.view': ${word(see)},\n  '${table}.edit': ${word(edit)},\n`,
    ],
    ['contract/src/rooms/roles/roles.words.ts', '  audit: ', `  ${table}: ${word(title)},\n`],
    [
      'server/src/access/expectations.ts',
      "  'audit.list':",
      ['list', 'close', 'open'].map((call) => `  '${key}.${call}': supers,\n`).join(''),
    ],
    [
      'server/src/access/foreign.test.ts',
      '    audit: rows[0].id,',
      `    ${key}: (
      await testApp.database.pool.query(
        "insert into ${table} (branch_id, name, search_key, status, created_at, updated_at) values ($1, 'x', 'x', 'active', now(), now()) returning id",
        [branch],
      )
    ).rows[0].id,\n`,
    ],
    [actions, 'import { tariffLife }', `import { ${one}Life } from './rooms/${room}/${single}-states.ts';\n`],
    [actions, '  companies: [', `  ${key}: [...${one}Life.commandNames],\n`],
    ['contract/src/rooms/audit/audit.words.ts', '  companies: ', `  ${key}: ${word(title)},\n`],
    [shapes, 'import { roleValues }', `import { ${one}Values } from './rooms/${room}/${room}.values.ts';\n`],
    [shapes, '  companies: companyValues', `  ${key}: ${one}Values,\n`],
  ];
}
