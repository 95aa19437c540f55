export { RecentScans } from './RecentScans.tsx';
export { SetAside } from './SetAside.tsx';
export { scanModeWords } from './scan.words.ts';
