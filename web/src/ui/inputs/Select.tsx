import { ChevronDown } from 'lucide-react';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import control from './control.module.css';
import { useElementId } from '../element-id.ts';
import { useFieldControl } from './field-context.ts';
import { Icon } from '../layout/Icon.tsx';
import { inputsWords } from './inputs.words.ts';
import { useGoOn } from './next-field.ts';
import { stepTo } from '../table/list-keys.ts';
import type { Option, OptionValue } from './option-search.ts';
import { Options, optionId } from './Options.tsx';
import styles from './Select.module.css';
import { nothingTyped, typeAheadMatch, typeAheadPause, typeKey } from './type-ahead.ts';
import { FieldPopup, fieldPopupAhead } from '../overlays/FieldPopup.tsx';
import { kernelWords } from '../../kernel/kernel.words.ts';

export interface SelectProps<V extends OptionValue> {
  options: readonly Option<V>[];
  value: V | null;
  onChange: (value: V | null) => void;
  /** Adds a first option with this name that clears the choice. */
  noneLabel?: string;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  disabled?: boolean;
  /** The options are loading: the open list shows so, and shows them once loaded. */
  loading?: boolean;
  /** Accessible name outside a Field. */
  label?: string;
  className?: string;
  onBlur?: () => void;
}

const none = '';

/**
 * One of a few options. Letters jump to a matching option and are forgotten after 350 ms, open or closed, as in a native list.
 *
 * @example <Select options={branches} value={branch} onChange={setBranch} noneLabel={say(commonWords.all)} />
 */
export function Select<V extends OptionValue>({
  options,
  value,
  onChange,
  noneLabel,
  placeholder,
  disabled,
  loading,
  label,
  className,
  onBlur,
}: SelectProps<V>) {
  const say = useSay();
  const listId = useElementId();
  const { id, labelId, aria } = useFieldControl({ label });
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typed = useRef(nothingTyped);
  const goOn = useGoOn(anchor);
  const all = useMemo<readonly Option<OptionValue>[]>(
    () => (noneLabel === undefined ? options : [{ value: none, label: noneLabel }, ...options]),
    [options, noneLabel],
  );
  const at = all.findIndex((option) => option.value === (value ?? none));
  const close = () => setOpen(false);
  useArrival(loading, () => {
    if (open) setActive(Math.max(at, 0));
  });
  const show = () => {
    setActive(Math.max(at, 0));
    setOpen(true);
  };
  const pick = (index: number) => {
    const option = all[index];
    if (!option || option.disabled) return;
    onChange(option.value === none ? null : (option.value as V));
    close();
  };
  const typeAhead = (key: string) => {
    typed.current = typeKey(typed.current, key, performance.now());
    const found = typeAheadMatch(
      all.map((option) => option.label),
      typed.current.text,
      open ? active : at,
    );
    if (found === undefined || all[found]?.disabled) return;
    if (open) setActive(found);
    else pick(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey) return;
    if (open && key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (open && key === 'Tab') pick(active);
    else if (open && (key === 'Enter' || (key === ' ' && !typing(typed.current.at)))) {
      event.preventDefault();
      pick(active);
      if (key === 'Enter' && !all[active]?.disabled) goOn();
    } else if (
      !open &&
      (key === 'ArrowDown' || key === 'ArrowUp' || key === 'Enter' || (key === ' ' && !typing(typed.current.at)))
    ) {
      event.preventDefault();
      show();
    } else if (key.length === 1 || key === ' ') {
      event.preventDefault();
      typeAhead(key);
    } else if (open) {
      const next = stepTo(
        key,
        active,
        all.map((option) => Boolean(option.disabled)),
      );
      if (next !== undefined) {
        event.preventDefault();
        setActive(next);
      }
    }
  };

  const chosen = all[at];
  const words =
    chosen && !(chosen.value === none && placeholder) ? chosen.label : (placeholder ?? say(inputsWords.select));
  return (
    <>
      <button
        {...aria}
        {...fieldPopupAhead}
        ref={anchor}
        id={id}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && active >= 0 ? optionId(listId, active) : undefined}
        aria-labelledby={label === undefined ? labelId : undefined}
        className={`${control.input} ${styles.select} ${className ?? ''}`}
        disabled={disabled}
        onClick={() => (open ? close() : show())}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          onBlur?.();
        }}>
        <span className={chosen && chosen.value !== none ? styles.words : styles.nothing}>{words}</span>
        <Icon of={ChevronDown} />
      </button>
      {open && (
        <FieldPopup anchor={anchor} onAway={close}>
          <Options
            id={listId}
            labelledBy={label === undefined ? labelId : undefined}
            label={label}
            options={all}
            chosen={new Set([value ?? none])}
            active={active}
            empty={say(loading ? kernelWords.loading : inputsWords.listEmpty)}
            below={loading ? say(kernelWords.loading) : undefined}
            onPick={pick}
            onActive={setActive}
          />
        </FieldPopup>
      )}
    </>
  );
}

/** Moves the active option to the chosen one when options arrive while the list is open. */
function useArrival(loading: boolean | undefined, arrived: () => void): void {
  const [awaited, setAwaited] = useState(loading);
  if (awaited === loading) return;
  setAwaited(loading);
  if (!loading) arrived();
}

/** A space belongs to the word being typed and is not a press. */
function typing(since: number): boolean {
  return performance.now() - since <= typeAheadPause;
}
