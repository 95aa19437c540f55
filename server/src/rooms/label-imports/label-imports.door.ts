export { importLock } from './import-job.ts';
export { runningImports } from './label-imports.queries.ts';
export { importFromFile, type FileImported } from './import-from-file.ts';
