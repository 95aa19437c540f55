import type { FastifyInstance } from 'fastify';
import { perDatabase } from '../../kernel/hot/per-database.ts';
import type { Database } from '../../kernel/services.ts';
import { deliverWebhooks, webhookOutside } from './deliver-webhooks.ts';

/** Interval of looking for due deliveries: a program is notified of a step within a second or two. */
const everyMs = 1000;

const held = perDatabase(() => ({ by: 0 }));

/** Stops automatic deliveries until the returned function is called, while external programs are simulated. */
export function holdDelivering(db: Database): () => void {
  const state = held(db);
  state.by += 1;
  return () => void (state.by -= 1);
}

/**
 * Delivers as long as the server runs, beside its jobs: an endpoint that keeps us waiting never takes a place that other work needs. What fails here, such as a
 * database that is away, is tried again a second later.
 */
export function keepDelivering(app: FastifyInstance): void {
  const { services, db } = app.waybill;
  const outside = webhookOutside(services.settings);
  const random = () => services.randomBytes(4).readUInt32BE() / 2 ** 32;
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let under: Promise<void> = Promise.resolve();
  const next = () => {
    if (stop.signal.aborted) return;
    timer = setTimeout(() => {
      if (held(db).by > 0) return next();
      under = deliverWebhooks({ services, db }, { outside, random, ended: stop.signal })
        .catch((error: unknown) => app.log.warn({ error }, 'webhooks: could not be delivered'))
        .finally(next);
    }, everyMs).unref();
  };
  app.addHook('onReady', async () => next());
  app.addHook('preClose', async () => {
    stop.abort();
    clearTimeout(timer);
    await under;
    outside.close();
  });
}
