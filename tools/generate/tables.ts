import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const options = [
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
export async function generate({ databaseUrl }: { databaseUrl: string }): Promise<{ path: string; content: string }[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-tables-'));
  try {
    const file = path.join(folder, 'tables.ts');
    await promisify(execFile)(process.execPath, [
      'node_modules/kysely-codegen/dist/cli/bin.js',
      '--url',
      databaseUrl,
      '--out-file',
      file,
      ...options,
    ]);
    return [{ path: 'server/src/kernel/db/generated/tables.ts', content: await readFile(file, 'utf8') }];
  } finally {
    await rm(folder, { recursive: true });
  }
}
