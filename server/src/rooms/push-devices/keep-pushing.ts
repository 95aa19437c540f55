import type { FastifyInstance } from 'fastify';
import { ringDevices, type PushReads } from './ring-devices.ts';
import { pushOutside, sendPushes } from './send-pushes.ts';

/** Interval of looking for news: a device rings some seconds after the page would. */
const everyMs = 5000;

/**
 * Rings devices as long as the server runs, beside its jobs, so that no request waits for a push service. All that it needs are rows: what a server had begun
 * when it died is done by the next look. What fails, such as a database that is away, is tried again.
 */
export function keepPushing(app: FastifyInstance, reads: PushReads): void {
  const { services, db } = app.waybill;
  if (!services.settings.push.isOn) return;
  const outside = pushOutside(services.settings);
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let under: Promise<void> = Promise.resolve();
  const next = () => {
    if (stop.signal.aborted) return;
    timer = setTimeout(() => {
      under = ringDevices({ services, db }, reads)
        .then(() => sendPushes({ services, db }, outside))
        .catch((error: unknown) => app.log.warn({ error }, 'pushes: could not be sent'))
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
