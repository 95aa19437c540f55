import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const made = createHmac('sha256', key);
  for (const part of parts) made.update(part);
  return made.digest();
};

/** Decrypts a message, written only from the text of RFC 8291 and RFC 8188: one record, its padding taken away. */
export function decryptPush(body: Buffer, own: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const secret = hmac(
    hmac(auth, own.computeSecret(sender)),
    'WebPush: info\0',
    own.getPublicKey(),
    sender,
    Buffer.from([1]),
  );
  const key = hmac(salt, secret);
  const part = (name: string, length: number) =>
    hmac(key, `Content-Encoding: ${name}\0`, Buffer.from([1])).subarray(0, length);
  const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  cipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== 2) throw new Error('this is not the last record');
  return plain.subarray(0, end).toString('utf8');
}

/** A push that the service received for a browser, decrypted with the browser's keys. */
export interface ReceivedPush {
  readonly browser: string;
  readonly headers: IncomingHttpHeaders;
  readonly length: number;
  readonly text: { readonly kind: string; readonly title: string; readonly path: string };
}

/** A browser with its keys, as `PushManager.subscribe` makes them. */
class Browser {
  readonly name: string;
  readonly own = createECDH('prime256v1');
  readonly auth = randomBytes(16);
  readonly #service: PushService;

  constructor(name: string, service: PushService) {
    this.name = name;
    this.own.generateKeys();
    this.#service = service;
  }

  get subscription() {
    return {
      endpoint: `${this.#service.url}/${this.name}`,
      p256dh: this.own.getPublicKey().toString('base64url'),
      auth: this.auth.toString('base64url'),
    };
  }
}

/** The push service of a browser's maker: a real HTTP server that takes messages for browsers and answers with these statuses, the last one repeated. */
export class PushService {
  readonly received: ReceivedPush[] = [];
  statuses: number[] = [201];
  readonly #browsers = new Map<string, Browser>();
  readonly #server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const browser = this.#browsers.get(String(request.url).slice(1));
      const body = Buffer.concat(pieces);
      if (browser)
        this.received.push({
          browser: browser.name,
          headers: request.headers,
          length: body.length,
          text: JSON.parse(decryptPush(body, browser.own, browser.auth)) as ReceivedPush['text'],
        });
      response.writeHead((this.statuses.length > 1 ? this.statuses.shift() : this.statuses[0]) ?? 201).end();
    });
  });

  static async open(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  browser(name: string): Browser {
    const made = new Browser(name, this);
    this.#browsers.set(name, made);
    return made;
  }

  /** Returns the pushes since the last call, as browser and title. */
  take(): [browser: string, title: string][] {
    return this.received.splice(0).map(({ browser, text }) => [browser, text.title]);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => void this.#server.close(resolve));
  }
}

/** Verifies the header of the sender (RFC 8292) and returns its claims and its public key. */
export function verifySender(header: string): { readonly claims: Record<string, unknown>; readonly key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, format: 'jwk' });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('the signature of the sender is wrong');
  return { claims: JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>, key };
}
