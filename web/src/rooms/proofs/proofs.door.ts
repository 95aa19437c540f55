export { ProofDialog, type ProofDialogProps } from './ProofDialog.tsx';
export { ShownProof } from './ShownProof.tsx';
