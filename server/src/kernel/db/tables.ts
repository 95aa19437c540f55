import type { DB } from './generated/tables.ts';

export type Tables = DB;
