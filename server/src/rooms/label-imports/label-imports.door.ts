export { importJob, importLock } from './import-job.ts';
export { labelImportSource, runningImports } from './label-imports.queries.ts';
export { importFromFile, type FileImported } from './import-from-file.ts';
