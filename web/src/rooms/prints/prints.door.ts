export { PrintHistory } from './PrintHistory.tsx';
export { PrintPreview } from './PrintPreview.tsx';
export { Fitted } from './paper/Fitted.tsx';
export { fittedIn, fitTexts } from './paper/fit-texts.ts';
export { usePaperFonts } from './use-paper-fonts.ts';
export { usePrinting } from './use-printing.tsx';
export { usePrintKeys } from './use-print-keys.ts';
