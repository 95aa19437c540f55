export { lockParcel, changeParcel, writeDecision, enterNote } from './parcel-command.ts';
export { readParcel } from './parcels.queries.ts';
export type { LockedParcel } from './missing-report.store.ts';
export { enterReturn, returnByCall } from './change-return.ts';
export { redirectParcel } from './redirect-parcel.ts';
export { foundParcel } from './decide-parcel.ts';
export { closeLost, reopenLost } from './lost-parcel.ts';
