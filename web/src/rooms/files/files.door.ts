export { FileImage, KeptImage } from './FileImage.tsx';
export { OpenFile } from './OpenFile.tsx';
export type { FileSource } from './use-file.ts';
