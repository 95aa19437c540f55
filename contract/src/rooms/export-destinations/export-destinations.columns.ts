import { exportDestinationLife } from '@waybill/domain/rooms/export-destinations/export-destination-states.ts';
import { list } from '../../kernel/list.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import {
  exportDestinationFieldWords as field,
  exportDestinationStateFaces,
  exportDestinationWords,
} from './export-destinations.words.ts';

export const exportDestinationList = list({
  name: 'export_destinations',
  title: exportDestinationWords.list,
  about: exportDestinationWords.about,
  access: { permission: 'export_destination.edit' },
  sort: 'name',
  columns: [
    { key: 'name', word: field.name, kind: 'text', sortable: true, main: true },
    { key: 'address', word: field.address, kind: 'text' },
    { key: 'status', word: common.status, kind: 'state', states: exportDestinationStateFaces },
    { key: 'created_at', word: common.created_at, kind: 'instant', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      options: exportDestinationLife.stateNames.map((state) => ({
        value: state,
        word: exportDestinationStateFaces[state].word,
      })),
    },
  ],
});
