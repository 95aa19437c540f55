import { createServer } from 'node:net';

/** A port of this machine that nobody listens on now. Somebody may before its taker does: whoever takes it tries another then. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('a TCP socket has a port');
  return address.port;
}
