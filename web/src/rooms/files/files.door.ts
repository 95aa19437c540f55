export { FileImage, KeptImage } from './FileImage.tsx';
export { OpenFile } from './OpenFile.tsx';
