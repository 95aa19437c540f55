export { Cause } from './Cause.tsx';
export { Figures, type Figure } from './Figures.tsx';
export { KyatLink } from './KyatLink.tsx';
export { JournalsLink } from './JournalsLink.tsx';
export { Statement, useStatement, type StatementPlace } from './Statement.tsx';
export { readStatementPlace, writeStatementPlace } from './statement-place.ts';
