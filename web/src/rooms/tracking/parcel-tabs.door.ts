export { ParcelTabs } from './ParcelTabs.tsx';
