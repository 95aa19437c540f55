import { vi } from 'vitest';

/** A network stub: requests are real `Request` objects, which the test reads and answers. */
export interface TestLine {
  readonly requests: Request[];
  /** Methods and addresses of the requests, in order. */
  sent(): string[];
}

/**
 * Replaces the network, and the page's installation data, until the test restores its globals.
 *
 * @example const line = openLine(() => Response.json({ data: [] })); afterEach(() => vi.unstubAllGlobals());
 */
export function openLine(answer: (request: Request) => Response | Promise<Response>): TestLine {
  const requests: Request[] = [];
  const origin = 'https://waybill.test';
  vi.stubGlobal('document', { querySelector: () => ({ content: 'this-installation' }) });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, origin), init);
    requests.push(request.clone());
    return answer(request);
  });
  return { requests, sent: () => requests.map(({ method, url }) => `${method} ${url.slice(origin.length)}`) };
}
