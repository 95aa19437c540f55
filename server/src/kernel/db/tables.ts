import type { Selectable, Updateable } from 'kysely';
import type { DB } from './generated/tables.ts';

export type Tables = DB;

/** A row of a table as the database returns it. */
export type TableRow<Name extends keyof Tables> = Selectable<Tables[Name]>;
/** The columns that a change of a row may set. */
export type TableChange<Name extends keyof Tables> = Updateable<Tables[Name]>;
