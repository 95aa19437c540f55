export { endingsOfCalls } from './calls.queries.ts';
export { refreshCalls } from './call-queue.store.ts';
