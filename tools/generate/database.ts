import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createPool } from '@waybill/server/kernel/db/pool.ts';
import { dumpSchema } from '@waybill/server/kernel/db/schema-dump.ts';

interface Generated {
  readonly path: string;
  readonly content: string;
}

/** What the migrations add up to: the schema in one file, to be read and reviewed, and the types of its tables. */
export async function generate({ databaseUrl }: { databaseUrl: string }): Promise<Generated[]> {
  return [await schema(databaseUrl), await tables(databaseUrl)];
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

/** The types of the tables for Kysely: bigint is a number (checked when read), numeric and date are text. */
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
    return { path: 'server/src/kernel/db/generated/tables.ts', content: await readFile(file, 'utf8') };
  } finally {
    await rm(folder, { recursive: true });
  }
}
