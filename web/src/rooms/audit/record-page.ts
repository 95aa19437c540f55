import type { PageName, PageTarget } from '../../kernel/pages.ts';

/** The page that shows a record and the parameter that names it, for the rooms whose records have one. */
const pages: ReadonlyMap<string, readonly [page: PageName, param: string]> = new Map<
  string,
  readonly [PageName, string]
>([
  ['staff', ['edit-staff', 'staffID']],
  ['branches', ['branches.edit', 'branchId']],
  ['branch_collections', ['branch-collections.edit', 'collectionId']],
  ['roles', ['roles.edit', 'slug']],
  ['tariffs', ['tariffs.edit', 'tariffId']],
  ['announcements', ['announcement.detail', 'announcementId']],
  ['customers', ['customer.detail', 'customerId']],
  ['companies', ['customer.company', 'companyId']],
]);

/** Where a record of the audit log is shown; nothing when it has no page. @example pageOfRecord('staff', '7') // { name: 'edit-staff', params: { staffID: '7' } } */
export function pageOfRecord(room: string, record: string): PageTarget | undefined {
  const found = pages.get(room);
  return found && { name: found[0], params: { [found[1]]: record } };
}
