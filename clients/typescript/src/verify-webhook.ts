import { webCrypto } from './web-crypto.ts';

/** Why a request is none of Waybill's webhooks; answer it with 400 and do nothing. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

export interface WebhookRequest {
  /** The body as it came, before anything has read it as JSON. */
  readonly body: string;
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** `whsec_…`; several while a secret is being rolled, of which one is enough. */
  readonly secrets: readonly string[];
  /** A request that is older or newer is refused, so that nobody sends an old one again; 300 unless told otherwise. */
  readonly toleranceSeconds?: number;
  readonly now?: Date;
}

/**
 * The event of a webhook, after its signature was checked (Standard Webhooks 1.0: HMAC-SHA256 over `id.timestamp.body`). Throws a `WebhookError` when the
 * request was not signed with one of the secrets, or is older than five minutes.
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

/** Compared by the platform, which takes the same time whatever differs. */
async function signedWith(secret: string, signature: string, content: BufferSource): Promise<boolean> {
  const [version, text = ''] = signature.split(',');
  const bytes = version === 'v1' ? bytesOf(text) : null;
  const key = bytesOf(secret.replace(/^whsec_/, ''));
  if (!bytes || !key) return false;
  const { subtle } = await webCrypto();
  const imported = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  return subtle.verify('HMAC', imported, bytes, content);
}

/** The bytes of a text in Base64, or null when it is none. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
