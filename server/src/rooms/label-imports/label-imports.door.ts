export { importJob, importLock } from './import-job.ts';
export { labelImportSource, runningImports } from './label-imports.queries.ts';
