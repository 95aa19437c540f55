import { useMemo, useState, type ReactNode } from 'react';
import { clearanceLineList } from '@waybill/contract/rooms/clearances/clearances.columns.ts';
import type { ClearanceLineShape } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { clearanceFieldWords as field, itemRoleWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { sayPercent } from '@waybill/domain/kernel/money.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import type { ItemRole } from '@waybill/domain/rooms/ledger/open-items.ts';
import { AppLink } from '../../kernel/AppLink.tsx';
import { useSay, type Say } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { hrefOf, useMayOpen } from '../../kernel/page-links.ts';
import { usePreferences } from '../../kernel/preferences.ts';
import { Cell, cellAlign } from '../../shell/cells.tsx';
import { CodeText } from '../../ui/layout/CodeText.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { Pagination } from '../../ui/table/Pagination.tsx';
import type { TableColumn } from '../../ui/table/columns.ts';
import { useRowTab, type TableActions, type TableSelection } from '../../ui/table/table-parts.ts';
import { ownMoneyWords as words } from './own-money.words.ts';
import styles from './Clearance.module.css';

interface LineTableProps<Line extends ClearanceLineShape> {
  label: string;
  lines: readonly Line[];
  /** A column of the page's own, after the others. */
  last?: { readonly key: string; readonly label: string; readonly cell: (line: Line) => ReactNode };
  /** Only the parcel, the page's own column and the net: where the reason matters more than the figures. */
  brief?: boolean;
  selection?: TableSelection<Line>;
  actions?: TableActions<Line>;
  empty?: string;
}

/** As many lines as a person looks through at once; a document may have thousands. */
const perPage = 100;
const shown = clearanceLineList.columns.filter(({ key }) => key === 'receiver_name' || key === 'delivered_date');

/** The identity of a line: an open item is one journal's. */
export const lineId = (line: ClearanceLineShape) => `${line.journal_id}.${line.role}`;

/** The lines of a document, or of what may become one, a page at a time; a parcel's code opens the parcel. */
export function LineTable<Line extends ClearanceLineShape>({
  label,
  lines,
  last,
  brief = false,
  selection,
  actions,
  empty,
}: LineTableProps<Line>) {
  const say = useSay();
  const go = usePageGo();
  const mayOpen = useMayOpen();
  const { singleKeys } = usePreferences();
  const [chosen, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(lines.length / perPage));
  const page = Math.min(chosen, pages);
  const opens = mayOpen('label-detail');
  const columns = useMemo<readonly TableColumn<Line>[]>(
    () => [
      {
        key: 'code',
        label: say(field.tracking_code),
        card: 'title',
        cell: (line) => <Code line={line} opens={opens} />,
      },
      ...(brief ? (last ? [last] : []) : figures<Line>(say)),
      { key: 'net', label: say(field.net), align: 'end', cell: ({ net }) => <Amount amount={net} /> },
      ...(last && !brief ? [last] : []),
    ],
    [say, opens, last, brief],
  );
  const open = (line: Line) => {
    if (line.label_id !== null) go('label-detail', { params: { labelId: line.label_id } });
  };
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={lines.slice((page - 1) * perPage, page * perPage)}
      rowId={lineId}
      firstNumber={pages > 1 ? (page - 1) * perPage + 1 : null}
      total={lines.length}
      singleKeys={singleKeys}
      {...(empty ? { empty: { message: empty } } : {})}
      {...(selection ? { selection } : {})}
      {...(actions ? { actions } : {})}
      {...(opens ? { onOpen: open } : {})}
      footer={
        pages > 1 ? (
          <Pagination page={page} last={pages} onPage={setPage} perPage={perPage} total={lines.length} />
        ) : undefined
      }
    />
  );
}

function figures<Line extends ClearanceLineShape>(say: Say): TableColumn<Line>[] {
  return [
    ...shown.map((column): TableColumn<Line> => ({
      key: column.key,
      label: say.loose(column.word),
      align: cellAlign(column.kind),
      cell: (line) => <Cell column={column} row={{ ...line }} />,
    })),
    {
      key: 'cod_amount',
      label: say(field.cod_amount),
      align: 'end',
      cell: ({ cod_amount }) => <Amount amount={cod_amount} />,
    },
    { key: 'fees', label: say(field.fees), align: 'end', cell: (line) => <Fees line={line} /> },
  ];
}

/** The parcel's code. A line other than its COD says what it is; a line without a parcel says only that. */
function Code({ line: { label_id, tracking_code, role }, opens }: { line: ClearanceLineShape; opens: boolean }) {
  const say = useSay();
  const tabIndex = useRowTab();
  const kind = role === ('cod' satisfies ItemRole) ? null : say(itemRoleWords[role as ItemRole]);
  if (tracking_code === null) return kind;
  const code = <CodeText code={tracking_code} />;
  return (
    <>
      {opens && label_id !== null ? (
        <AppLink href={hrefOf('label-detail', { labelId: label_id })} className={styles.link} tabIndex={tabIndex}>
          {code}
        </AppLink>
      ) : (
        code
      )}
      {kind !== null && <span className={styles.kind}>{kind}</span>}
    </>
  );
}

/** All that is taken off this line, with each fee below it: its name, and the percent of the COD or the amount. */
function Fees({ line }: { line: ClearanceLineShape }) {
  const say = useSay();
  const parts = (['cod_fee', 'shipping', 'return_fee'] as const).filter((part) => line[part] !== 0);
  const sum = parts.reduce((total, part) => total + line[part], 0);
  const explain = (part: (typeof parts)[number]) =>
    part === 'cod_fee' && line.cod_percent !== null
      ? `${say(field.cod_fee)} ${sayPercent(line.cod_percent)}`
      : say(words.feeOther, { fee: say(field[part]), amount: groupThousands(line[part]) });
  return (
    <>
      <Amount amount={sum} />
      {parts.map((part) => (
        <span key={part} className={styles.parts}>
          {explain(part)}
        </span>
      ))}
    </>
  );
}

/** Figures below each other without a unit: the sum beside them has it. */
function Amount({ amount }: { amount: number }) {
  return amount === 0 ? (
    <span className="muted" data-empty>
      –
    </span>
  ) : (
    <span className="num">{groupThousands(amount)}</span>
  );
}
