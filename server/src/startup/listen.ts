import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartupProblem } from '../kernel/startup-problem.ts';

interface Where {
  readonly host: string;
  readonly port: number;
}

/** Refuses a taken port before the database is started and filled for nothing. */
export async function checkPort({ host, port }: Where): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(problemOf(error, { host, port })));
    probe.listen({ host, port, exclusive: true }, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

/** Listens and answers the address that a person on this machine opens. */
export async function listen(app: FastifyInstance, { host, port }: Where): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw problemOf(error as NodeJS.ErrnoException, { host, port });
  }
  const bound = app.server.address();
  const actual = bound === null || typeof bound === 'string' ? port : bound.port;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${actual}`;
}

function problemOf(error: NodeJS.ErrnoException, { host, port }: Where): Error {
  if (error.code === 'EADDRINUSE')
    return new StartupProblem(
      `Port ${port} on ${host} is taken by another program. Set PORT to another one, or to 0 for any free port.`,
    );
  if (error.code === 'EACCES')
    return new StartupProblem(`This account may not open port ${port}. Set PORT to 1024 or higher.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')
    return new StartupProblem(
      `HOST ${host} is no address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all addresses.`,
    );
  return error;
}
