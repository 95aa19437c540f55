export { fileAnswer } from './file-answer.ts';
export type { StoredFile } from './files.queries.ts';
export { keepFile } from './keep-file.ts';
