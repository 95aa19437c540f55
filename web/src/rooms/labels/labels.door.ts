export { CallsMade } from './CallsMade.tsx';
export { labelAddress } from './label-address.ts';
export { Money, Parties } from './LabelCards.tsx';
export { Timeline } from './Timeline.tsx';
export { LabelsAtDoor } from './LabelsAtDoor.tsx';
export { OneAction } from './OneAction.tsx';
