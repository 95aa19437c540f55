/** A row of a CSV file with the number of its first line, counted from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Thrown for an unreadable CSV file: not UTF-8, or a row above the limit (an unclosed quote). */
export class BadCsv extends Error {}

const rowLimit = 1_000_000;

/**
 * Yields the rows of a CSV file: quoted cells with commas, quotes and line breaks, any kind of line end, a byte order mark. Empty lines are skipped.
 * Memory does not grow with the file. Throws `BadCsv`.
 *
 * @example for await (const { line, cells } of readCsv(createReadStream('towns.csv'))) …
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>, separator = ','): AsyncGenerator<CsvRow> {
  const reader = new CsvReader(separator);
  for await (const text of decoded(bytes)) yield* reader.read(text);
  yield* reader.end();
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new BadCsv('it is not UTF-8');
    throw error;
  }
}

class CsvReader {
  readonly #separator: string;
  #cells: string[] = [];
  #cell = '';
  /** Inside quotes; after the closing one, only a comma or the end of the line is expected. */
  #quoted = false;
  #closed = false;
  #line = 1;
  #begins = 1;
  #size = 0;
  #afterReturn = false;

  constructor(separator: string) {
    this.#separator = separator;
  }

  *read(text: string): Generator<CsvRow> {
    for (const sign of text) {
      if (this.#afterReturn && sign === '\n') {
        this.#afterReturn = false;
        continue;
      }
      this.#afterReturn = sign === '\r';
      const ends = sign === '\n' || sign === '\r';
      if (ends) this.#line += 1;
      if (++this.#size > rowLimit) throw new BadCsv(`line ${this.#begins} does not end`);
      if (this.#quoted && sign !== '"') this.#cell += ends ? '\n' : sign;
      else if (ends) yield* this.#endRow();
      else if (sign === '"') this.#quote();
      else if (sign === this.#separator) this.#endCell();
      else this.#cell += sign;
    }
  }

  *end(): Generator<CsvRow> {
    yield* this.#endRow();
  }

  #quote(): void {
    if (this.#quoted) {
      this.#quoted = false;
      this.#closed = true;
    } else if (this.#closed) {
      this.#quoted = true;
      this.#closed = false;
      this.#cell += '"';
    } else if (this.#cell === '') this.#quoted = true;
    else this.#cell += '"';
  }

  #endCell(): void {
    this.#cells.push(this.#cell);
    this.#cell = '';
    this.#closed = false;
  }

  *#endRow(): Generator<CsvRow> {
    const line = this.#begins;
    const empty = this.#cells.length === 0 && this.#cell.trim() === '' && !this.#closed;
    this.#endCell();
    const cells = this.#cells;
    [this.#cells, this.#quoted, this.#size, this.#begins] = [[], false, 0, this.#line];
    if (!empty) yield { line, cells };
  }
}
