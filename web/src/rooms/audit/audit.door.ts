export { Changes } from './Changes.tsx';
export { HistorySection, historyOf, useHistory } from './RecordHistory.tsx';
