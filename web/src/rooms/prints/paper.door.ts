export { Code128 } from './paper/Code128.tsx';
export { Fitted } from './paper/Fitted.tsx';
export { fittedIn, fitTexts } from './paper/fit-texts.ts';
export { Sheet } from './paper/Sheet.tsx';
export { layoutOf } from './print-settings.ts';
export { readPrintSettings } from './kept-settings.ts';
export { a4, sheetsOf } from './paper/sheets-of.ts';
