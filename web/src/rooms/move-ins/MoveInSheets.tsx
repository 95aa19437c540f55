import { useQuery } from '@tanstack/react-query';
import { Columns3, FileDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MoveInDetail, MoveInSheet } from '@waybill/contract/rooms/move-ins/move-ins.contract.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { moveInColumnWords, moveInKindWords } from '@waybill/contract/rooms/move-ins/move-ins.words.ts';
import { form } from '@waybill/domain/kernel/form.ts';
import {
  isMoveInField,
  moveInFields,
  moveInKinds,
  type MoveInKind,
} from '@waybill/domain/rooms/move-ins/move-in-sheets.ts';
import { addressOfCall, call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { OpenRecord } from '../../shell/detail/record-page.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { saveFile } from '../../shell/save-file.ts';
import { useAction } from '../../shell/use-action.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { moveInPageWords as words } from './move-in-page.words.ts';
import styles from './MoveIn.module.css';

type SheetWindow = { readonly sheet: MoveInSheet; readonly what: 'columns' | 'takeOut' };
const noFields = form({});

/** The sheets of a move-in with their rows to fix, and the templates while it is a draft. */
export function MoveInSheets({ data, put }: OpenRecord<MoveInDetail>) {
  const say = useSay();
  const [asked, ask] = useState<SheetWindow | null>(null);
  const shown = (answer: { readonly data: MoveInDetail }) => put(answer.data);
  return (
    <div className={styles.sheets}>
      {data.sheets.length === 0 && <p className="muted">{say(words.none)}</p>}
      {data.sheets.map((sheet) => (
        <Sheet key={sheet.id} move={data} sheet={sheet} ask={(what) => ask({ sheet, what })} />
      ))}
      {data.may_change && <Templates />}
      {asked?.what === 'columns' && (
        <ColumnsWindow move={data} sheet={asked.sheet} put={shown} onClose={() => ask(null)} />
      )}
      {asked?.what === 'takeOut' && (
        <FormDialog
          form={noFields}
          words={{}}
          title={say(words.takeOutAsk, { name: asked.sheet.file_name })}
          yes={say(words.takeOut)}
          danger
          submit={async (_, { idempotencyKey }) =>
            shown(
              await call('move_ins.take_out', {
                params: { id: data.id },
                body: { sheet_id: asked.sheet.id, version: data.version },
                idempotencyKey,
              }),
            )
          }
          changes="move_in"
          onClose={() => ask(null)}
        />
      )}
    </div>
  );
}

function Templates() {
  const say = useSay();
  const run = useAction();
  const save = (kind: MoveInKind) =>
    run(async () => saveFile(`${await addressOfCall('move_ins.template', {})}?kind=${kind}`, `template-${kind}.xlsx`));
  return (
    <div>
      <p className={styles.note}>{say(words.templates)}</p>
      <div className={styles.buttons}>
        {moveInKinds.map((kind) => (
          <Button key={kind} small icon={FileDown} onClick={() => void save(kind)}>
            {say.loose(moveInKindWords[kind])}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface SheetProps {
  readonly move: MoveInDetail;
  readonly sheet: MoveInSheet;
  readonly ask: (what: SheetWindow['what']) => void;
}

function Sheet({ move, sheet, ask }: SheetProps) {
  const say = useSay();
  const count = useCount();
  const run = useAction();
  const named = (fields: readonly string[]) =>
    fields.map((field) => (isMoveInField(sheet.kind, field) ? say.loose(moveInColumnWords[field]) : field)).join(', ');
  const unread = sheet.heads.filter((head, at) => head !== '' && sheet.columns[at] === null);
  const save = () =>
    run(async () =>
      saveFile(
        `${await addressOfCall('move_ins.errors', { id: move.id })}?sheet_id=${sheet.id}`,
        `rows-to-fix-${sheet.id}.xlsx`,
      ),
    );
  return (
    <section className={styles.sheet} aria-label={sheet.file_name}>
      <span className={styles.name}>
        {say.loose(moveInKindWords[sheet.kind])} · {sheet.file_name}
      </span>
      <span className={styles.note}>
        {[say(words.rows, { n: count(sheet.rows) }), sheet.brought_by].join(' · ')}
        {sheet.left_out > 0 && ` · ${say(words.left, { n: count(sheet.left_out) })}`}
      </span>
      {unread.length > 0 && <span className={styles.note}>{say(words.notRead, { names: unread.join(', ') })}</span>}
      {sheet.missing.length > 0 && (
        <span className={`${styles.note} ${styles.warn}`}>{say(words.missing, { names: named(sheet.missing) })}</span>
      )}
      {sheet.bad > 0 && (
        <span className={`${styles.note} ${styles.warn}`}>{say(words.bad, { n: count(sheet.bad) })}</span>
      )}
      {move.may_change && (
        <span className={styles.buttons}>
          <Button small icon={Columns3} onClick={() => ask('columns')}>
            {say(commonFieldWords.columns)}
          </Button>
          {sheet.bad > 0 && (
            <Button small icon={FileDown} onClick={() => void save()}>
              {say(words.download)}
            </Button>
          )}
          <Button small icon={Trash2} onClick={() => ask('takeOut')}>
            {say(words.takeOut)}
          </Button>
        </span>
      )}
      {move.may_change && sheet.bad > 0 && <BadRows move={move} sheet={sheet} />}
    </section>
  );
}

const shownMost = 100;

/** Rows to fix, each with the cell and the reason. */
function BadRows({ move, sheet }: Omit<SheetProps, 'ask'>) {
  const say = useSay();
  const { data } = useQuery({
    queryKey: ['move_ins.rows', move.id, sheet.id, move.version],
    queryFn: ({ signal }) =>
      call('move_ins.rows', { params: { id: move.id }, query: { sheet_id: String(sheet.id) }, signal }),
    meta: { topics: ['move_in'] },
  });
  return (
    <>
      <ul className={styles.bad}>
        {(data?.data ?? []).map(({ row, cells, problems }) => (
          <li key={row}>
            <b>{say(words.row, { n: row })}</b>{' '}
            <span className={styles.note}>{cells.filter(Boolean).slice(0, 3).join(' · ')}</span>
            {problems.map(({ column, head, message }) => (
              <div key={`${column} ${message}`} className={styles.warn}>
                {head === '' || message.includes(head) ? message : `${head}: ${message}`}
              </div>
            ))}
          </li>
        ))}
      </ul>
      {sheet.bad > shownMost && <p className={styles.note}>{say(words.more)}</p>}
    </>
  );
}

interface ColumnsWindowProps {
  readonly move: MoveInDetail;
  readonly sheet: MoveInSheet;
  readonly put: (answer: { readonly data: MoveInDetail }) => void;
  readonly onClose: () => void;
}

function ColumnsWindow({ move, sheet, put, onClose }: ColumnsWindowProps) {
  const say = useSay();
  const [columns, setColumns] = useState(sheet.columns);
  const options = moveInFields[sheet.kind].map((field) => ({
    value: field as string,
    label: say.loose(moveInColumnWords[field]),
  }));
  const choose = (at: number, field: string | null) =>
    setColumns((all) => all.map((own, n) => (n === at ? field : own === field ? null : own)));
  return (
    <FormDialog
      form={noFields}
      words={{}}
      title={say(words.columnsOf, { name: sheet.file_name })}
      text={say(words.columnsText)}
      yes={say(words.check)}
      size="large"
      submit={async (_, { idempotencyKey }) =>
        put(
          await call('move_ins.map', {
            params: { id: move.id },
            body: { sheet_id: sheet.id, columns: [...columns], version: move.version },
            idempotencyKey,
          }),
        )
      }
      changes="move_in"
      onClose={onClose}>
      {() => (
        <div className={styles.columns}>
          {sheet.heads.map((head, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- Two columns may have one heading.
            <Field key={at} label={head || String(at + 1)}>
              <Select
                options={options}
                value={columns[at] ?? null}
                onChange={(field) => choose(at, field)}
                noneLabel={say(words.ignored)}
                placeholder={say(words.ignored)}
              />
            </Field>
          ))}
        </div>
      )}
    </FormDialog>
  );
}
