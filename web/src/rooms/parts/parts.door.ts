export { DoorSplitDialog, SplitDialog } from './SplitDialog.tsx';
export { partPageWords } from './part-page.words.ts';
