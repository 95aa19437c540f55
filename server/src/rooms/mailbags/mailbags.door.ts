export { readManifest } from './manifest.queries.ts';
export { caseCommands } from './change-case.ts';
export type { MailbagCaseChange } from './mailbags.store.ts';
