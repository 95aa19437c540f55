import { createServer } from 'node:net';

/** Returns a port of this machine that is free now. Another process may take it first: callers then retry with another. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('a TCP socket has a port');
  return address.port;
}
