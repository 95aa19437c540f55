import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { NrcTownship } from '@waybill/domain/rooms/places/nrc.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import control from '../../ui/inputs/control.module.css';
import { useElementId } from '../../ui/element-id.ts';
import { inputsWords } from '../../ui/inputs/inputs.words.ts';
import { stepTo } from '../../ui/table/list-keys.ts';
import { Options, optionId } from '../../ui/inputs/Options.tsx';
import { FieldPopup } from '../../ui/overlays/FieldPopup.tsx';
import { prefixOf, suggestPrefixes } from './nrc-parts.ts';
import { placePickerWords as words } from './place-picker.words.ts';

interface NrcPrefixInputProps {
  value: string;
  onType: (prefix: string) => void;
  onPick: (row: NrcTownship) => void;
  townships: readonly NrcTownship[];
  /** Only prefixes of this state are offered. */
  state: string;
  disabled?: boolean;
}

const none: ReadonlySet<number> = new Set();

/** The letters of a township. The list helps and does not decide: there are cards with letters that no list has. */
export function NrcPrefixInput({ value, onType, onPick, townships, state, disabled }: NrcPrefixInputProps) {
  const say = useSay();
  const locale = useLocale();
  const listId = useElementId();
  const anchor = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const rows = useMemo(() => suggestPrefixes(townships, state, value), [townships, state, value]);
  const script = locale === 'mm' ? 'mm' : 'en';
  const options = useMemo(
    () =>
      rows.map((row, at) => ({
        value: at,
        label: prefixOf(row, script),
        detail: script === 'mm' ? row.township_mm : row.township_en,
      })),
    [rows, script],
  );
  const shown = open && options.length > 0;
  const pick = (at: number) => {
    const row = rows[at];
    if (!row) return;
    setOpen(false);
    onPick(row);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const next = shown
      ? stepTo(
          key,
          active,
          options.map(() => false),
        )
      : undefined;
    if (next !== undefined && key !== 'Home' && key !== 'End') {
      event.preventDefault();
      setActive(next);
    } else if (!shown && key === 'ArrowDown') {
      event.preventDefault();
      setOpen(true);
      setActive(0);
    } else if (shown && key === 'Enter') {
      event.preventDefault();
      pick(Math.max(active, 0));
    } else if (shown && key === 'Escape') {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <>
      <input
        ref={anchor}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="characters"
        aria-label={say(words.prefix)}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={shown && active >= 0 ? optionId(listId, active) : undefined}
        className={control.input}
        disabled={disabled}
        value={value}
        onChange={(event) => {
          onType(event.target.value);
          setOpen(event.target.value !== '');
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      {shown && (
        <FieldPopup anchor={anchor} onAway={() => setOpen(false)}>
          <Options
            id={listId}
            labelledBy={undefined}
            label={say(words.prefix)}
            options={options}
            chosen={none}
            active={active}
            empty={say(inputsWords.listEmpty)}
            onPick={pick}
            onActive={setActive}
          />
        </FieldPopup>
      )}
    </>
  );
}
