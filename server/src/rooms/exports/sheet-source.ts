/** A column of a file: its head and how wide it is drawn, in characters. */
export interface SheetHead {
  readonly text: string;
  readonly width: number;
}

/** What a file is made of: its heads, and its rows in batches as they come out of the database. */
export interface SheetSource {
  readonly name: string;
  readonly heads: readonly SheetHead[];
  readonly rows: AsyncIterable<readonly (readonly (string | number)[])[]>;
  readonly at: Date;
}
