import { useRef, useState, type KeyboardEvent } from 'react';
import { CircleQuestionMark, Undo2, X } from 'lucide-react';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import type { ImportRowState } from '@waybill/domain/rooms/label-imports/import-states.ts';
import { isSheetField, sheetFields, type SheetField } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import type { SheetOrder } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import { importRowFaces, sheetFieldWords } from '@waybill/contract/rooms/label-imports/label-imports.words.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { CodeText } from '../../ui/layout/CodeText.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { IconButton } from '../../ui/layout/IconButton.tsx';
import { cellAt, focusCell, focusNextWrong, leavesCell, selectsWhole } from '../../ui/table/sheet-cells.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { labelImportPageWords as words } from './label-import-page.words.ts';
import styles from './OrderGrid.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export interface OrderGridProps {
  rows: readonly SheetOrder[];
  /** The fields that have a column on the screen, in its order. */
  fields: readonly SheetField[];
  readOnly: boolean;
  /** Types over a field of a row; resolves when the server has answered, with why it was refused. */
  onFix: (row: SheetOrder, field: SheetField, value: string) => Promise<string | null>;
  onLeave: (row: SheetOrder, leave: boolean) => void;
  /** Changes every other row in which the same stood, where that was offered. */
  onSame: () => void;
}

const isLeft = (state: string): boolean => (state as ImportRowState) === 'left';
const isMade = (row: SheetOrder): boolean => row.label !== null;

