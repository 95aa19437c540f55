export { doorCodeHash } from './door-code.ts';
export { copyDoorCode, readDeliveryCode, waiveCode } from './door-code.store.ts';
export { readProofs, type ScanProof } from './proofs.queries.ts';
