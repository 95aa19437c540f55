export { keepFile } from './keep-file.ts';
