import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { toLatinDigits } from '@waybill/domain/kernel/digits.ts';
import { nrcTypeMm, nrcTypes, parseNrc, type NrcTownship, type NrcType } from '@waybill/domain/rooms/places/nrc.ts';
import { nrcTypeWords } from '@waybill/contract/rooms/places/places.words.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useFieldControl } from '../../ui/inputs/field-context.ts';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { NrcPrefixInput } from './NrcPrefixInput.tsx';
import { endsState, partsOf, prefixOf, textOf, type NrcParts } from './nrc-parts.ts';
import { placePickerWords as words } from './place-picker.words.ts';
import styles from './PlaceInputs.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

export interface NrcInputProps {
  /** As stored; an incomplete number is passed as well, so that the form's rule can refuse it. */
  value: string | null;
  onChange: (value: string | null) => void;
  townships: readonly NrcTownship[];
  disabled?: boolean;
}

/** Separators on a card move the focus to the input after them, so that a number can be typed as it is read. */
const leadsTo: Readonly<Record<string, number>> = { '/': 1, '／': 1, '(': 2, '（': 2, ')': 3, '）': 3 };

/** The number of an identity card in its four parts. A whole number may be pasted into any of them, in either script. */
export function NrcInput({ value, onChange, townships, disabled }: NrcInputProps) {
  const say = useSay();
  const locale = useLocale();
  const script = locale === 'mm' ? 'mm' : 'en';
  const frame = useRef<HTMLSpanElement>(null);
  // Names the group of inputs, for forms with two cards.
  const { labelId } = useFieldControl();
  const [own, setOwn] = useState<{ text: string | null; parts: NrcParts } | null>(null);
  const parts = own && own.text === value ? own.parts : partsOf(value, script, townships);
  const set = (change: Partial<NrcParts>) => {
    const next = { ...parts, ...change };
    const text = textOf(next, townships);
    setOwn({ text, parts: next });
    onChange(text);
  };
  const goTo = (at: number) => frame.current?.querySelectorAll<HTMLElement>('input, [role=combobox]')[at]?.focus();
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!parseNrc(pasted)) return;
    event.preventDefault();
    set(partsOf(pasted, script, townships));
    goTo(3);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = leadsTo[event.key];
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  };
  const setState = (typed: string | null) => {
    const state = (typed ?? '').replace(/\D/g, '').slice(0, 2);
    set({ state });
    if (endsState(state) && !endsState(parts.state)) goTo(1);
  };
  const typeOptions = nrcTypes.map((type) => ({
    value: type,
    label: locale === 'mm' ? nrcTypeMm[type] : type,
    detail: say.loose(nrcTypeWords[type]),
  }));
  return (
    <span
      ref={frame}
      role="group"
      aria-labelledby={labelId}
      className={styles.nrc}
      onPaste={onPaste}
      onKeyDown={onKeyDown}>
      <TextInput
        value={parts.state || null}
        onChange={setState}
        latinDigits
        inputMode="numeric"
        max={2}
        autoComplete="off"
        label={say(words.state)}
        disabled={disabled}
      />
      <span className={styles.slash} aria-hidden="true">
        /
      </span>
      <NrcPrefixInput
        value={parts.prefix}
        onType={(prefix) => set({ prefix })}
        onPick={(row) => {
          set({ prefix: prefixOf(row, script) });
          goTo(2);
        }}
        townships={townships}
        state={parts.state}
        disabled={disabled}
      />
      <Select<NrcType>
        options={typeOptions}
        value={parts.type}
        onChange={(type) => set({ type: type ?? parts.type })}
        label={say(commonFieldWords.kind)}
        disabled={disabled}
      />
      <TextInput
        value={parts.number || null}
        onChange={(typed) =>
          set({
            number: toLatinDigits(typed ?? '')
              .replace(/\D/g, '')
              .slice(0, 6),
          })
        }
        latinDigits
        inputMode="numeric"
        max={6}
        autoComplete="off"
        label={say(words.number)}
        disabled={disabled}
      />
    </span>
  );
}
