import { accept, acceptEmpty, reject, type Answer, type Rule } from './rule-kit.ts';

/** What is known of a file before it is read; a browser's File and the server's multipart part both have it. */
export interface FileFacts {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Media type. */
  readonly type: string;
}

const bytesPerMegabyte = 1024 * 1024;

/**
 * A file of at most `maxBytes` whose media type or ending is one of `types` ('image/png', 'image/*' or '.csv'). The contents are
 * the server's to look at: a name and a type are only what the sender says.
 *
 * @example rule.file({ maxBytes: 5 * 1024 * 1024, types: ['image/*'] })
 * Source: V-02.
 */
export function file<const R extends boolean = false>(options: { maxBytes: number; types: readonly string[]; required?: R }): Rule<Answer<FileFacts, R>> {
  const { maxBytes, types, required = false } = options;
  return {
    kind: 'file', required, max: maxBytes, json: { type: 'string', format: 'binary', description: `${types.join(', ')}; at most ${maxBytes} bytes` },
    check(input) {
      if (input === undefined || input === null || input === '') return acceptEmpty(required, 'file');
      if (!isFile(input) || (required && input.size === 0)) return reject('file');
      if (input.size > maxBytes) return reject('file_too_large', { max: Math.round((maxBytes / bytesPerMegabyte) * 10) / 10 });
      return types.some((type) => fits(input, type)) ? accept(input as Answer<FileFacts, R>) : reject('file_type');
    },
  };
}

function isFile(input: unknown): input is FileFacts {
  if (typeof input !== 'object' || input === null) return false;
  const { name, size, type } = input as Partial<FileFacts>;
  return typeof name === 'string' && typeof type === 'string' && typeof size === 'number' && size >= 0;
}

function fits(facts: FileFacts, wanted: string): boolean {
  if (wanted.startsWith('.')) return facts.name.toLowerCase().endsWith(wanted.toLowerCase());
  const type = facts.type.toLowerCase();
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
