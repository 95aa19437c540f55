export interface FileRules {
  /** File extensions with their dot, and media types: '.csv', 'image/png', 'image/*'. Empty: any. */
  accept: readonly string[];
  /** Megabytes of 1,048,576 bytes; 0 for no limit. */
  maxMb: number;
}

export interface FileLike {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/**
 * Returns why a file is refused before it is sent. The server checks again, by the contents.
 *
 * @example fileProblem({ name: 'a.exe', size: 1, type: '' }, { accept: ['.csv'], maxMb: 5 }) === 'type'
 */
export function fileProblem(file: FileLike, { accept, maxMb }: FileRules): 'type' | 'size' | null {
  const name = file.name.toLowerCase();
  const known =
    accept.length === 0 ||
    accept.some((kind) => {
      const wanted = kind.toLowerCase();
      if (wanted.startsWith('.')) return name.endsWith(wanted);
      return wanted.endsWith('/*') ? file.type.startsWith(wanted.slice(0, -1)) : file.type === wanted;
    });
  if (!known) return 'type';
  return maxMb > 0 && file.size > maxMb * 1_048_576 ? 'size' : null;
}

/** Formats a file size: `12 kB`, `3.4 MB`. */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(Math.round(bytes / 100_000) / 10).toString()} MB`;
}

export type ShownFileKind = 'image' | 'sheet' | 'text' | 'other';

/** Returns which icon a file gets, and whether it can be shown as a picture; by its type, or by its name when the browser gives no type. */
export function fileKind({ name, type }: Pick<FileLike, 'name' | 'type'>): ShownFileKind {
  if (type.startsWith('image/') || /\.(png|jpe?g|webp|gif|heic)$/i.test(name)) return 'image';
  if (/\.(xlsx?|ods|csv|tsv)$/i.test(name)) return 'sheet';
  return type === 'application/pdf' || /\.(pdf|txt|docx?)$/i.test(name) ? 'text' : 'other';
}
