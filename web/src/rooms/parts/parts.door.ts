export { DoorPartDialog, PartDialog } from './PartDialog.tsx';
export { partPageWords } from './part-page.words.ts';
