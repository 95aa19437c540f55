import { DoorClosed, DoorOpen } from 'lucide-react';
import { branchCommandWords } from '@waybill/contract/rooms/branches/branches.words.ts';
import { branchLife } from '@waybill/domain/rooms/branches/branch-states.ts';
import { call } from '../../kernel/client.ts';
import { keptLists, type Fresh } from '../../shell/use-fresh.ts';

/** What shows a branch, and what shows a collection of them. */
export const showBranches: readonly Fresh[] = ['branches.list', 'branches.detail', keptLists];
export const showCollections: readonly Fresh[] = ['branches.collections', 'branches.collection', ...showBranches];

/** Closing and opening a branch. */
export const branchCommands = {
  life: branchLife,
  words: branchCommandWords,
  icons: { close: DoorClosed, open: DoorOpen },
  send: (command: keyof typeof branchCommandWords, id: number) => call(`branches.${command}`, { params: { id } }),
  fresh: showBranches,
};
