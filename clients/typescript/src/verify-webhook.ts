import { webCrypto } from './web-crypto.ts';

/** Thrown for a request that is not a valid webhook of Waybill; answer it with 400 and do nothing. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

export interface WebhookRequest {
  /** The raw body, before it is parsed as JSON. */
  readonly body: string;
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** `whsec_…`; several during the rotation of a secret, any of which is enough. */
  readonly secrets: readonly string[];
  /** Maximum age of a request in seconds, in both directions, against replayed requests; 300 by default. */
  readonly toleranceSeconds?: number;
  readonly now?: Date;
}

/**
 * Verifies the signature of a webhook and returns its event (Standard Webhooks 1.0: HMAC-SHA256 over `id.timestamp.body`). Throws a `WebhookError`
 * when the request was not signed with one of the secrets, or is older than five minutes.
 */
export async function verifyWebhook({
  body,
  headers,
  secrets,
  toleranceSeconds = 300,
  now = new Date(),
}: WebhookRequest): Promise<unknown> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  );
  if (!id || !timestamp || !signatures) throw new WebhookError('The headers of a webhook are missing.');
  if (!/^\d+$/.test(timestamp) || Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds)
    throw new WebhookError('The time of the webhook is too far from now.');
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const secret of secrets)
    for (const signature of signatures.split(' '))
      if (await signedWith(secret, signature, content)) return JSON.parse(body) as unknown;
  throw new WebhookError('The signature is of none of these secrets.');
}

function headerOf(headers: WebhookRequest['headers'], name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const value = headers[name];
  return typeof value === 'string' ? value : value?.[0];
}

/** Compared by the platform in constant time. */
async function signedWith(secret: string, signature: string, content: BufferSource): Promise<boolean> {
  const [version, text = ''] = signature.split(',');
  const bytes = version === 'v1' ? bytesOf(text) : null;
  const key = bytesOf(secret.replace(/^whsec_/, ''));
  if (!bytes || !key) return false;
  const { subtle } = await webCrypto();
  const imported = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  return subtle.verify('HMAC', imported, bytes, content);
}

/** Decodes Base64; null when the text is invalid. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
