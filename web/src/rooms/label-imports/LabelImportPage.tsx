import { useRef, useState } from 'react';
import { isSheetField, type SheetField } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import {
  importLife,
  importRowLife,
  isMendable,
  type ImportRowState,
  type ImportState,
} from '@waybill/domain/rooms/label-imports/import-states.ts';
import type { LabelImportDetail, SheetOrder } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import { importRowFaces, importStateFaces } from '@waybill/contract/rooms/label-imports/label-imports.words.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useSearchState } from '../../kernel/page-hooks.ts';
import { hrefOf } from '../../kernel/page-links.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Pagination } from '../../ui/table/Pagination.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { ColumnsPart } from './ColumnsPart.tsx';
import { ImportActions, ImportNotices } from './ImportActions.tsx';
import { labelImportPageWords as words } from './label-import-page.words.ts';
import { OrderGrid } from './OrderGrid.tsx';
import { ordersShown, useOrders } from './use-orders.ts';
import styles from './LabelImport.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** One order sheet: what its columns are, its rows with what is wrong in them, and the labels that come of it. */
export const LabelImportPage = recordPage({
  call: 'label_imports.detail',
  param: 'importId',
  topic: 'label_imports',
  list: 'label-imports',
  pollsWhile: ({ status }) => (status as ImportState) === importLife.commands.make.to,
  crumb: ({ file_name }) => file_name,
  Content: Sheet,
});

function Sheet({ data: sheet, put }: OpenRecord<LabelImportDetail>) {
  const say = useSay();
  const outside = isMerchant(useViewer());
  return (
    <div className="stack4">
      <PageHead
        title={sheet.file_name}
        actions={<ImportActions sheet={sheet} put={put} />}
        aside={
          <span className={styles.facts}>
            <StatePill face={importStateFaces[sheet.status as ImportState]} />
            {!outside && (sheet.customer ?? say(words.walkin))}
          </span>
        }
      />
      <ImportNotices sheet={sheet} put={put} />
      <ColumnsPart
        key={JSON.stringify([sheet.columns, sheet.usual])}
        sheet={sheet}
        readOnly={!isMendable(sheet.status as ImportState)}
        onSaved={put}
      />
      {sheet.missing.length === 0 && <Rows sheet={sheet} put={put} />}
    </div>
  );
}

interface Place {
  readonly show: ImportRowState | null;
  readonly page: number;
}

