export { readStatementFile } from './import-statement.ts';
export type { TakenStatementLine } from './take-statement.ts';
