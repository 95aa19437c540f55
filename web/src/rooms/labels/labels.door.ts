export { CallsMade } from './CallsMade.tsx';
export { Money, Parties } from './LabelCards.tsx';
export { Timeline } from './Timeline.tsx';
export { LabelMaker } from './NewLabelPage.tsx';
export { OneAction } from './OneAction.tsx';
