import { DoorClosed, DoorOpen } from 'lucide-react';
import { exportDestinationCommandWords } from '@waybill/contract/rooms/export-destinations/export-destinations.words.ts';
import {
  exportDestinationLife,
  type ExportDestinationCommand,
} from '@waybill/domain/rooms/export-destinations/export-destination-states.ts';
import { call } from '../../kernel/client.ts';

/** Closing one of the export destinations and opening it again. */
export const exportDestinationActions = {
  life: exportDestinationLife,
  words: exportDestinationCommandWords,
  icons: { close: DoorClosed, open: DoorOpen },
  send: (command: ExportDestinationCommand, id: number) => call(`export_destinations.${command}`, { params: { id } }),
  changes: 'export_destination' as const,
};
