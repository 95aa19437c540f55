export { readManifest } from './manifest.queries.ts';
export { caseCommands } from './change-case.ts';
export type { CaseChange } from './mailbags.store.ts';
