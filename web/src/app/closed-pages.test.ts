import { expect, test } from 'vitest';
import type { RoleSlug } from '@waybill/domain/kernel/roles.ts';
import { allPages } from './all-pages.ts';
import { pageAbouts } from './page-abouts.ts';
import { aViewer } from '../kernel/testing-pages.ts';
import { closedPagesOf } from '../shell/closed-pages.ts';

const closed = (role: RoleSlug, query: string) =>
  closedPagesOf(allPages, aViewer(role), pageAbouts, query).map(({ page, permission }) => [page.name, permission]);

test('G-02 N-03 a search names a page that others may open, by its name in any language, with the permission that opens it', () => {
  for (const query of ['bank stat', '银行对账单'])
    expect(closed('postman', query)).toContainEqual(['bank-statement', 'bank_account.view']);
  expect(closed('md', 'bank stat').map(([name]) => name)).not.toContain('bank-statement');
  expect(closed('postman', 'ba')).toEqual([]);
  expect(closed('postman', 'label').length).toBeLessThanOrEqual(3);
});
