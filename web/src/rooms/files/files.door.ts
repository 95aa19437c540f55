export { FileImage } from './FileImage.tsx';
export { OpenFile } from './OpenFile.tsx';
