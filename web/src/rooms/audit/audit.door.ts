export { HistorySection, RecordHistory } from './RecordHistory.tsx';