/** The rows of the uploaded sheet: every cell can be overwritten, mistakes are displayed below it, and keys move from one mistake to the next. */
export function OrderGrid({ rows, fields, readOnly, onFix, onLeave, onSame }: OrderGridProps) {
  const say = useSay();
  const table = useRef<HTMLTableElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = cellAt(event.target);
    const row = at && rows[at.row];
    const field = at && fields[at.column];
    if (!at || !row || !field || event.nativeEvent.isComposing) return;
    const { key, code, altKey, ctrlKey, metaKey } = event;
    const act = (work: () => void) => {
      event.preventDefault();
      work();
    };
    if (altKey && key === 'Enter') act(() => takeOffered(row, field, onFix));
    else if (altKey && code === 'KeyA') act(onSame);
    else if ((ctrlKey || metaKey) && code === 'KeyD')
      act(() => {
        const above = rows[at.row - 1];
        if (above && !readOnly) void onFix(row, field, above.fields[field] ?? '');
      });
    else if (altKey || ctrlKey || metaKey) return;
    else if (key === 'Enter')
      act(() => {
        if (!focusNextWrong(table.current, event.target))
          focusCell(table.current, at.row + (event.shiftKey ? -1 : 1), at.column);
      });
    else if (key === 'ArrowDown' || key === 'ArrowUp')
      act(() => focusCell(table.current, at.row + (key === 'ArrowDown' ? 1 : -1), at.column));
    else if ((key === 'ArrowLeft' || key === 'ArrowRight') && leavesCell(event))
      act(() => focusCell(table.current, at.row, at.column + (key === 'ArrowRight' ? 1 : -1)));
  };
  return (
    <div className={styles.scroll}>
      <table ref={table} className={styles.grid} aria-label={say(words.grid)} onKeyDown={onKeyDown} {...selectsWhole}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {say(commonFieldWords.row)}
            </th>
            {fields.map((field) => (
              <th key={field} scope="col" data-kind={sheetFields[field]}>
                {say.loose(sheetFieldWords[field])}
              </th>
            ))}
            <th scope="col" className={styles.fee}>
              {say(commonFieldWords.shipping)}
            </th>
            <th scope="col" className={styles.tool}>
              <span className="sr-only">{say(importRowFaces.left.word)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <OrderRow
              key={row.position}
              row={row}
              at={at}
              fields={fields}
              readOnly={readOnly || isMade(row) || isLeft(row.status)}
              mayLeave={!readOnly && !isMade(row)}
              onFix={onFix}
              onLeave={onLeave}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Accepts the suggestion of a cell with a mistake, or the guessed value of a cell. */
function takeOffered(row: SheetOrder, field: SheetField, onFix: OrderGridProps['onFix']): void {
  const meant = row.problems[field]?.[0]?.values?.meant;
  if (typeof meant === 'string') void onFix(row, field, meant);
  else if (row.guessed.includes(field)) void onFix(row, field, row.fields[field] ?? '');
}

interface RowProps extends Pick<OrderGridProps, 'fields' | 'readOnly' | 'onFix' | 'onLeave'> {
  row: SheetOrder;
  at: number;
  mayLeave: boolean;
}

function OrderRow({ row, at, fields, readOnly, mayLeave, onFix, onLeave }: RowProps) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const left = isLeft(row.status);
  const beside = Object.entries(row.problems)
    .filter(([field]) => !isSheetField(field) || !fields.includes(field))
    .flatMap(([, problems]) => problems.slice(0, 1));
  return (
    <tr data-state={row.status}>
      <th scope="row" className={styles.number}>
        <span className="line">
          <span className={styles.no}>{count(row.row)}</span>
          <StatePill face={importRowFaces[row.status as ImportRowState]} />
        </span>
        {beside.map((problem) => (
          <span key={problem.code} className={`${styles.problem} ${left ? styles.calm : ''}`}>
            {problem.message}
          </span>
        ))}
      </th>
      {fields.map((field, column) => (
        <OrderCell key={field} row={row} field={field} place={`${at}/${column}`} readOnly={readOnly} onFix={onFix} />
      ))}
      <td className={styles.fee} data-label={say(commonFieldWords.shipping)}>
        {row.shipping_total === null ? <span className="muted">—</span> : sayKyat(row.shipping_total, locale)}
      </td>
      <td className={styles.tool}>
        {row.label ? (
          <PageLink to="label-detail" params={{ labelId: row.label.id }}>
            <CodeText code={row.label.tracking_code} />
          </PageLink>
        ) : (
          mayLeave && (
            <IconButton
              icon={left ? Undo2 : X}
              small
              label={say(left ? words.takeIn : words.leave, { n: count(row.row) })}
              onClick={() => onLeave(row, !left)}
            />
          )
        )}
      </td>
    </tr>
  );
}

const wide: readonly SheetField[] = [
  'destination_address',
  'destination_name',
  'item_name',
  'remark',
  'include_products',
  'source_address',
  'destination_township',
  'source_township',
];

function OrderCell({
  row,
  field,
  place,
  readOnly,
  onFix,
}: {
  row: SheetOrder;
  field: SheetField;
  place: string;
  readOnly: boolean;
  onFix: OrderGridProps['onFix'];
}) {
  const say = useSay();
  const count = useCount();
  const [draft, setDraft] = useState<string | null>(null);
  const sending = useRef(false);
  const [refused, setRefused] = useState<string | null>(null);
  const stands = row.fields[field] ?? '';
  const [problem] = row.problems[field] ?? [];
  const id = `order-${row.position}-${field}`;
  const type = (text: string | null) => {
    setDraft(text);
    setRefused(null);
  };
  const commit = () => {
    // Enter has sent this already, and leaving the cell would send it once more.
    if (draft === null || sending.current) return;
    if (draft === stands) return type(null);
    sending.current = true;
    // A refused value stays as it was typed, and only Enter sends it again.
    void onFix(row, field, draft)
      .then((why) => (why === null ? type(null) : setRefused(why)))
      .finally(() => {
        sending.current = false;
      });
  };
  const problemText = refused ?? problem?.message;
  const meant = problem?.values?.meant;
  const guessed = !readOnly && row.guessed.includes(field);
  const describedBy = [problemText === undefined ? null : id, guessed ? `${id}-guess` : null].filter(
    (one) => one !== null,
  );
  return (
    <td
      data-wide={wide.includes(field) || undefined}
      data-kind={sheetFields[field]}
      data-label={say.loose(sheetFieldWords[field])}
      data-wrong={problemText !== undefined || undefined}
      data-guessed={guessed || undefined}>
      <input
        className={styles.input}
        data-cell={place}
        data-kind={sheetFields[field]}
        value={draft ?? stands}
        readOnly={readOnly}
        autoComplete="off"
        aria-label={say(words.cell, { field: say.loose(sheetFieldWords[field]), n: count(row.row) })}
        aria-invalid={problemText !== undefined || undefined}
        aria-describedby={describedBy.join(' ') || undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          if (refused === null) commit();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && draft !== null) {
            event.stopPropagation();
            type(null);
          }
          if (event.key === 'Enter' && !event.altKey) commit();
        }}
      />
      {problemText !== undefined && (
        <span id={id} className={styles.problem} role={refused === null ? undefined : 'alert'}>
          {problemText}
        </span>
      )}
      {guessed && (
        <span className={styles.guess}>
          <span id={`${id}-guess`} className={styles.mark}>
            <Icon of={CircleQuestionMark} size={14} />
            {say(commonWords.guessed)}
          </span>
          <Button
            small
            variant="quiet"
            tabIndex={-1}
            aria-label={say(words.rightThis, { field: say.loose(sheetFieldWords[field]), n: count(row.row) })}
            onClick={() => void onFix(row, field, stands)}>
            {say(commonWords.correct)}
          </Button>
        </span>
      )}
      {typeof meant === 'string' && !readOnly && (
        <Button
          small
          className={styles.take}
          tabIndex={-1}
          aria-label={say(words.takeThis, { meant })}
          onClick={() => void onFix(row, field, meant)}>
          {say(words.take)}
        </Button>
      )}
    </td>
  );
}
