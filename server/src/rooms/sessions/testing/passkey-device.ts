import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** Flags of an answer: a person was present and verified; with a new key attached. */
const present = 0x05;
const withKey = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64 = (data: Buffer): string => data.toString('base64url');

/** CBOR of whole numbers, bytes, texts and maps: all that an authenticator writes. */
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** An authenticator with one passkey, in software: answers the questions of a server as a browser would. */
export class PasskeyDevice {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id: string;
  count = 0;
  origin: string;

  constructor({ id, origin }: { readonly id: string; readonly origin: string }) {
    this.id = base64(sha256(id));
    this.origin = origin;
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #authenticatorData(flags: number, ...more: readonly Buffer[]): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.count);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), count, ...more]);
  }

  /** Answers the question for a new passkey. */
  create(options: string): string {
    const { challenge } = JSON.parse(options) as { challenge: string };
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const attested = [Buffer.alloc(16), Buffer.from([0, id.length]), id, key];
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.#authenticatorData(present | withKey, ...attested)],
    ]);
    return this.#answer({
      clientDataJSON: base64(this.#clientData('webauthn.create', challenge)),
      attestationObject: base64(cbor(attestation)),
      transports: ['internal'],
    });
  }

  /** Answers a question to the passkey, and counts the use. */
  prove(options: string): string {
    const { challenge } = JSON.parse(options) as { challenge: string };
    this.count += 1;
    const client = this.#clientData('webauthn.get', challenge);
    const data = this.#authenticatorData(present);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: base64(client),
      authenticatorData: base64(data),
      signature: base64(signature),
    });
  }

  #answer(response: object): string {
    return JSON.stringify({ id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response });
  }
}
