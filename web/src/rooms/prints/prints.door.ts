export { PrintHistory } from './PrintHistory.tsx';
export { PaperDesk } from './PaperDesk.tsx';
export { PrintPreview } from './PrintPreview.tsx';
export { SignedSheet } from './paper/SignedSheet.tsx';
export { lineNumber, signedSheets } from './paper/signed-sheets.tsx';
export { usePaperFonts } from './use-paper-fonts.ts';
export { usePrinting } from './use-printing.tsx';
export { usePrintKeys } from './use-print-keys.ts';
export { QrCode } from './paper/QrCode.tsx';
