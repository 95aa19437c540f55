import { DoorClosed, DoorOpen } from 'lucide-react';
import { branchCommandWords } from '@waybill/contract/rooms/branches/branches.words.ts';
import { branchLife } from '@waybill/domain/rooms/branches/branch-states.ts';
import { call } from '../../kernel/client.ts';

/** Closing and opening a branch. */
export const branchCommands = {
  life: branchLife,
  words: branchCommandWords,
  icons: { close: DoorClosed, open: DoorOpen },
  send: (command: keyof typeof branchCommandWords, id: number) => call(`branches.${command}`, { params: { id } }),
  changes: 'branch' as const,
};
