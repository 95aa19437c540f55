import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../kernel/metrics.ts';
import type { Settings } from '../kernel/settings.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';

interface Where {
  readonly host: string;
  readonly port: number;
}

/** The setting that names an address. */
interface Named {
  readonly host: string;
  readonly port: string;
}
const ownNames: Named = { host: 'HOST', port: 'PORT' };
const metricsNames: Named = { host: 'METRICS_LISTEN', port: 'METRICS_LISTEN' };

/** Refuses a port in use before the database is started and filled in vain. */
export async function checkPorts({
  host,
  port,
  metricsListen,
}: Where & Pick<Settings, 'metricsListen'>): Promise<void> {
  await checkPort({ host, port }, ownNames);
  if (metricsListen) await checkPort(metricsListen, metricsNames);
}

async function checkPort({ host, port }: Where, names: Named): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(problemOf(error, { host, port }, names)));
    probe.listen({ host, port, exclusive: true }, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

/** Listens and returns the address that a user on this machine opens. */
export async function listen(app: FastifyInstance, { host, port }: Where): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw problemOf(error as NodeJS.ErrnoException, { host, port }, ownNames);
  }
  const bound = app.server.address();
  const actual = bound === null || typeof bound === 'string' ? port : bound.port;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${actual}`;
}

/** Serves only `/metrics` on a separate address; returns the address and a function to stop. */
export async function listenForMetrics(
  metrics: Metrics,
  where: Where,
): Promise<{ readonly address: string; close(): Promise<void> }> {
  const server = createHttpServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics')
      return void response.writeHead(404).end();
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(problemOf(error, where, metricsNames)));
    server.listen({ ...where, exclusive: true }, resolve);
  });
  const { address, family, port } = server.address() as AddressInfo;
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/metrics`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function problemOf(error: NodeJS.ErrnoException, { host, port }: Where, names: Named): Error {
  if (error.code === 'EADDRINUSE')
    return new StartupProblem(
      `Port ${port} on ${host} is taken by another program. Set ${names.port} to another one, or to 0 for any free port.`,
    );
  if (error.code === 'EACCES')
    return new StartupProblem(`This account may not open port ${port}. Set ${names.port} to 1024 or higher.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')
    return new StartupProblem(
      `${names.host} ${host} is no address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all addresses.`,
    );
  return error;
}
