import { accept, acceptEmpty, reject, type RuleResult, type Checked, type Rule } from './rule-kit.ts';

/** Facts about a file before it is read; a browser's File and the server's multipart part both have them. */
export interface FileFacts {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Media type. */
  readonly type: string;
}

const bytesPerMegabyte = 1024 * 1024;

/**
 * Accepts a file of at most `maxBytes` whose media type or extension is one of `types` ('image/png', 'image/*' or '.csv'). Name and type are only the
 * sender's claim; the server checks the content.
 *
 * @example rule.file({ maxBytes: 5 * 1024 * 1024, types: ['image/*'] })
 * Source: V-02.
 */
export function file<const R extends boolean = false>(options: {
  maxBytes: number;
  types: readonly string[];
  required?: R;
}): Rule<RuleResult<FileFacts, R>> {
  const { maxBytes, types, required = false } = options;
  return {
    kind: 'file',
    required,
    max: maxBytes,
    limit: 1,
    accepts: types,
    json: { type: 'string', format: 'binary', description: `${types.join(', ')}; at most ${maxBytes} bytes` },
    check(input) {
      if (input === undefined || input === null || input === '') return acceptEmpty(required, 'file');
      return checkOne(input, options) as Checked<RuleResult<FileFacts, R>>;
    },
  };
}

/**
 * Accepts several such files, at most `limit`; no file is an empty list. A form sends them as `key[]` (C-01).
 *
 * @example rule.files({ maxBytes: 5 * 1024 * 1024, types: ['image/*'], limit: 3 })
 */
export function files(options: { maxBytes: number; types: readonly string[]; limit: number }): Rule<FileFacts[]> {
  const { maxBytes, types, limit } = options;
  return {
    kind: 'file',
    required: false,
    max: maxBytes,
    limit,
    accepts: types,
    json: {
      type: 'array',
      maxItems: limit,
      items: { type: 'string', format: 'binary' },
      description: `${types.join(', ')}; at most ${maxBytes} bytes each`,
    },
    check(input): Checked<FileFacts[]> {
      if (input === undefined || input === null || input === '') return accept([]);
      const picked = Array.isArray(input) ? input : [input];
      if (picked.length > limit) return reject('select_max', { n: limit });
      for (const one of picked) {
        const checked = checkOne(one, options);
        if (!checked.ok) return checked;
      }
      return accept(picked as FileFacts[]);
    },
  };
}

/** Treats an empty file as no file: the upload failed. */
function checkOne(
  input: unknown,
  { maxBytes, types }: { maxBytes: number; types: readonly string[] },
): Checked<FileFacts> {
  if (!isFile(input) || input.size === 0) return reject('file');
  if (input.size > maxBytes)
    return reject('file_too_large', { max: Math.round((maxBytes / bytesPerMegabyte) * 10) / 10 });
  if (types.some((type) => fits(input, type))) return accept(input);
  // Another program's sheet can be saved as one that is accepted.
  return types.includes('.xlsx') ? reject('sheet_type', { types: types.join(', ') }) : reject('file_type');
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
