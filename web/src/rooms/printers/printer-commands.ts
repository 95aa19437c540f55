import { DoorClosed, DoorOpen } from 'lucide-react';
import { printerCommandWords } from '@waybill/contract/rooms/printers/printers.words.ts';
import { printerLife, type PrinterCommand } from '@waybill/domain/rooms/printers/printer-states.ts';
import { call } from '../../kernel/client.ts';

/** Closing one of the printers and opening it again. */
export const printerActions = {
  life: printerLife,
  words: printerCommandWords,
  icons: { close: DoorClosed, open: DoorOpen },
  send: (command: PrinterCommand, id: number) => call(`printers.${command}`, { params: { id } }),
  changes: 'printer' as const,
};
