import { useMemo } from 'react';
import { Eye } from 'lucide-react';
import { auditList } from '@waybill/contract/rooms/audit/audit.columns.ts';
import type { AuditRow } from '@waybill/contract/rooms/audit/audit.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { auditPageWords } from './audit-page.words.ts';
import styles from './AuditListPage.module.css';
import type { PageTarget } from '../../kernel/pages.ts';
import type { PageAction } from '../../shell/list/list-page-types.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const opens = (row: AuditRow): PageTarget => ({ name: 'audit.line', params: { id: row.id } });

/** Who changed what, when and where. */
export function AuditListPage() {
  const say = useSay();
  const rowActions = useMemo<PageAction<AuditRow>[]>(
    () => [
      {
        key: 'view',
        title: say(commonWords.view),
        icon: Eye,
        name: 'audit.line',
        params: (row) => ({ id: row.id }),
      },
    ],
    [say],
  );
  const cells = useMemo(
    () => ({
      staff: (row: AuditRow) => row.staff ?? <span className="muted">{say(auditPageWords.system)}</span>,
      request_id: (row: AuditRow) => <span className={`code ${styles.id}`}>{row.request_id}</span>,
    }),
    [say],
  );
  return (
    <ListPage
      definition={auditList}
      call="audit.list"
      page="audit"
      live={null}
      opens={opens}
      rowActions={rowActions}
      cells={cells}
      searchHint={auditPageWords.search}
    />
  );
}
