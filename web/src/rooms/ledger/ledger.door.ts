export { Cause } from './Cause.tsx';
export { Figures, type LedgerFigure } from './Figures.tsx';
export { KyatLink } from './KyatLink.tsx';
export { JournalsLink } from './JournalsLink.tsx';
export { Statement, useStatement } from './Statement.tsx';
export type { StatementPlace } from './StatementExport.tsx';
export { readStatementPlace, writeStatementPlace } from './statement-place.ts';
