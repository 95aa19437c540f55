import { useState } from 'react';
import { itemTypes, paymentTypeNames, serviceTypeNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import {
  isSenderField,
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
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
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

/**
 * The meaning of each column, and the values that count where a row has none. Doubts come first, each with a proposal where there is one: saving answers
 * them all. Only texts that join have several columns: else the one chosen last takes the field.
 */
export function ColumnsPart({ sheet, readOnly, onSaved }: ColumnsPartProps) {
  const say = useSay();
  const count = useCount();
  const run = useAction();
  const [columns, setColumns] = useState<readonly (SheetField | null)[]>(sheet.columns.map(({ field }) => field));
  const lacksWeight =
    !readOnly && sheet.usual.weight === null && !sheet.columns.some(({ field }) => field === 'weight');
  const [usual, setUsual] = useState<UsualValues>({
    ...(sheet.usual as UsualValues),
    weight: sheet.usual.weight ?? (lacksWeight ? weightProposed : null),
    paid_zero: sheet.usual.paid_zero || sheet.cod_paid > 0,
  });
  const [busy, setBusy] = useState(false);
  const [answered, setAnswered] = useState<ReadonlySet<number>>(new Set());
  const nameOf = useHeadName();
  const lines = sheet.columns.map((column, at) => ({ column, at, field: columns[at] ?? null }));
  const doubts = lines.filter(({ column }) => column.unanswered);
  const unanswered = doubts.filter(({ field, at }) => field === null && !answered.has(at));
  const isOpen = sheet.missing.length > 0 || doubts.length > 0 || lacksWeight || sheet.cod_paid > 0;
  const isProposed = sheet.missing.length === 0 && isOpen;
  const used = lines.filter(({ column }) => !column.unanswered && column.field !== null);
  const passed = lines.filter(({ column }) => !column.unanswered && column.field === null);
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
  const tableOf = (some: typeof lines) => (
    <table className={styles.map}>
      <thead>
        <tr>
          <th scope="col">{say(words.head)}</th>
          <th scope="col">{say(words.examples)}</th>
          <th scope="col">{say(words.meaning)}</th>
        </tr>
      </thead>
      <tbody>
        {some.map(({ column, at, field }) => (
          <ColumnLine
            key={at}
            column={column}
            at={at}
            field={field}
            answered={answered.has(at)}
            readOnly={readOnly}
            onField={(chosen) => choose(at, chosen)}
          />
        ))}
      </tbody>
    </table>
  );
  const answers = (
    <>
      <UsualPart sheet={sheet} usual={usual} lacksWeight={lacksWeight} readOnly={readOnly} onChange={setUsual} />
      {!readOnly && (
        <div className={styles.foot}>
          <Button
            variant={isOpen ? 'main' : 'plain'}
            busy={busy}
            disabled={unanswered.length > 0}
            onClick={() => void save()}>
            {say(isProposed ? words.allRight : words.checkAgain)}
          </Button>
          {sheet.customer !== null && <span className="muted">{say(words.remembered)}</span>}
        </div>
      )}
    </>
  );
  return (
    <details className={styles.columns} open={isOpen || undefined}>
      <summary>
        {say(commonFieldWords.columns)}
        <span className={styles.used}>
          {say(words.columnsUsed, {
            n: count(columns.filter((field) => field !== null).length),
            max: count(columns.length),
          })}
          {sheet.shape !== null && ` · ${say(words.shape, { name: sheet.shape })}`}
        </span>
      </summary>
      <div className={styles.inside}>
        {sheet.missing.length > 0 && (
          <Callout tone="attention">
            {say(words.missing, { fields: sheet.missing.map((field) => say.loose(sheetFieldWords[field])).join(', ') })}
          </Callout>
        )}
        {unanswered.length > 0 ? (
          <Callout tone="attention" live>
            {say(words.unanswered, { heads: unanswered.map(({ column, at }) => nameOf(column.head, at)).join(', ') })}
          </Callout>
        ) : (
          !readOnly && isProposed && <Callout tone="attention">{say(words.proposed)}</Callout>
        )}
        {isProposed && doubts.length > 0 && tableOf(doubts)}
        {isProposed && answers}
        {tableOf([...(isProposed ? [] : doubts), ...used, ...(sheet.missing.length > 0 ? passed : [])])}
        {sheet.missing.length === 0 && passed.length > 0 && (
          <details>
            <summary>{say(words.passedColumns, { n: count(passed.length) })}</summary>
            {tableOf(passed)}
          </details>
        )}
        {!isProposed && answers}
      </div>
    </details>
  );
}

/** Weight in kg that is proposed where neither the sheet nor an earlier answer has one. */
const weightProposed = 1;

interface UsualPartProps {
  sheet: LabelImportDetail;
  usual: UsualValues;
  lacksWeight: boolean;
  readOnly: boolean;
  onChange: (usual: UsualValues) => void;
}

/** Default values for fields that a row leaves empty. */
function UsualPart({ sheet, usual, lacksWeight, readOnly, onChange }: UsualPartProps) {
  const say = useSay();
  const count = useCount();
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
        <Field
          label={say(labelFieldWords.weight)}
          hint={
            lacksWeight ? <span className={styles.doubt}>{say(words.weightProposed)}</span> : say(words.weightHint)
          }>
          <NumberInput
            value={usual.weight}
            decimals={3}
            disabled={readOnly}
            onChange={(weight) => onChange({ ...usual, weight })}
          />
        </Field>
        {sheet.customer !== null &&
          (usual.paid_zero || sheet.columns.some(({ field }) => field === 'payment_status')) && (
            <Field
              label={say(words.paidZero)}
              hint={
                sheet.cod_paid > 0 ? (
                  <span className={styles.doubt}>{say(words.paidProposed, { n: count(sheet.cod_paid) })}</span>
                ) : (
                  say(words.paidHint)
                )
              }>
              <Toggle
                value={usual.paid_zero}
                disabled={readOnly}
                onChange={(paid_zero) => onChange({ ...usual, paid_zero })}
              />
            </Field>
          )}
        {sheet.customer !== null && (
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
const senderFixed = 'sender_fixed';

const whyWords: Readonly<Record<NonNullable<LabelImportDetail['columns'][number]['why']>, Word>> = {
  remembered: words.whyRemembered,
  named: words.whyNamed,
  likely: words.whyLikely,
  sender_fixed: words.whySenderFixed,
  other_party: words.whyOtherParty,
  several_amounts: words.whySeveralAmounts,
  total_amount: words.whyTotalAmount,
  weight_unit: words.whyWeightUnit,
  hidden_column: words.hiddenColumn,
  holds_amounts: words.whyHoldsAmounts,
};

function ColumnLine({
  column: { head, field: read, hidden, unanswered, why, examples },
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
  const isAsRead = field !== null && field === read;
  const outside = isMerchant(useViewer());
  const fields = sheetFieldNames
    .filter((value) => !outside || !isSenderField(value))
    .map((value) => ({ value, label: say.loose(sheetFieldWords[value]) }));
  const label = say(words.meaningOf, { head: name });
  return (
    <tr data-doubt={unanswered || undefined}>
      <th scope="row">
        {name}
        {hidden && <span className={styles.doubt}>{say(words.hiddenColumn)}</span>}
      </th>
      <td className="small">
        <ul className={styles.examples}>
          {examples.map(({ text, reads }, line) => (
            <li key={line}>
              {text}
              {reads !== '' && isAsRead && <strong> → {reads}</strong>}
            </li>
          ))}
        </ul>
      </td>
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
        {why !== null && (unanswered || isAsRead || (why === senderFixed && field === null)) && (
          <span className={unanswered ? styles.doubt : styles.why}>{say(whyWords[why])}</span>
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
