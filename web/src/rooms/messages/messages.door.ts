export { ParcelMessages } from './ParcelMessages.tsx';
