export { rowsOfFigure } from './officer-rows.ts';
export { officerFigureWords } from './officer-page.words.ts';
