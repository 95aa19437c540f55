import { useMemo, type ReactNode } from 'react';
import { ClipboardList, FileUp, PackageCheck, Pencil, Plus, Printer, Send, Trash2 } from 'lucide-react';
import { formatDate, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { can, type Viewer } from '@waybill/domain/kernel/access.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import { isEditable, labelTabs } from '@waybill/domain/rooms/labels/label-tabs.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { labelList } from '@waybill/contract/rooms/labels/labels.columns.ts';
import { labelTabWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import type { LabelRow } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { useSay, type Say } from '../../kernel/i18n.tsx';
import { kernelWords } from '../../kernel/kernel.words.ts';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { usePageParams } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { useStore } from '../../kernel/store.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { CodeText } from '../../ui/layout/CodeText.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { ListBulkAction, ListBulkLink, PageAction } from '../../shell/list/list-page-types.ts';
import type { ChosenRows } from '../../shell/list/use-list-selection.ts';
import { labelPageWords as words } from './label-page.words.ts';
import { madeLabels } from './made-labels.ts';
import { Since } from './Since.tsx';
import { CustodyLine } from './CustodyLine.tsx';
import styles from './LabelListPage.module.css';
import type { PageTarget } from '../../kernel/pages.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const tabs = labelTabs.map((tab) => ({ value: tab, word: labelTabWords[tab], filters: { tab } }));
const opens = (row: LabelRow): PageTarget => ({ name: 'label-detail', params: { labelId: row.id } });
const codeOf = (row: LabelRow) => row.tracking_code;
/** The tab of what waits for acceptance has boxes (P-04); so has the search, for printing many. */
const pendingTab = 'pending';

const cells: Readonly<Record<string, (row: LabelRow) => ReactNode>> = {
  tracking_code: (row) => <CodeText code={row.tracking_code} />,
  destination_name: (row) => <span title={row.destination_name}>{row.destination_name}</span>,
  holder_branch: (row) => (
    <span className={styles.holder}>
      <CustodyLine status={row.status} />
      <span className="muted">{row.holder_branch.code}</span>
    </span>
  ),
  status_at: (row) => <Since at={row.status_at} />,
  created_at: (row) => <Day of={row.created_at} />,
};

/** A day, with its time in a tooltip. */
function Day({ of }: { of: string }) {
  const moment = new Date(of);
  return (
    <time className="num" dateTime={of} title={formatDateTime(moment)}>
      {formatDate(moment)}
    </time>
  );
}

/** The labels that concern the branch (N-09): tabs by type of status, everything searched by code, phone, name or reference. */
export function LabelListPage() {
  const say = useSay();
  const viewer = useViewer();
  const mayOpen = useMayOpen();
  const { tab } = usePageParams();
  const made = useStore(madeLabels);
  const [mayPrint, mayEdit] = [mayOpen('label-print'), can(viewer, 'label.edit')];
  const rowActions = useMemo(() => rowActionsFor(say, mayPrint, mayEdit), [say, mayPrint, mayEdit]);
  const bulk = useMemo(
    () => bulkFor(viewer, tab === pendingTab && !isMerchant(viewer), mayPrint, say),
    [tab, mayPrint, viewer, say],
  );
  const history = useMemo(() => made.map(({ id }) => String(id)), [made]);
  const outside = isMerchant(viewer);
  const create = mayOpen('label-create') && (
    <PageLink to="label-create" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('label-create'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={labelList}
      call="labels.list"
      counts="labels.count"
      title={outside ? titleOf('label') : undefined}
      page="label"
      tabs={tabs}
      opens={opens}
      rowActions={rowActions}
      bulk={bulk}
      cells={cells}
      searchHint={words.search}
      live="labels"
      selection={tab === pendingTab && !outside ? { codeOf, selectAll: true, history } : { selectAll: !outside }}
      actions={
        <>
          {!outside && mayOpen('label-imports') && (
            <PageLink to="label-imports" className={buttonLook('plain')}>
              <Icon of={FileUp} />
              {say(words.import)}
            </PageLink>
          )}
          {create}
        </>
      }
      first={create}
    />
  );
}

function rowActionsFor(say: Say, mayPrint: boolean, mayEdit: boolean): PageAction<LabelRow>[] {
  const params = (row: LabelRow) => ({ labelId: row.id });
  return [
    ...(mayPrint
      ? [
          {
            key: 'print',
            title: say(commonWords.print),
            icon: Printer,
            name: 'label-print' as const,
            params: (row: LabelRow) => ({ id: row.id }),
          },
        ]
      : []),
    ...(mayEdit
      ? [
          {
            key: 'edit',
            title: say(commonWords.edit),
            icon: Pencil,
            name: 'label-edit' as const,
            params,
            hidden: (row: LabelRow) => !isEditable(row.status as LabelStatus),
          },
        ]
      : []),
    { key: 'shipping', title: say(words.shippingDetail), icon: Send, name: 'label-shipping', params },
  ];
}

function printedOf(chosen: ChosenRows): Record<string, string> {
  return chosen.kind === 'frozen' ? { selection: chosen.token } : { ids: chosen.ids.join(',') };
}

/** Bulk commands: printing everywhere; for labels that wait for acceptance also accepting, handing in and deleting drafts. */
function bulkFor(viewer: Viewer, pending: boolean, mayPrint: boolean, say: Say): (ListBulkAction | ListBulkLink)[] {
  const print: ListBulkLink = {
    key: 'print',
    label: words.bulkPrint,
    icon: Printer,
    opens: (chosen) => ({ name: 'label-multi-print', search: printedOf(chosen) }),
  };
  const refusedUnless = (permission: Permission) =>
    can(viewer, permission) ? {} : { refused: say(kernelWords.refused), lacks: permission };
  const handOver: ListBulkLink = {
    key: 'hand-over',
    label: titleOf('label-handover-sheet'),
    icon: ClipboardList,
    opens: (chosen) => ({ name: 'label-handover-sheet', search: printedOf(chosen) }),
  };
  if (!pending) return mayPrint ? [print, ...(isMerchant(viewer) ? [handOver] : [])] : [];
  return [
    ...(mayPrint ? [print] : []),
    {
      call: 'labels.accept',
      label: words.bulkAccept,
      text: words.bulkAcceptText,
      icon: PackageCheck,
      ...refusedUnless('label.scan'),
    },
    { call: 'labels.submit', label: words.bulkSubmit, icon: Send, ...refusedUnless('label.create') },
    {
      call: 'labels.remove',
      label: words.bulkRemove,
      text: words.bulkRemoveText,
      icon: Trash2,
      tone: 'danger',
      ...refusedUnless('label.delete'),
    },
  ];
}
