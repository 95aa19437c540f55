export { previewStatement, readStatementFile, type StatementHabits } from './import-statement.ts';
export { readOnTheWay } from './settled-payments.queries.ts';
export type { TakenStatementLine } from './take-statement.ts';
