export { fileAnswer } from './file-answer.ts';
export { keepFile } from './keep-file.ts';
