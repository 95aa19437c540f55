import { vi } from 'vitest';

/** The line out of a test: what goes out is a real request, which the test reads and answers. */
export interface TestLine {
  readonly requests: Request[];
  /** Methods and addresses of what went out, in order. */
  sent(): string[];
}

/**
 * Takes the place of the network, and of the page that names the installation, until the test takes back its globals.
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
