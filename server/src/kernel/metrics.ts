import type { FastifyInstance } from 'fastify';
import type { HealthLevel } from '@waybill/domain/kernel/health-checks.ts';
import type pg from 'pg';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Measurements of the process, as Prometheus text. */
export interface Metrics {
  readonly type: string;
  read(): Promise<string>;
  /** Counts a call with an invalid key, by reason: an unknown key has no owner in whose log it could appear. */
  refusedKey(code: string): void;
}

/** A measured value with limits, and how to judge it. */
export interface Measured {
  readonly name: string;
  readonly value: number | null;
  readonly level: HealthLevel;
}

const degree: Record<HealthLevel, number> = { unused: 0, fine: 0, attention: 1, danger: 2 };

/** Measures requests by route and status with their duration, the pool, the process, and the current results of the system checks. */
export function metrics(
  app: FastifyInstance,
  pool: pg.Pool,
  checks: () => Promise<readonly Measured[]> = async () => [],
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'waybill_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'waybill_request_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  const keys = new Counter({
    name: 'waybill_keys_refused_total',
    help: 'Calls by keys that are mistyped, unknown or ended',
    labelNames: ['code'],
    registers: [registry],
  });
  new Gauge({
    name: 'waybill_pool_connections',
    help: 'Database connections',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  /** Read once for both; when the database does not answer, the checks are missing and all other metrics are still returned. */
  let asking: Promise<readonly Measured[]> | null = null;
  const measured = () =>
    (asking ??= checks()
      .catch(() => [])
      .finally(() => (asking = null)));
  new Gauge({
    name: 'waybill_check_value',
    help: 'What is looked at, in its own unit',
    labelNames: ['check'],
    registers: [registry],
    async collect() {
      const found = await measured();
      this.reset();
      for (const { name, value } of found) if (value !== null) this.set({ check: name }, value);
    },
  });
  new Gauge({
    name: 'waybill_check_level',
    help: '0 in order or not set up, 1 needs a look, 2 act now',
    labelNames: ['check'],
    registers: [registry],
    async collect() {
      const found = await measured();
      this.reset();
      for (const { name, level } of found) this.set({ check: name }, degree[level]);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none' };
    requests.inc({ ...labels, status: String(reply.statusCode) });
    seconds.observe(labels, reply.elapsedTime / 1000);
  });
  return { type: registry.contentType, read: () => registry.metrics(), refusedKey: (code) => keys.inc({ code }) };
}
