import { placeTypes } from '@waybill/domain/rooms/places/place-kinds.ts';
import { list } from '../../kernel/list.ts';
import { branchFieldWords } from '../branches/branches.words.ts';
import { staffFieldWords } from '../staff/staff.words.ts';
import { placeFieldWords as field, placeTypeWords, placeWords } from './places.words.ts';

/** All places, for users who maintain branches or places (E-03, N-30). Branch and remoteness are shown as inherited. */
export const placeList = list({
  name: 'places',
  title: placeWords.list,
  about: placeWords.about,
  access: { permission: { edit: 'place.edit', view: 'branch.view' } },
  sort: 'postcode',
  columns: [
    { key: 'postcode', word: branchFieldWords.postcode, kind: 'code', sortable: true },
    { key: 'name', word: branchFieldWords.name, kind: 'named', sortable: true, main: true },
    { key: 'name_mm', word: branchFieldWords.name_mm, kind: 'text', extra: true },
    { key: 'name_en', word: branchFieldWords.name_en, kind: 'text', extra: true },
    { key: 'type', word: branchFieldWords.type, kind: 'words', words: placeTypeWords },
    { key: 'parent', word: field.parent, kind: 'named' },
    { key: 'region', word: field.region, kind: 'named' },
    { key: 'branch', word: field.delivers, kind: 'named' },
    { key: 'remote', word: field.remote, kind: 'yes_no' },
    { key: 'active', word: field.active, kind: 'yes_no' },
    { key: 'branch_postcode', word: field.branch_postcode, kind: 'code', extra: true },
    { key: 'updated_at', word: staffFieldWords.updated_at, kind: 'instant', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'type',
      word: branchFieldWords.type,
      kind: 'select',
      common: true,
      options: placeTypes.map((type) => ({ value: type, word: placeTypeWords[type] })),
    },
    { key: 'region_id', word: field.region, kind: 'select', common: true, source: 'region' },
    { key: 'parent_id', word: field.parent, kind: 'select', source: 'township' },
    { key: 'branch_id', word: field.delivers, kind: 'select', source: 'branch' },
    { key: 'remote', word: field.remote, kind: 'yes_no' },
    { key: 'active', word: field.active, kind: 'yes_no' },
  ],
});
