import type { Selectable, Updateable } from 'kysely';
import type { DB } from './generated/tables.ts';

export type Tables = DB;

/** A row of a table as the database returns it. */
export type TableRow<Name extends keyof Tables> = Selectable<Tables[Name]>;
/** The columns that a change of a row may set. */
export type TableUpdate<Name extends keyof Tables> = Updateable<Tables[Name]>;

/** A row with ISO text in place of its instants. */
export type WithIsoInstants<Row> = {
  [Key in keyof Row]: unknown extends Row[Key]
    ? unknown
    : Date extends Row[Key]
      ? Exclude<Row[Key], Date> | string
      : Row[Key];
};
/** A row of a table as answers have it. */
export type IsoRow<Name extends keyof Tables> = WithIsoInstants<TableRow<Name>>;
