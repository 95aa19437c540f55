export { refreshCalls } from './call-queue.ts';
