export { Changes } from './Changes.tsx';
export { HistorySection, useHistory } from './RecordHistory.tsx';
