export { SheetPaper } from './SheetPaper.tsx';
