export { ProofDialog, type ProofDialogProps } from './ProofDialog.tsx';
export { PictureField } from './PictureField.tsx';
export { ProofLinks } from './ProofLinks.tsx';
export { ShownProof } from './ShownProof.tsx';
export { shrinkPhoto } from './shrink-photo.ts';
