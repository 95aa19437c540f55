export { CallsMade } from './CallsMade.tsx';
export { Money, Parties } from './LabelCards.tsx';
export { ParcelTabs } from './ParcelTabs.tsx';
export { Timeline } from './Timeline.tsx';
export { LabelsAtDoor } from './LabelsAtDoor.tsx';
export { OneAction } from './OneAction.tsx';
