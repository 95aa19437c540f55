import { lookup as lookUp, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface OutsideRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
  /** From the first byte to the last. */
  readonly timeoutMs: number;
  /** Maximum characters read of the answer; then the connection is closed. */
  readonly answerMax: number;
}

export interface OutsideAnswer {
  readonly status: number;
  /** Media type of the text, as the other side names it. */
  readonly type?: string | undefined;
  readonly text: string;
}

/** Thrown when there was no answer: `refused_address`, `timeout`, or the system's code, such as ECONNREFUSED. */
export class NoAnswer extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export interface OutsideParts {
  /** May this host have a private address? Only the server's settings allow it, never a user at a screen. */
  readonly isOwn: (host: string) => boolean;
  /** Does the receiver recognize a repeated call? Then connections are kept for the next call, and one that was closed meanwhile is opened again. */
  readonly knowsRepeats?: boolean;
  /** DNS lookup; that of the system by default, tests have their own. */
  readonly lookup?: typeof lookUp;
}

export interface Outside {
  call(request: OutsideRequest): Promise<OutsideAnswer>;
  /** Returns why this address is not called: `refused_address`, `not_found`; null when it may be called now. Checked again with each call. */
  problemOf(url: string): Promise<'refused_address' | 'not_found' | null>;
  /** Closes the connections kept for the next call. */
  close(): void;
}

/** Maximum duration of a DNS lookup, in milliseconds, while a user waits at a screen. */
const lookupMs = 3000;

/** Returns a DNS lookup that fails with `refused_address` for a host with a private address, unless the settings allow the host. */
export function checkedLookup({ isOwn, lookup = lookUp }: Pick<OutsideParts, 'isOwn' | 'lookup'>): LookupFunction {
  const refused = () => Object.assign(new Error('no public address'), { code: 'refused_address' });
  return (host, options, give) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return give(error, '', 0);
      const addresses = found as LookupAddress[];
      // A private address among public ones is an attack as well.
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address) || isOwn(host)))
        return give(refused(), '', 0);
      const [first] = addresses as [LookupAddress];
      return options.all ? give(null, addresses) : give(null, first.address, first.family);
    });
}

/**
 * Calls addresses named by users without giving access to our own network (SSRF): the resolved address is checked when connecting, and the connection
 * goes to the checked address, so that DNS rebinding fails. Redirects are returned, not followed. Time and size are limited.
 */
export function openOutside({ isOwn, knowsRepeats = false, lookup = lookUp }: OutsideParts): Outside {
  const usable = (host: string, address: string): boolean => isPublicAddress(address) || isOwn(host);
  const checked = checkedLookup({ isOwn, lookup });
  const kept = { keepAlive: true, maxFreeSockets: 16, scheduling: 'lifo' } as const;
  const agents = { 'http:': new http.Agent(kept), 'https:': new https.Agent(kept) };

  function once({ url, method, headers, body, answerMax }: OutsideRequest, ended: AbortSignal, fresh: boolean) {
    const target = new URL(url);
    // A host that is an IP address is never looked up.
    const host = target.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !usable(host, host)) return Promise.reject(new NoAnswer('refused_address'));
    const secure = target.protocol === 'https:';
    return new Promise<OutsideAnswer | 'stale'>((resolve, reject) => {
      const request = (secure ? https : http).request(target, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
        agent: fresh || !knowsRepeats ? false : agents[secure ? 'https:' : 'http:'],
        lookup: checked,
        signal: ended,
      });
      request.on('error', (error: NodeJS.ErrnoException) => {
        // The other side closed an idle connection: the request was not received.
        if (request.reusedSocket && error.code === 'ECONNRESET' && !fresh && !ended.aborted) return resolve('stale');
        return reject(new NoAnswer(ended.aborted ? 'timeout' : (error.code ?? 'error')));
      });
      request.on('response', (response) => {
        const status = response.statusCode ?? 0;
        const type = response.headers['content-type'];
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          text += piece;
          if (text.length >= answerMax) {
            resolve({ status, type, text: text.slice(0, answerMax).replaceAll('\u0000', '') });
            request.destroy();
          }
        });
        response.on('end', () => resolve({ status, type, text: text.replaceAll('\u0000', '') }));
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
        checked(host, { all: true }, (error) => {
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
