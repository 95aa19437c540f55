import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded, type Embedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { createPool } from '../db/pool.ts';

export interface ReplicatedDatabase {
  readonly url: string;
  readonly replicaUrl: string;
  /** Every statement sent to the replica, from its log. */
  readonly statements: readonly string[];
  stopReplica(): Promise<void>;
  /** Kills the database itself, like a machine failure: what it has not sent to its replica is lost. */
  killDatabase(): Promise<void>;
  stop(): Promise<void>;
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-replica-'));
  chmodSync(folder, 0o711);
  return folder;
}

const quick = ['-c', 'fsync=off', '-c', 'autovacuum=off'];

/** Starts a migrated, empty database and a streaming replica of it, each on a separate PostgreSQL. */
export async function startReplicated(): Promise<ReplicatedDatabase> {
  const [first, second] = [newFolder(), newFolder()];
  const prepared = await startEmbedded({ dataDir: first, flags: quick });
  const pool = createPool(prepared.url, { max: 2 });
  await migrate(pool);
  await pool.end();
  await prepared.stop();
  execFileSync('cp', ['-a', `${first}/.`, second]);
  const signal = path.join(second, 'postgres', 'standby.signal');
  const { uid, gid } = statSync(path.dirname(signal));
  writeFileSync(signal, '');
  chownSync(signal, uid, gid);
  const statements: string[] = [];
  const nothing = (): void => {};
  const database = await startEmbedded({ dataDir: first, flags: quick });
  const replica: Embedded = await startEmbedded({
    dataDir: second,
    flags: [...quick, '-c', 'log_statement=all', '-c', `primary_conninfo=${database.url.replace(/\/waybill$/, '')}`],
    log: { debug: (line) => void statements.push(line), info: nothing, warn: nothing, error: nothing },
  });
  return {
    url: database.url,
    replicaUrl: replica.url,
    statements,
    stopReplica: () => replica.stop(),
    killDatabase: () => {
      process.kill(database.pid, 'SIGKILL');
      return database.stop();
    },
    stop: async () => {
      await replica.stop();
      await database.stop();
      for (const folder of [first, second]) {
        const real = path.dirname(realpathSync(path.join(folder, 'postgres')));
        rmSync(real, { recursive: true, force: true });
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
