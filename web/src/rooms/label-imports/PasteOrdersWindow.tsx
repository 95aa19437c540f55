import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CircleQuestionMark } from 'lucide-react';
import { sheetFieldWords } from '@waybill/contract/rooms/label-imports/label-imports.words.ts';
import type { TextOrder } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import {
  guessedLines,
  orderTextBounds,
  orderTextFields,
  type OrderTextField,
} from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { isSaveKey } from '../../shell/form/use-save-keys.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { DialogWindow } from '../../ui/overlays/DialogWindow.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { labelImportPageWords } from './label-import-page.words.ts';
import { MerchantField, type ChosenMerchant } from './MerchantField.tsx';
import { pasteOrdersWords as words } from './paste-orders.words.ts';
import { useReadText } from './use-read-text.ts';
import { UploadFailure, useSheetUpload } from './use-sheet-upload.tsx';
import styles from './PasteOrders.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export interface PasteOrdersProps {
  onClose: () => void;
  /** Takes one order into a form; without it only a sheet can be made. */
  onTake?: (order: TextOrder) => void;
  /** Whose orders they are, as far as it is known. */
  merchant?: ChosenMerchant | null;
}

/** Number of orders displayed; further ones are only counted, and all of them are in the sheet. */
const shownMost = 50;

/** Pasted text, the orders that the server reads in it, and the ways on: into the form, or as a sheet. */
export function PasteOrdersWindow({ onClose, onTake, merchant: known = null }: PasteOrdersProps) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const mayOpen = useMayOpen();
  const [text, setText] = useState('');
  const [merchant, setMerchant] = useState(known);
  const upload = useSheetUpload();
  const { orders, current, failure } = useReadText(text);
  const [only] = orders;
  const takesOne = onTake !== undefined && orders.length < 2;
  const outside = isMerchant(useViewer());
  const bySheet = mayOpen('label-import') && !takesOne;
  const makeSheet = () => {
    const name = say(words.fileName, { at: formatDateTime(new Date()).replace(':', '.') });
    const guessed = guessedLines(orders.map((order) => order.guessed));
    void upload.send(sheetOf(orders, locale, name), merchant?.id, { guessed });
  };
  const ready = current && only !== undefined && (takesOne || outside || merchant !== null);
  const act = () => {
    if (!ready || upload.busy) return;
    if (takesOne) onTake(only);
    else if (bySheet) makeSheet();
  };
  useWindowKeys(act, setText);
  return (
    <DialogWindow
      open
      size="large"
      guarded={text !== ''}
      title={say(labelImportPageWords.paste)}
      description={say(words.about)}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>{say(commonWords.cancel)}</Button>
          {(takesOne || bySheet) && (
            <Button variant="main" kbd="Ctrl+Enter" disabled={!ready} busy={upload.busy} onClick={act}>
              {takesOne ? say(words.fill) : say(words.makeSheet, { n: count(orders.length) })}
            </Button>
          )}
        </>
      }>
      <div className="stack3">
        <Field label={say(words.text)}>
          <TextArea
            value={text}
            rows={6}
            max={orderTextBounds.characters}
            spellCheck={false}
            onChange={(next) => {
              setText(next ?? '');
              upload.forget();
            }}
          />
        </Field>
        {failure && (
          <Callout tone="danger" live>
            {firstMessage(failure) || say(labelImportPageWords.failed)}
          </Callout>
        )}
        {bySheet && !outside && orders.length > 0 && (
          <MerchantField
            label={say(words.merchant)}
            hint={say(words.merchantHint)}
            required
            value={merchant}
            onChange={setMerchant}
          />
        )}
        <UploadFailure of={upload} />
        <p className={styles.found} role="status">
          {text.trim() === '' || failure
            ? ''
            : !current
              ? say(words.reading)
              : orders.length === 0
                ? say(words.none)
                : say(words.found, { n: count(orders.length) })}
        </p>
        {orders.some(({ guessed }) => guessed.length > 0) && (
          <p className="hint">
            <Guessed /> {say(words.guessedHint)}
          </p>
        )}
        <ol className={styles.orders}>
          {orders.slice(0, shownMost).map((order, at) => (
            <OrderCard
              // The orders of a text have nothing but their place in it.
              key={at}
              order={order}
              name={say(words.order, { n: count(at + 1) })}
              take={
                onTake && orders.length > 1 ? (
                  <Button small disabled={!current} onClick={() => onTake(order)}>
                    {say(words.fillOrder, { n: count(at + 1) })}
                  </Button>
                ) : null
              }
            />
          ))}
        </ol>
        {orders.length > shownMost && (
          <p className="hint">{say(words.more, { n: count(orders.length - shownMost) })}</p>
        )}
      </div>
    </DialogWindow>
  );
}

