export { lockParcel, readParcel, changeParcel, writeDecision, enterNote } from './parcel-command.ts';
export type { LockedParcel } from './missing-report.ts';
export { enterReturn, returnByCall } from './change-return.ts';
export { redirectParcel } from './redirect-parcel.ts';
export { foundParcel } from './decide-parcel.ts';
export { closeLost, reopenLost } from './lost-parcel.ts';
