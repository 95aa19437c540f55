import { keyModeWords } from '../../kernel/worlds.words.ts';
import { apiKeyLife } from '@waybill/domain/rooms/api-keys/api-key-states.ts';
import { keyModes } from '@waybill/domain/kernel/worlds.ts';
import { keyOwnerKinds } from '@waybill/domain/kernel/key-owners.ts';
import { list } from '../../kernel/list.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import { apiKeyFieldWords as field, apiKeyStateFaces, apiKeyWords, keyOwnerWords } from './api-keys.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

/** API keys (N-06). */
export const apiKeyList = list({
  name: 'api_keys',
  title: apiKeyWords.list,
  about: apiKeyWords.about,
  access: { permission: 'api_key.view' },
  sort: '-id',
  columns: [
    { key: 'name', word: field.name, kind: 'text', main: true },
    { key: 'shown', word: field.shown, kind: 'code' },
    { key: 'mode', word: field.mode, kind: 'words', words: keyModeWords },
    { key: 'owner_kind', word: field.owner_kind, kind: 'words', words: keyOwnerWords, inside: true },
    { key: 'owner', word: field.key_owner, kind: 'text', inside: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named', inside: true },
    { key: 'status', word: common.status, kind: 'state', states: apiKeyStateFaces },
    { key: 'last_used_at', word: field.last_used_at, kind: 'instant' },
    { key: 'expires_at', word: field.key_ends_at, kind: 'instant' },
    { key: 'last_used_address', word: field.last_used_address, kind: 'text', extra: true },
    { key: 'created_by', word: field.created_by, kind: 'text', extra: true },
    { key: 'created_at', word: common.created_at, kind: 'instant', extra: true },
    { key: 'id', word: field.key_no, kind: 'code', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      options: apiKeyLife.stateNames.map((state) => ({ value: state, word: apiKeyStateFaces[state].word })),
    },
    {
      key: 'mode',
      word: field.mode,
      kind: 'select',
      common: true,
      options: keyModes.map((mode) => ({ value: mode, word: keyModeWords[mode] })),
    },
    {
      key: 'owner_kind',
      word: field.owner_kind,
      kind: 'select',
      common: true,
      inside: true,
      options: keyOwnerKinds.map((kind) => ({ value: kind, word: keyOwnerWords[kind] })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch', common: true, inside: true },
  ],
});
