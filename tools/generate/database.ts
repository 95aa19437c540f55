import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createPool } from '@waybill/server/kernel/db/pool.ts';
import { dumpSchema } from '@waybill/server/kernel/db/schema-dump.ts';
import { arrayTables, columnTypes } from '../lib/column-types.ts';

interface Generated {
  readonly path: string;
  readonly content: string;
}

/** Generates the result of all migrations: the schema in one file, to be read and reviewed, and the types of its tables. */
export async function generate({ databaseUrl }: { databaseUrl: string }): Promise<Generated[]> {
  return [await schema(databaseUrl), await tables(databaseUrl), await sqlTypes(databaseUrl)];
}

async function schema(databaseUrl: string): Promise<Generated> {
  const pool = createPool(databaseUrl, { max: 1 });
  try {
    return { path: 'server/schema.sql', content: await dumpSchema(pool) };
  } finally {
    await pool.end();
  }
}

const tableOptions = [
  '--dialect',
  'postgres',
  '--default-schema',
  'public',
  '--include-pattern',
  'public.*',
  '--exclude-pattern',
  '*.kysely_*',
  '--date-parser',
  'string',
  '--numeric-parser',
  'string',
  '--type-mapping',
  '{"int8":"number"}',
  '--log-level',
  'error',
];

/** Generates the types of the tables for Kysely: bigint is a number (checked when read), numeric and date are text. */
async function tables(databaseUrl: string): Promise<Generated> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-tables-'));
  try {
    const file = path.join(folder, 'tables.ts');
    await promisify(execFile)(process.execPath, [
      'node_modules/kysely-codegen/dist/cli/bin.js',
      '--url',
      databaseUrl,
      '--out-file',
      file,
      ...tableOptions,
    ]);
    return {
      path: 'server/src/kernel/db/generated/tables.ts',
      content: withColumnTypes(await readFile(file, 'utf8')),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const shortNames: Readonly<Record<string, string>> = { integer: 'int', 'timestamp with time zone': 'timestamptz' };

/** Generates the SQL types of the columns of tables that are written as arrays (`kernel/hot/row-arrays.ts`). */
async function sqlTypes(databaseUrl: string): Promise<Generated> {
  const pool = createPool(databaseUrl, { max: 1 });
  try {
    const { rows } = await pool.query<{ table: string; column: string; type: string }>(
      `select attrelid::regclass::text as table, attname as column, format_type(atttypid, null) as type
       from pg_attribute where attrelid = any($1::regclass[]) and attnum > 0 and not attisdropped order by 1, attnum`,
      [arrayTables],
    );
    const types = arrayTables.map((name) => {
      const columns = rows.filter(({ table }) => table === name);
      return `  ${name}: {\n${columns.map(({ column, type }) => `    ${column}: '${shortNames[type] ?? type}',\n`).join('')}  },\n`;
    });
    return {
      path: 'server/src/kernel/db/generated/sql-types.ts',
      content: `/** Generated from the database. Do not edit. */\nexport const sqlTypes = {\n${types.join('')}} as const;\n`,
    };
  } finally {
    await pool.end();
  }
}

/** Uses the unions of the domain in the table types; null, defaults and arrays stay as in the database. Throws for a column that is not text. */
function withColumnTypes(tableTypes: string): string {
  const imports = Object.entries(columnTypes).map(
    ([module, types]) =>
      `import type { ${Object.keys(types)
        .map((type) => `${type} as ${type}Value`)
        .join(', ')} } from '@waybill/domain/${module}';\n`,
  );
  const columns = Object.values(columnTypes).flatMap((types) =>
    Object.entries(types).flatMap(([type, names]) => names.map((name) => [name, type] as const)),
  );
  const tables = tableTypes.slice(tableTypes.indexOf('export interface DB {'));
  const typed = columns.reduce((text, [name, type]) => {
    const [table, column] = name.split('.');
    const row = new RegExp(String.raw`^  ${table}: (\w+);$`, 'm').exec(tables)?.[1];
    const pattern = new RegExp(String.raw`(export interface ${row} \{[^}]*?\n  ${column}: (?:Generated<)?)string\b`);
    if (!row || !pattern.test(text)) throw new Error(`column-types.ts: ${name} is no column of text`);
    return text.replace(pattern, `$1${type}Value`);
  }, tableTypes);
  return typed.replace(/^import type .* from "kysely";\n/m, (line) => line + imports.join(''));
}
