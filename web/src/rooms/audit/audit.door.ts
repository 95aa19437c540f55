export { HistorySection, useHistory } from './RecordHistory.tsx';
