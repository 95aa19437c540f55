export { keepPushing } from './keep-pushing.ts';
export { ringDevices, type PushReads } from './ring-devices.ts';