function parsePlace(raw: Readonly<Record<string, unknown>>): Place {
  const page = Number(raw.page ?? 1);
  return {
    show: importRowLife.stateNames.find((state) => state === raw.show) ?? null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

const counted = { ready: 'ready', bad: 'bad', left: 'left_out', made: 'made' } as const satisfies Record<
  ImportRowState,
  keyof LabelImportDetail
>;

interface Offer {
  readonly row: SheetOrder;
  readonly field: SheetField;
  readonly value: string;
  readonly stood: string;
  readonly n: number;
}

function Rows({ sheet, put }: { sheet: LabelImportDetail; put: (sheet: LabelImportDetail) => void }) {
  const say = useSay();
  const count = useCount();
  const toast = useToast();
  const grid = useRef<HTMLDivElement>(null);
  const [{ show, page }, setPlace] = useSearchState(parsePlace);
  const [offer, setOffer] = useState<Offer | null>(null);
  const orders = useOrders(sheet, show, page, () => grid.current?.contains(document.activeElement) === true);
  const readOnly = !isMendable(sheet.status as ImportState);
  const messageOf = (error: unknown): string => {
    const why = firstMessage(error) || say(words.failed);
    toast.error(why);
    return why;
  };
  const fix = async (row: SheetOrder, field: SheetField, value: string, sameAs?: string): Promise<string | null> => {
    const stood = row.fields[field] ?? '';
    try {
      const answer = await call('label_imports.fix', {
        params: { id: sheet.id },
        body: {
          field,
          value,
          positions: [row.position],
          ...(sameAs === undefined ? { was: stood } : { same_as: sameAs }),
        },
      });
      orders.put(answer.data);
      put(answer.import);
      // The same change is offered for other rows only where a mistake was corrected.
      setOffer(
        answer.same > 0 && value !== stood && row.problems[field] !== undefined
          ? { row, field, value, stood, n: answer.same }
          : null,
      );
      if (sameAs !== undefined || (show === 'bad' && shownBad(orders.page?.data, answer.data) === 0)) orders.refresh();
      return null;
    } catch (error) {
      // Reads the value that is stored now, to show it below what was typed.
      orders.refresh();
      return messageOf(error);
    }
  };
  const leave = (row: SheetOrder, out: boolean) =>
    void call('label_imports.leave', {
      params: { id: sheet.id },
      body: { positions: [row.position], leave: out },
    }).then(({ data }) => {
      put(data);
      orders.refresh();
    }, messageOf);
  const same = () => {
    if (offer) void fix(offer.row, offer.field, offer.value, offer.stood);
  };
  const tabs = [
    { key: 'all', label: say(commonWords.all), count: sheet.total },
    ...importRowLife.stateNames.map((state) => ({
      key: state as string,
      label: say(importRowFaces[state].word),
      count: sheet[counted[state]],
    })),
  ];
  const rows = orders.page?.data ?? [];
  const guessed = rows.some((row) => row.guessed.length > 0 && row.label === null);
  const fields = useFields(sheet, rows, `${show ?? 'all'} ${page}`);
  return (
    <>
      <Tabs
        label={say(words.show)}
        tabs={tabs.map((tab) => ({
          ...tab,
          href: hrefOf('label-import', { importId: sheet.id }, tab.key === 'all' ? {} : { show: tab.key }),
        }))}
        current={show ?? 'all'}
      />
      {!readOnly && rows.some(({ label }) => label === null) && (
        <ul className={styles.keys}>
          {[words.keys, words.keyDown, words.keyTake, ...(guessed ? [words.keyRight] : []), words.keySame].map(
            (word) => (
              <li key={word.en}>{say(word)}</li>
            ),
          )}
        </ul>
      )}
      {!readOnly && guessed && <Callout tone="attention">{say(words.guesses)}</Callout>}
      {offer && (
        <Callout
          tone="info"
          live
          onClose={() => setOffer(null)}
          actions={
            <Button small onClick={same}>
              {say(words.changeSame)}
            </Button>
          }>
          {say(words.same, { n: count(offer.n) })}
        </Callout>
      )}
      {orders.page && rows.length === 0 && <EmptyState title={say(show === 'bad' ? words.noneBad : words.none)} />}
      {rows.length > 0 && (
        <div ref={grid}>
          <OrderGrid rows={rows} fields={fields} readOnly={readOnly} onFix={fix} onLeave={leave} onSame={same} />
        </div>
      )}
      {orders.page && (
        <Pagination
          page={page}
          last={orders.page.last_page}
          total={orders.page.total}
          perPage={ordersShown}
          onPage={(to) => setPlace({ show: show ?? '', page: String(to) })}
        />
      )}
    </>
  );
}

/** How many rows on the screen are still to be fixed, once these answers are shown. */
function shownBad(rows: readonly SheetOrder[] | undefined, answered: readonly SheetOrder[]): number {
  const fresh = new Map(answered.map((row) => [row.position, row]));
  return (rows ?? [])
    .map((row) => fresh.get(row.position) ?? row)
    .filter(({ status }) => (status as ImportRowState) === 'bad').length;
}

/** The columns on the screen. On one page of one tab they keep their places, whatever is mended and whichever rows go: nothing moves under the hands. */
function useFields(sheet: LabelImportDetail, rows: readonly SheetOrder[], place: string): readonly SheetField[] {
  const key = rows.length === 0 ? '' : JSON.stringify([place, sheet.columns.map(({ field }) => field)]);
  const [kept, setKept] = useState<{ key: string; fields: readonly SheetField[] }>({ key: '', fields: [] });
  const wanted = fieldsOf(sheet, rows);
  const fields =
    kept.key === key ? [...kept.fields, ...wanted.filter((field) => !kept.fields.includes(field))] : wanted;
  if (kept.key !== key || fields.length !== kept.fields.length) setKept({ key, fields });
  return fields;
}

/**
 * Returns the fields in display order: first those with a mistake in every row, then those of the sheet in its order, then required ones without a
 * column that some row lacks.
 */
function fieldsOf({ columns }: LabelImportDetail, rows: readonly SheetOrder[]): SheetField[] {
  const own = columns.flatMap(({ field }) => (field === null ? [] : [field]));
  const wrong = rows.flatMap((row) => Object.keys(row.problems)).filter(isSheetField);
  const typed = rows.flatMap((row) => Object.keys(row.fields)).filter(isSheetField);
  const allWrong = rows.every(({ status }) => (status as ImportRowState) === 'bad');
  return [
    ...new Set([
      ...(allWrong ? [...own.filter((field) => wrong.includes(field)), ...wrong] : []),
      ...own,
      ...wrong,
      ...typed,
    ]),
  ];
}
