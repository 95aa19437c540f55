import type { FastifyInstance } from 'fastify';
import { diskProblem, type Disk } from './disk-space.ts';
import type { Services } from './services.ts';

/**
 * `/healthz`: the process runs. `/readyz`: it can serve requests, otherwise 503 with the cause: `database` (unreachable or not migrated), `disk_full`
 * or `disk_not_writable`.
 */
export function serveHealth(app: FastifyInstance, { pool, settings }: Services, disk?: Disk): void {
  /** Requests that arrive while the disk is being checked share the answer. */
  let asking: ReturnType<typeof diskProblem> | null = null;
  const problemOfDisk = () =>
    (asking ??= diskProblem(settings.dataDir, disk).finally(() => {
      asking = null;
    }));
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const reached = await pool.query("select 1 from installation where key = 'secret'").then(
      () => true,
      () => false,
    );
    const reason = reached ? await problemOfDisk() : 'database';
    return reason === null ? { status: 'ready' } : reply.code(503).send({ status: 'unavailable', reason });
  });
}
