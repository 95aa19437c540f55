import { ChevronDown, X } from 'lucide-react';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Chip } from '../layout/Chip.tsx';
import {
  isFull,
  pick as pickFrom,
  type Option,
  type OptionValue,
  type SearchMode,
  useOptionSearch,
} from './option-search.ts';
import { useElementId } from '../element-id.ts';
import { useFieldControl } from './field-context.ts';
import { Icon } from '../layout/Icon.tsx';
import { InputAction } from './InputAction.tsx';
import { inputsWords } from './inputs.words.ts';
import { useGoOn } from './next-field.ts';
import { stepTo } from '../table/list-keys.ts';
import { Options, optionId } from './Options.tsx';
import { FieldPopup, fieldPopupAhead } from '../overlays/FieldPopup.tsx';
import control from './control.module.css';
import styles from './Multiselect.module.css';
import popupStyles from './Options.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { kernelWords } from '../../kernel/kernel.words.ts';

interface Common<V extends OptionValue> {
  options: readonly Option<V>[];
  /** normal: options that begin with the text. smart: options that contain its letters in this order. */
  search?: SearchMode;
  /** The last chosen option may be removed. */
  allowEmpty?: boolean;
  placeholder?: string;
  disabled?: boolean;
  /** Server search: called with the typed text; its results are shown as options. */
  onSearch?: (text: string) => void;
  /** Returns the name of a chosen value that is not among the current options, for example after another search. */
  nameOf?: (value: V) => string | undefined;
  loading?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Accessible name outside a Field. */
  label?: string;
}

interface One<V extends OptionValue> {
  multiple?: false;
  value: V | null;
  onChange: (value: V | null) => void;
}

interface Several<V extends OptionValue> {
  multiple: true;
  value: readonly V[];
  onChange: (value: readonly V[]) => void;
  /** Maximum number of chosen options. */
  max?: number;
}

export type MultiselectProps<V extends OptionValue> = Common<V> & (One<V> | Several<V>);

/**
 * Chooses one or several of many options by typing a part of them (P-07).
 *
 * @example <Multiselect multiple max={2} options={branches} value={chosen} onChange={setChosen} search="smart" />
 */
export function Multiselect<V extends OptionValue>(props: MultiselectProps<V>) {
  const { options, allowEmpty = true, placeholder, disabled, label } = props;
  const say = useSay();
  const listId = useElementId();
  const { id, labelId, aria } = useFieldControl({ label });
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useMultiselect(props, allowEmpty, input);
  const { open, active, text, chosen, full, found } = list;

  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  const chosenSet = useMemo(() => new Set(chosen), [chosen]);
  const nameOf = (value: V) => byValue.get(value)?.label ?? props.nameOf?.(value) ?? String(value);
  const one = props.multiple ? undefined : chosen[0];
  const shownOne = one === undefined ? '' : nameOf(one);
  const removable = !disabled && (allowEmpty || chosen.length > 1);

  return (
    <>
      <span
        {...fieldPopupAhead}
        ref={anchor}
        className={`${control.box} ${styles.box}`}
        data-invalid={aria['aria-invalid']}
        data-disabled={disabled || undefined}
        onMouseDown={list.pressFrame}>
        <span className={styles.chosen}>
          {props.multiple &&
            chosen.map((value) => (
              <Chip key={value} label={nameOf(value)} onRemove={removable ? () => list.let(value) : undefined} />
            ))}
          <input
            {...aria}
            ref={input}
            id={id}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && active >= 0 && found[active] ? optionId(listId, active) : undefined}
            className={`${control.bare} ${styles.input}`}
            disabled={disabled}
            value={open ? text : shownOne}
            placeholder={
              open && shownOne ? shownOne : chosen.length === 0 ? (placeholder ?? say(inputsWords.select)) : undefined
            }
            onChange={(event) => list.type(event.target.value, shownOne)}
            onFocus={(event) => event.target.select()}
            onKeyDown={list.onKeyDown}
            onBlur={list.close}
          />
        </span>
        <span className={control.aside}>
          {removable && allowEmpty && chosen.length > 0 && !props.multiple && (
            <InputAction icon={X} label={say(inputsWords.clear)} tabIndex={-1} onClick={list.clear} />
          )}
          <button
            type="button"
            tabIndex={-1}
            className={control.action}
            aria-label={say(inputsWords.showOptions)}
            disabled={disabled}
            data-opener
            onClick={list.toggle}>
            <Icon of={ChevronDown} />
          </button>
        </span>
      </span>
      {open && (
        <FieldPopup anchor={anchor} onAway={list.close}>
          {full && props.multiple && (
            <p className={popupStyles.message} role="status">
              {say(commonWords.maximumSelected, { n: groupThousands(props.max ?? 0) })}
            </p>
          )}
          <Options
            id={listId}
            labelledBy={label === undefined ? labelId : undefined}
            label={label}
            options={found}
            chosen={chosenSet}
            active={active}
            multiple={props.multiple}
            full={full}
            empty={say(
              props.loading
                ? kernelWords.loading
                : options.length === 0 && text === ''
                  ? inputsWords.listEmpty
                  : inputsWords.noElements,
            )}
            onPick={list.pick}
            onActive={list.setActive}
          />
        </FieldPopup>
      )}
      <span className="sr-only" role="status">
        {open && found.length > 0 && text !== ''
          ? say(inputsWords.optionCount, { n: groupThousands(found.length) })
          : ''}
      </span>
    </>
  );
}

