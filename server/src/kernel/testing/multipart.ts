/** An uploaded file: its name, declared type and content. */
export interface SentFile {
  readonly name: string;
  readonly type?: string;
  readonly content: Buffer | string;
}

type Part = string | number | boolean | null | SentFile;

/**
 * Encodes a form with files as a browser does, lists as `key[]` (C-01).
 *
 * @example await client.send({ method: 'POST', url: '/api/company', ...(await multipart({ name: 'Shwe', logo: photo })) });
 */
export async function multipart(
  parts: Readonly<Record<string, Part | readonly Part[]>>,
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  const append = (key: string, part: Part) => {
    if (part === null) return;
    if (typeof part === 'object')
      form.append(key, new File([new Uint8Array(Buffer.from(part.content))], part.name, { type: part.type ?? '' }));
    else form.append(key, String(part));
  };
  for (const [key, value] of Object.entries(parts)) {
    if (Array.isArray(value)) for (const one of value as readonly Part[]) append(`${key}[]`, one);
    else append(key, value as Part);
  }
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  return {
    payload,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', 'content-length': String(payload.length) },
  };
}

/** Small pictures and documents with valid first bytes. */
export const samples = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  jpeg: Buffer.from(
    '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABQb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCEAKnn/9k=',
    'base64',
  ),
  webp: Buffer.from(
    'UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoCAAIAAsBMJaACdLoB+AADsAD+54v/+LORiOzzf/MEr8g3hYAAAA==',
    'base64',
  ),
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
} as const;
