import { Plus } from 'lucide-react';
import type { CompanyRow } from '@waybill/contract/rooms/customers/companies.contract.ts';
import { companyList } from '@waybill/contract/rooms/customers/customers.columns.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { customerPageWords as words } from './customer-page.words.ts';
import type { PageTarget } from '../../kernel/pages.ts';

const opens = (row: CompanyRow): PageTarget => ({ name: 'customer.company', params: { companyId: row.id } });

/** The companies that merchants belong to (E-06). */
export function CompanyListPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  const create = mayOpen('customer.company.create') && (
    <PageLink to="customer.company.create" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('customer.company.create'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={companyList}
      call="customers.companies"
      page="customer.companies"
      live="companies"
      opens={opens}
      searchHint={words.companySearch}
      actions={create}
      first={create}
    />
  );
}
