import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '@waybill/server/kernel/testing/database.ts';

interface Generator {
  generate(options: { databaseUrl: string }): Promise<{ path: string; content: string }[]>;
}

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const generators = readdirSync(import.meta.dirname).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

test.each(generators)('what %s writes is fresh; npm run generate writes it anew', async (name) => {
  const { generate } = (await import(path.join(import.meta.dirname, name))) as Generator;
  for (const file of await generate({ databaseUrl: database.url }))
    expect(readFileSync(file.path, 'utf8'), file.path).toBe(file.content);
});
