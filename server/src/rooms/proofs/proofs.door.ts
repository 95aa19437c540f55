export { readProofs, type ScanProof } from './proofs.queries.ts';
