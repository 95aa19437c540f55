export { PrintHistory } from './PrintHistory.tsx';
export { PaperDesk } from './PaperDesk.tsx';
export { SignedSheet } from './paper/SignedSheet.tsx';
export { SlipSheet } from './paper/SlipSheet.tsx';
export { slipPapers, type SlipPaper } from './paper/rolls.ts';
export { lineNumber, signedSheets } from './paper/signed-sheets.tsx';
export { usePaperFonts } from './use-paper-fonts.ts';
export { usePrinting } from './use-printing.tsx';
