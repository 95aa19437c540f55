export { RecentScans } from './RecentScans.tsx';
export { SetAside } from './SetAside.tsx';
export { scanMessages } from './scan.messages.ts';
