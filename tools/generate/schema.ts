import { createPool } from '@waybill/server/kernel/db/pool.ts';
import { dumpSchema } from '@waybill/server/kernel/db/schema-dump.ts';

/** The schema that the migrations add up to, to read in one file and to see in a review. */
export async function generate({ databaseUrl }: { databaseUrl: string }): Promise<{ path: string; content: string }[]> {
  const pool = createPool(databaseUrl, { max: 1 });
  try {
    return [{ path: 'server/schema.sql', content: await dumpSchema(pool) }];
  } finally {
    await pool.end();
  }
}