/** When the whole name is selected, as after focus, these keys clear the choice: the clear button itself is not a tab stop. */
const emptying: readonly string[] = ['Delete', 'Backspace'];
const isAllMarked = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value !== '' && selectionStart === 0 && selectionEnd === value.length;

/** Holds state and behaviour of a Multiselect; the component above only draws it. */
function useMultiselect<V extends OptionValue>(
  props: MultiselectProps<V>,
  allowEmpty: boolean,
  input: { current: HTMLInputElement | null },
) {
  const [open, setOpenState] = useState(false);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const { found, foundNow } = useOptionSearch(
    props.options,
    text,
    props.search ?? 'normal',
    props.onSearch !== undefined,
  );
  const chosen = useMemo<readonly V[]>(
    () => (props.multiple ? props.value : props.value === null ? [] : [props.value]),
    [props.multiple, props.value],
  );
  const goOn = useGoOn(input);
  const rules = { multiple: props.multiple === true, max: props.multiple ? props.max : undefined, allowEmpty };
  const full = isFull(chosen, rules);
  const isChosenAlone = !props.multiple && chosen.length > 0;

  const setOpen = (next: boolean) => {
    if (next === open || (next && props.disabled)) return;
    setOpenState(next);
    search('');
    setActive(next ? found.findIndex((option) => chosen.includes(option.value)) : -1);
    props.onOpenChange?.(next);
  };
  const search = (next: string) => {
    setText(next);
    if (next !== text) props.onSearch?.(next);
  };
  const change = (next: readonly V[]) => {
    if (next === chosen) return;
    if (props.multiple) props.onChange(next);
    else props.onChange(next[0] ?? null);
  };
  const letGo = (value: V) => {
    change(pickFrom(chosen, value, rules));
    input.current?.focus();
  };
  const pick = (at: number, from = found) => {
    const option = from[at];
    if (!option || option.disabled) return;
    change(pickFrom(chosen, option.value, rules));
    search('');
    if (props.multiple) setActive(props.options.indexOf(option));
    else setOpen(false);
  };
  /** Replacing a choice requires an active option; the first choice may also be the only match of the text. */
  const enter = (now: typeof found) => {
    const at = active >= 0 ? active : now.length === 1 && !isChosenAlone ? 0 : -1;
    const option = now[at];
    if (!option) {
      if (isChosenAlone && now.length > 0) setActive(0);
      return;
    }
    if (props.multiple) return pick(at, now);
    if (option.disabled) return;
    if (option.value !== chosen[0]) change([option.value]);
    setOpen(false);
    goOn();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    // Ctrl+Enter is a shortcut of the page: save.
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) return;
    const next = open
      ? stepTo(
          key,
          active,
          found.map((option) => Boolean(option.disabled)),
        )
      : undefined;
    if (next !== undefined && !((key === 'Home' || key === 'End') && text !== '')) {
      event.preventDefault();
      setActive(next);
    } else if (!open && (key === 'ArrowDown' || key === 'ArrowUp' || key === 'Enter')) {
      event.preventDefault();
      setOpen(true);
    } else if (open && key === 'Enter') {
      event.preventDefault();
      enter(foundNow());
    } else if (open && key === 'Escape') {
      event.stopPropagation();
      setOpen(false);
    } else if (!open && !props.multiple && allowEmpty && emptying.includes(key) && isAllMarked(event.currentTarget)) {
      event.preventDefault();
      change([]);
    } else if (key === 'Backspace' && event.currentTarget.value === '' && props.multiple && chosen.length > 0)
      letGo(chosen[chosen.length - 1] as V);
  };
  return {
    open,
    active,
    text,
    chosen,
    full,
    found,
    pick,
    onKeyDown,
    setActive,
    let: letGo,
    close: () => setOpen(false),
    clear: () => {
      change([]);
      input.current?.focus();
    },
    toggle: () => {
      setOpen(!open);
      input.current?.focus();
    },
    type: (raw: string, shown: string) => {
      setOpen(true);
      search(!open && shown !== '' && raw.startsWith(shown) ? raw.slice(shown.length) : raw);
      // With a choice made, no option is active, so that pressing Enter out of habit does not replace it.
      setActive(raw === '' || isChosenAlone ? -1 : 0);
    },
    pressFrame: (event: { target: EventTarget; preventDefault: () => void }) => {
      const button = (event.target as Element).closest('button');
      if (!button) setOpen(true);
      if (event.target !== input.current) event.preventDefault();
      if (!button) input.current?.focus();
    },
  };
}
