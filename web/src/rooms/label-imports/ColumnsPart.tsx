import { useState } from 'react';
import { itemTypes, paymentTypeNames, serviceTypeNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import {
  joinedWith,
  sheetFieldNames,
  type SheetField,
  type UsualValues,
} from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { itemTypeWords, paymentTypeWords, serviceTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import type { LabelImportDetail } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import { sheetFieldWords } from '@waybill/contract/rooms/label-imports/label-imports.words.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { NumberInput } from '../../ui/inputs/NumberInput.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Toggle } from '../../ui/inputs/Toggle.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { labelImportPageWords as words } from './label-import-page.words.ts';
import styles from './LabelImport.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

interface ColumnsPartProps {
  sheet: LabelImportDetail;
  readOnly: boolean;
  onSaved: (sheet: LabelImportDetail) => void;
}

/** The meaning of each column, and the values that count where a row has none. Only texts that join have several columns: else the one chosen last takes the field. */
export function ColumnsPart({ sheet, readOnly, onSaved }: ColumnsPartProps) {
  const say = useSay();
  const count = useCount();
  const run = useAction();
  const [columns, setColumns] = useState<readonly (SheetField | null)[]>(sheet.columns.map(({ field }) => field));
  const [usual, setUsual] = useState(sheet.usual as UsualValues);
  const [busy, setBusy] = useState(false);
  const [answered, setAnswered] = useState<ReadonlySet<number>>(new Set());
  const nameOf = useHeadName();
  const unanswered = sheet.columns.flatMap((column, at) =>
    column.unanswered && !answered.has(at) ? [{ ...column, at }] : [],
  );
  const open = sheet.missing.length > 0 || sheet.columns.some((column) => column.unanswered);
  const choose = (at: number, field: SheetField | null) => {
    setAnswered(new Set([...answered, at]));
    const isAlone = field !== null && joinedWith[field] === undefined;
    setColumns(columns.map((own, column) => (column === at ? field : own === field && isAlone ? null : own)));
  };
  const save = async () => {
    setBusy(true);
    const saved = await run(
      () =>
        call('label_imports.map', {
          params: { id: sheet.id },
          body: { ...usual, columns: [...columns], version: sheet.version },
        }),
      { success: say(words.saved) },
    ).finally(() => setBusy(false));
    if (saved) onSaved(saved.data);
  };
  return (
    <details className={styles.columns} open={open || undefined}>
      <summary>
        {say(commonFieldWords.columns)}
        <span className={styles.used}>
          {say(words.columnsUsed, {
            n: count(columns.filter((field) => field !== null).length),
            max: count(columns.length),
          })}
        </span>
      </summary>
      <div className={styles.inside}>
        {sheet.missing.length > 0 && (
          <Callout tone="attention">
            {say(words.missing, { fields: sheet.missing.map((field) => say.loose(sheetFieldWords[field])).join(', ') })}
          </Callout>
        )}
        {unanswered.length > 0 && (
          <Callout tone="attention" live>
            {say(words.unanswered, { heads: unanswered.map(({ head, at }) => nameOf(head, at)).join(', ') })}
          </Callout>
        )}
        <div className={styles.frame}>
          <table className={styles.map}>
            <thead>
              <tr>
                <th scope="col">{say(words.head)}</th>
                <th scope="col">{say(words.examples)}</th>
                <th scope="col">{say(words.meaning)}</th>
              </tr>
            </thead>
            <tbody>
              {sheet.columns.map((column, at) => (
                <ColumnLine
                  key={at}
                  column={column}
                  at={at}
                  field={columns[at] ?? null}
                  answered={answered.has(at)}
                  readOnly={readOnly}
                  onField={(field) => choose(at, field)}
                />
              ))}
            </tbody>
          </table>
        </div>
        <UsualPart usual={usual} collects={sheet.customer !== null} readOnly={readOnly} onChange={setUsual} />
        {!readOnly && (
          <div className={styles.foot}>
            <Button
              variant={open ? 'main' : 'plain'}
              busy={busy}
              disabled={unanswered.length > 0}
              onClick={() => void save()}>
              {say(words.checkAgain)}
            </Button>
            {sheet.customer !== null && <span className="muted">{say(words.remembered)}</span>}
          </div>
        )}
      </div>
    </details>
  );
}

interface UsualPartProps {
  usual: UsualValues;
  /** May its orders collect COD? */
  collects: boolean;
  readOnly: boolean;
  onChange: (usual: UsualValues) => void;
}

/** Default values for fields that a row leaves empty. */
function UsualPart({ usual, collects, readOnly, onChange }: UsualPartProps) {
  const say = useSay();
  return (
    <div>
      <h3 className={styles.part}>{say(words.usual)}</h3>
      <div className={styles.usual}>
        <UsualChoice
          word={labelFieldWords.payment_type}
          names={paymentTypeNames}
          faces={paymentTypeWords}
          value={usual.payment_type}
          readOnly={readOnly}
          onChange={(payment_type) => onChange({ ...usual, payment_type })}
        />
        <UsualChoice
          word={labelFieldWords.service_type}
          names={serviceTypeNames}
          faces={serviceTypeWords}
          value={usual.service_type}
          readOnly={readOnly}
          onChange={(service_type) => onChange({ ...usual, service_type })}
        />
        <UsualChoice
          word={labelFieldWords.item_type}
          names={itemTypes}
          faces={itemTypeWords}
          value={usual.item_type}
          readOnly={readOnly}
          onChange={(item_type) => onChange({ ...usual, item_type })}
        />
        <Field label={say(labelFieldWords.weight)} hint={say(words.weightHint)}>
          <NumberInput
            value={usual.weight}
            decimals={3}
            disabled={readOnly}
            onChange={(weight) => onChange({ ...usual, weight })}
          />
        </Field>
        {collects && (
          <Field label={say(labelFieldWords.cod_zero)} hint={say(words.codZeroHint)}>
            <Toggle
              value={usual.cod_zero}
              disabled={readOnly}
              onChange={(cod_zero) => onChange({ ...usual, cod_zero })}
            />
          </Field>
        )}
      </div>
    </div>
  );
}

/** The name of a column whose head is empty. */
function useHeadName() {
  const say = useSay();
  const count = useCount();
  return (head: string, at: number) => (head === '' ? say(words.noHead, { n: count(at + 1) }) : head);
}

const passedOver = 'passed';

function ColumnLine({
  column: { head, hidden, unanswered, examples },
  at,
  field,
  answered,
  readOnly,
  onField,
}: {
  column: LabelImportDetail['columns'][number];
  at: number;
  field: SheetField | null;
  answered: boolean;
  readOnly: boolean;
  onField: (field: SheetField | null) => void;
}) {
  const say = useSay();
  const name = useHeadName()(head, at);
  const fields = sheetFieldNames.map((value) => ({ value, label: say.loose(sheetFieldWords[value]) }));
  const label = say(words.meaningOf, { head: name });
  return (
    <tr>
      <th scope="row">
        {name}
        {hidden && <span className={styles.hiddenColumn}>{say(words.hiddenColumn)}</span>}
      </th>
      <td className="small">{examples.join(' · ')}</td>
      <td>
        {unanswered ? (
          // Nothing is chosen beforehand, because passing a column over has to be somebody's answer.
          <Select
            options={[{ value: passedOver, label: say(words.passed) }, ...fields]}
            value={field ?? (answered ? passedOver : null)}
            onChange={(value) => onField(value === passedOver ? null : (value as SheetField | null))}
            label={label}
            disabled={readOnly}
          />
        ) : (
          <Select
            options={fields}
            value={field}
            onChange={onField}
            noneLabel={say(words.passed)}
            label={label}
            disabled={readOnly}
          />
        )}
      </td>
    </tr>
  );
}

interface UsualChoiceProps<T extends string> {
  word: Word;
  names: readonly T[];
  faces: Readonly<Record<T, Word>>;
  value: T;
  readOnly: boolean;
  onChange: (value: T) => void;
}

function UsualChoice<T extends string>({ word, names, faces, value, readOnly, onChange }: UsualChoiceProps<T>) {
  const say = useSay();
  return (
    <Field label={say.loose(word)}>
      <Select
        options={names.map((name) => ({ value: name, label: say.loose(faces[name]) }))}
        value={value}
        disabled={readOnly}
        onChange={(next) => {
          if (next !== null) onChange(next);
        }}
      />
    </Field>
  );
}
