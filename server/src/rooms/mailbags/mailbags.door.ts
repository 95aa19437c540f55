export { readManifest } from './manifest.ts';
export { caseCommands } from './change-case.ts';
export type { CaseChange } from './mailbags.store.ts';
