import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Kysely } from 'kysely';
import { planMark } from '../server/src/kernel/hot/prepared.ts';
import { createPool } from '../server/src/kernel/db/pool.ts';
import { dialectOf } from '../server/src/kernel/hot/dialect.ts';
import type { Tables } from '../server/src/kernel/db/tables.ts';
import type { Database } from '../server/src/kernel/services.ts';
import type { SessionViewer } from '../server/src/kernel/viewer.ts';
import { readActor } from '@waybill/server/rooms/sessions/read-viewer.store.ts';
import { caller, type Call } from './client.ts';

interface Statement {
  /** Only for a statement with a cached plan. */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements of one call of the product: first the preceding ones, one after the other, then the rows with their total. */
interface Question {
  readonly first: readonly Statement[];
  readonly together: readonly Statement[];
}

/** Records the statements that the product sends for this user, call by call. */
export async function statementsOf<Query>(
  databaseUrl: string,
  staffId: number,
  questions: readonly Query[],
  read: (db: Database, viewer: SessionViewer, query: Query) => Promise<unknown>,
): Promise<Question[]> {
  const pool = createPool(databaseUrl, { max: 2 });
  const sent: Statement[] = [];
  const db = new Kysely<Tables>({
    dialect: dialectOf(pool),
    log: ({ query: { sql: text, parameters: values } }) => {
      const keeps = text.trimStart().startsWith(planMark);
      sent.push({ ...(keeps ? { name: createHash('sha1').update(text).digest('base64url') } : {}), text, values });
    },
  });
  try {
    const viewer = await readActor(db, staffId, null);
    if (!viewer) throw new Error('nobody asks');
    const found: Question[] = [];
    for (const query of questions) {
      sent.length = 0;
      await read(db, viewer, query);
      found.push({ first: sent.slice(0, -2), together: sent.slice(-2) });
    }
    return found;
  } finally {
    await pool.end();
  }
}

/** Starts a server that only runs these statements; `call` requests one by its number. */
export async function startBare(
  databaseUrl: string,
  lanes: number,
  questions: readonly Question[],
): Promise<{ readonly ask: (number: number) => Promise<unknown>; readonly stop: () => void }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-bare-'));
  const file = path.join(folder, 'questions.json');
  writeFileSync(file, JSON.stringify(questions));
  const child: ChildProcess = fork(path.join('bench', 'bare-server.mjs'), [file], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
  });
  const { call, close }: { call: Call; close: () => void } = caller(`http://127.0.0.1:${port}`, lanes);
  return {
    ask: (number) => call('GET', `/${number}`),
    stop: () => {
      close();
      child.disconnect();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
