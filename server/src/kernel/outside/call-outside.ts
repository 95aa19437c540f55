import { lookup as lookUp, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface OutsideRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** From the first byte to the last. */
  readonly timeoutMs: number;
  /** So many signs of the answer are read; then the line is let go. */
  readonly answerMax: number;
}

export interface OutsideAnswer {
  readonly status: number;
  readonly text: string;
}

/** Why there was no answer: `refused_address`, `timeout`, or the code of the system, such as ECONNREFUSED. */
export class NoAnswer extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export interface OutsideParts {
  /** May this host have an address that is not public? Whoever runs the server says so, never somebody at a screen. */
  readonly isOwn: (host: string) => boolean;
  /** Does whoever is called know a repeat? Then lines are kept for the next call, and one that was let go meanwhile is opened again. */
  readonly knowsRepeats?: boolean;
  /** The names of the network; that of the system unless a test has its own. */
  readonly lookup?: typeof lookUp;
}

export interface Outside {
  call(request: OutsideRequest): Promise<OutsideAnswer>;
  /** Why nobody calls this address: `refused_address`, `not_found`; null when it may be called now. It is asked again with each call. */
  problemOf(url: string): Promise<'refused_address' | 'not_found' | null>;
  /** Lets connections go that were kept for the next call. */
  close(): void;
}

/** How long a name may take to be found before somebody who waits at a screen is answered. */
const lookupMs = 3000;

/**
 * Calls addresses that somebody else named, without becoming their way into our own network: the address that a name stands for is checked in the moment of
 * the connection, and the connection goes to what was checked, so that a name which changes its answer gains nothing. Redirects are answers, and are not
 * followed. Time and size are bounded.
 */
export function openOutside({ isOwn, knowsRepeats = false, lookup = lookUp }: OutsideParts): Outside {
  const usable = (host: string, address: string): boolean => isPublicAddress(address) || isOwn(host);
  const refused = () => Object.assign(new Error('no public address'), { code: 'refused_address' });
  const checkedLookup: LookupFunction = (host, options, give) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return give(error, '', 0);
      const addresses = found as LookupAddress[];
      // One address of ours among public ones is a trap as well.
      if (addresses.length === 0 || !addresses.every(({ address }) => usable(host, address)))
        return give(refused(), '', 0);
      const [first] = addresses as [LookupAddress];
      return options.all ? give(null, addresses) : give(null, first.address, first.family);
    });
  const kept = { keepAlive: true, maxFreeSockets: 16, scheduling: 'lifo' } as const;
  const agents = { 'http:': new http.Agent(kept), 'https:': new https.Agent(kept) };

  function once({ url, method, headers, body, answerMax }: OutsideRequest, ended: AbortSignal, fresh: boolean) {
    const target = new URL(url);
    // A host that is an address is never looked up.
    const host = target.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !usable(host, host)) return Promise.reject(new NoAnswer('refused_address'));
    const secure = target.protocol === 'https:';
    return new Promise<OutsideAnswer | 'stale'>((resolve, reject) => {
      const request = (secure ? https : http).request(target, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
        agent: fresh || !knowsRepeats ? false : agents[secure ? 'https:' : 'http:'],
        lookup: checkedLookup,
        signal: ended,
      });
      request.on('error', (error: NodeJS.ErrnoException) => {
        // A connection that the other side let go while it was kept: nobody has heard us.
        if (request.reusedSocket && error.code === 'ECONNRESET' && !fresh && !ended.aborted) return resolve('stale');
        return reject(new NoAnswer(ended.aborted ? 'timeout' : (error.code ?? 'error')));
      });
      request.on('response', (response) => {
        const status = response.statusCode ?? 0;
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          text += piece;
          if (text.length >= answerMax) {
            resolve({ status, text: text.slice(0, answerMax).replaceAll('\u0000', '') });
            request.destroy();
          }
        });
        response.on('end', () => resolve({ status, text: text.replaceAll('\u0000', '') }));
        response.on('error', () => reject(new NoAnswer(ended.aborted ? 'timeout' : 'ECONNRESET')));
      });
      request.end(body);
    });
  }

  return {
    async call(request) {
      const ended = AbortSignal.timeout(request.timeoutMs);
      const answer = await once(request, ended, false);
      return answer === 'stale' ? ((await once(request, ended, true)) as OutsideAnswer) : answer;
    },
    problemOf(url) {
      const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) !== 0) return Promise.resolve(usable(host, host) ? null : 'refused_address');
      return new Promise((resolve) => {
        const patience = setTimeout(() => resolve('not_found'), lookupMs);
        checkedLookup(host, { all: true }, (error) => {
          clearTimeout(patience);
          resolve(error === null ? null : error.code === 'refused_address' ? 'refused_address' : 'not_found');
        });
      });
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
