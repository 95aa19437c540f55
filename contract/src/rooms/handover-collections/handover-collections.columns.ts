import {
  handedStates,
  handoverCaseKinds,
  handoverCollectionKindNames,
  handoverCollectionLife,
} from '@waybill/domain/rooms/handover-collections/handover-collection-states.ts';
import { list } from '../../kernel/list.ts';
import { labelStatusFaces } from '../labels/label-status.words.ts';
import { labelFieldWords } from '../labels/labels.words.ts';
import { caseColumns, caseFilters } from '../mailbags/case-columns.ts';
import { mailbagFieldWords as caseField } from '../mailbags/mailbags.words.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import {
  handedFaces,
  handoverCollectionFieldWords as field,
  handoverCollectionKindWords,
  handoverCollectionStateFaces,
  handoverCollectionWords,
} from './handover-collections.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

const access = { permission: 'handover_collection.view' } as const;

/** Handovers of parcels (N-30) of the covered branches; street staff see their own and those waiting for them. */
export const handoverCollectionList = list({
  name: 'handover_collections',
  title: handoverCollectionWords.list,
  about: handoverCollectionWords.about,
  access,
  sort: '-id',
  columns: [
    { key: 'id', word: field.handover_no, kind: 'code', sortable: true, main: true },
    { key: 'kind', word: field.kind, kind: 'words', words: handoverCollectionKindWords },
    { key: 'status', word: common.status, kind: 'state', states: handoverCollectionStateFaces },
    { key: 'giver', word: field.parcel_giver, kind: 'text' },
    { key: 'receiver', word: field.parcel_receiver, kind: 'text' },
    { key: 'listed', word: field.listed, kind: 'number' },
    { key: 'received', word: field.received, kind: 'number' },
    { key: 'open_cases', word: field.open_cases, kind: 'number' },
    { key: 'created_at', word: common.created_at, kind: 'instant' },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named', extra: true },
    { key: 'confirmed_at', word: field.confirmed_at, kind: 'instant', extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      options: handoverCollectionLife.stateNames.map((state) => ({
        value: state,
        word: handoverCollectionStateFaces[state].word,
      })),
    },
    {
      key: 'kind',
      word: field.kind,
      kind: 'select',
      common: true,
      options: handoverCollectionKindNames.map((kind) => ({ value: kind, word: handoverCollectionKindWords[kind] })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch', common: true },
    { key: 'from', word: labelFieldWords.from, kind: 'date' },
    { key: 'to', word: labelFieldWords.to, kind: 'date' },
  ],
});

/** Parcels of handovers, in the order in which they were listed. */
export const handedParcelList = list({
  name: 'handed_parcels',
  title: handoverCollectionWords.parcels,
  about: handoverCollectionWords.aboutParcels,
  access,
  sort: 'id',
  columns: [
    { key: 'tracking_code', word: labelFieldWords.tracking_code, kind: 'code', main: true },
    { key: 'state', word: field.handed_state, kind: 'state', states: handedFaces },
    { key: 'status', word: common.status, kind: 'state', states: labelStatusFaces },
    { key: 'receiver_name', word: labelFieldWords.destination_name, kind: 'text' },
    { key: 'listed_at', word: field.listed_at, kind: 'instant' },
    { key: 'received_at', word: field.received_at, kind: 'instant' },
    { key: 'id', word: caseField.row_no, kind: 'code', sortable: true, extra: true },
  ],
  filters: [
    { key: 'collection_id', word: handoverCollectionWords.one, kind: 'text', linked: true },
    {
      key: 'state',
      word: field.handed_state,
      kind: 'select',
      common: true,
      options: handedStates.map((state) => ({ value: state, word: handedFaces[state].word })),
    },
  ],
});

/** Parcels that were not received or not on the list, until another person settles them (F-09). */
export const handoverCaseList = list({
  name: 'handover_cases',
  title: handoverCollectionWords.cases,
  about: handoverCollectionWords.aboutCases,
  access,
  sort: '-id',
  columns: [
    ...caseColumns.first,
    { key: 'collection_id', word: field.handover_no, kind: 'code' },
    { key: 'giver', word: field.parcel_giver, kind: 'text' },
    { key: 'receiver', word: field.parcel_receiver, kind: 'text' },
    ...caseColumns.fate,
    { key: 'note', word: caseField.note, kind: 'text', extra: true },
    ...caseColumns.end,
  ],
  filters: [
    ...caseFilters(handoverCaseKinds),
    { key: 'collection_id', word: handoverCollectionWords.one, kind: 'text', linked: true },
  ],
});