/** Window shortcuts: Ctrl+Enter continues, and pasted text is read wherever the focus is, except in another field. */
function useWindowKeys(act: () => void, take: (text: string) => void): void {
  const latest = useRef({ act, take });
  useEffect(() => {
    latest.current = { act, take };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSaveKey(event) || event.defaultPrevented || document.querySelector('[role=alertdialog]')) return;
      event.preventDefault();
      latest.current.act();
    };
    const paste = (event: ClipboardEvent) => {
      if (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text !== '' && text.length <= orderTextBounds.characters) latest.current.take(text);
    };
    window.addEventListener('keydown', press);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('paste', paste);
    };
  }, []);
}

/** Fields that every order needs; a clerk types those that are missing in the text. */
const needed = ['destination_name', 'destination_phone', 'destination_township', 'cod_amount'] as const;

function OrderCard({ order, name, take }: { order: TextOrder; name: string; take: ReactNode }) {
  const say = useSay();
  const missing = needed.filter((field) => order.fields[field] === undefined);
  return (
    <li className={styles.order} aria-label={name}>
      <div className={styles.head}>
        <strong>{name}</strong>
        {take}
      </div>
      <dl className={styles.fields}>
        {orderTextFields.map((field) => {
          const value = order.fields[field];
          if (value === undefined) return null;
          const lost = field === 'destination_township' && order.township_id === null;
          return (
            <div key={field} className={styles.field} data-guessed={order.guessed.includes(field) || undefined}>
              <dt>{say(sheetFieldWords[field])}</dt>
              <dd>
                {shown(field, value)}{' '}
                {lost ? <Mark word={say(words.unknownTown)} /> : order.guessed.includes(field) && <Guessed />}
              </dd>
            </div>
          );
        })}
      </dl>
      {missing.length > 0 && (
        <p className={styles.missing}>
          {say(words.missing, { fields: missing.map((field) => say(sheetFieldWords[field])).join(', ') })}
        </p>
      )}
    </li>
  );
}

const shown = (field: OrderTextField, value: string) =>
  field === 'cod_amount' ? groupThousands(Number(value)) : value;

function Guessed() {
  const say = useSay();
  return <Mark word={say(commonWords.guessed)} />;
}

function Mark({ word }: { word: string }) {
  return (
    <span className={styles.mark}>
      <Icon of={CircleQuestionMark} size={14} />
      {word}
    </span>
  );
}

/** The orders as a sheet with the heads of the sample; every cell in quotes, so that it is the text that was pasted whatever it begins with. */
function sheetOf(orders: readonly TextOrder[], locale: Locale, name: string): File {
  const fields = orderTextFields.filter(
    (field) =>
      field === 'destination_name' ||
      field === 'destination_phone' ||
      orders.some((order) => order.fields[field] !== undefined),
  );
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  const lines = [
    line(fields.map((field) => sheetFieldWords[field][locale])),
    ...orders.map((order) => line(fields.map((field) => order.fields[field] ?? ''))),
  ];
  return new File([lines.join('\r\n')], `${name}.csv`, { type: 'text/csv' });
}
