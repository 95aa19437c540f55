import { createECDH, createPrivateKey, sign, type KeyObject } from 'node:crypto';
import type { Database, Services } from '../../kernel/services.ts';
import { keepSenderKey } from './push-devices.store.ts';

/** Hours for which a push service may take a signed address; at most 24. */
const signedHours = 12;

/** Key pair with which this installation proves to push services that it is the sender (VAPID, RFC 8292). */
export interface SenderKeys {
  /** An uncompressed point, base64url. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/** Returns the key pair of this installation, created when it is first needed and shared by all app servers. Subscriptions are bound to it. */
export async function readSenderKeys(db: Database, services: Pick<Services, 'randomBytes'>): Promise<SenderKeys> {
  const kept = await keepSenderKey(db, privateKeyFrom(services).toString('base64url'));
  const own = createECDH('prime256v1');
  own.setPrivateKey(Buffer.from(kept, 'base64url'));
  const point = own.getPublicKey();
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33), d: own.getPrivateKey().toString('base64url') };
  return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
}

/** Returns a private key of P-256: 32 random bytes, drawn again where they are no number of the curve. */
export function privateKeyFrom({ randomBytes }: Pick<Services, 'randomBytes'>): Buffer {
  const own = createECDH('prime256v1');
  for (;;) {
    const bytes = randomBytes(32);
    try {
      own.setPrivateKey(bytes);
      return bytes;
    } catch {
      // One of 4 billion; the next one will do.
    }
  }
}

/** Returns the header that proves the sender to the push service of this address. `contact`: the address of this installation, where it is known. */
export function senderHeader(
  { publicKey, privateKey }: SenderKeys,
  { endpoint, contact, now }: { readonly endpoint: string; readonly contact: string | undefined; readonly now: Date },
): string {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + signedHours * 3600,
    ...(contact === undefined ? {} : { sub: contact }),
  };
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}
