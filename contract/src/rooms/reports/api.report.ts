import { can } from '@waybill/domain/kernel/access.ts';
import { report } from './report.ts';
import { reportWords } from './reports.words.ts';

/** Use of API keys, one row for each key and day; for users who may see keys. */
export const apiReport = report({
  key: 'api',
  ...reportWords.api,
  access: { permission: 'report.view', check: (viewer) => can(viewer, 'api_key.view') },
  rows: { of: 'calls' },
  columns: ['day', 'key', 'shown', 'branch', 'owner_kind', 'owner', 'calls', 'refused', 'labels'],
  sums: ['calls', 'refused', 'labels'],
  groups: ['key', 'owner', 'branch', 'owner_kind'],
  customers: false,
  paper: ['day', 'key', 'owner', 'calls', 'refused', 'labels'],
});
