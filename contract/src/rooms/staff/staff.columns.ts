import { staffTypes } from '@waybill/domain/kernel/user-types.ts';
import { accountLife } from '@waybill/domain/rooms/staff/account-states.ts';
import { list } from '../../kernel/list.ts';
import { accountStateFaces, genderWords, staffFieldWords as field, staffWords, userTypeWords } from './staff.words.ts';

/** Staff list: screen, search, filters and export (N-07). */
export const staffList = list({
  name: 'staff',
  title: staffWords.list,
  about: staffWords.about,
  access: { permission: 'staff.view' },
  sort: 'name',
  columns: [
    { key: 'name', word: field.name, kind: 'text', sortable: true, main: true },
    { key: 'user_name', word: field.user_name, kind: 'code', sortable: true },
    { key: 'role', word: field.role, kind: 'named', sortable: true },
    { key: 'branch', word: field.branch, kind: 'named', sortable: true },
    { key: 'phone', word: field.phone, kind: 'phones' },
    { key: 'status', word: field.status, kind: 'state', states: accountStateFaces },
    { key: 'last_login_at', word: field.last_login_at, kind: 'instant', sortable: true },
    { key: 'email', word: field.email, kind: 'text', extra: true },
    { key: 'gender', word: field.gender, kind: 'words', words: genderWords, extra: true },
    { key: 'user_type', word: field.user_type, kind: 'words', words: userTypeWords, extra: true },
    { key: 'business_name', word: field.business_name, kind: 'text', extra: true },
    { key: 'created_at', word: field.created_at, kind: 'instant', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: field.status,
      kind: 'select',
      options: accountLife.stateNames.map((state) => ({ value: state, word: accountStateFaces[state].word })),
    },
    { key: 'branch_id', word: field.branch, kind: 'select', common: true, source: 'branch' },
    { key: 'role', word: field.role, kind: 'select', common: true, source: 'role' },
    {
      key: 'user_type',
      word: field.user_type,
      kind: 'select',
      options: staffTypes.map((type) => ({ value: type, word: userTypeWords[type] })),
    },
  ],
});
