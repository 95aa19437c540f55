import { createCipheriv, createECDH, hkdfSync } from 'node:crypto';

/** Keys of a browser's subscription, base64url. */
export interface SubscriptionKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Randomness of one message: a private key of P-256 and 16 bytes. */
export interface PushRandomness {
  readonly privateKey: Buffer;
  readonly salt: Buffer;
}

const recordSize = 4096;
/** Length of every record before encryption, so that a push service cannot tell messages apart by their length. */
export const paddedLength = 1024;

const hkdf = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * Encrypts a message for one browser (RFC 8291, in one record of `aes128gcm`, RFC 8188), filled up to `length`.
 *
 * @throws when the key of the browser is not a point of P-256, or the message is too long
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: SubscriptionKeys,
  { privateKey, salt }: PushRandomness,
  length = paddedLength,
): Buffer {
  const message = Buffer.from(`${text}\u0002`, 'utf8');
  if (message.length > length && length > 0) throw new Error(`a push of ${message.length} bytes is too long`);
  const receiver = Buffer.from(p256dh, 'base64url');
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey);
  const sender = own.getPublicKey();
  const secret = own.computeSecret(receiver);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const key = hkdf(secret, Buffer.from(auth, 'base64url'), info, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    hkdf(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    hkdf(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  const padding = Buffer.alloc(Math.max(0, length - message.length));
  const header = Buffer.alloc(5);
  header.writeUInt32BE(recordSize);
  header.writeUInt8(sender.length, 4);
  return Buffer.concat([
    salt,
    header,
    sender,
    cipher.update(message),
    cipher.update(padding),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/** Is this a public key of P-256 with which a message can be encrypted? */
export function isBrowserKey(p256dh: string): boolean {
  const own = createECDH('prime256v1');
  own.setPrivateKey(Buffer.alloc(32, 1));
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
