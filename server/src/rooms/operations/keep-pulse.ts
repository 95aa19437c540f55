import type { FastifyInstance } from 'fastify';
import { removePulse, writePulse } from './operations.store.ts';

const everyMs = 60_000;

/** Records every minute that this server is alive, with its load. A failed write is ignored: the operations page shows that the entry is missing. */
export function keepPulse(app: FastifyInstance): void {
  const { services, db } = app.waybill;
  let timer: NodeJS.Timeout | undefined;
  const beat = () => writePulse(db, services.own, services.load, services.clock()).catch(() => {});
  app.addHook('onReady', async () => {
    await beat();
    timer = setInterval(() => void beat(), everyMs).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await removePulse(db, services.own.id).catch(() => {});
  });
}
