import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { groupThousands, toLatinDigits } from '@waybill/domain/kernel/digits.ts';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Chip } from '../../ui/layout/Chip.tsx';
import control from '../../ui/inputs/control.module.css';
import { useElementId } from '../../ui/element-id.ts';
import { useFieldControl } from '../../ui/inputs/field-context.ts';
import { stepTo } from '../../ui/table/list-keys.ts';
import multiselect from '../../ui/inputs/Multiselect.module.css';
import type { Option } from '../../ui/inputs/option-search.ts';
import { optionId, Options } from '../../ui/inputs/Options.tsx';
import { enterPhones, type PhoneEntry } from '../../ui/inputs/phone-tags.ts';
import { inputsWords } from '../../ui/inputs/inputs.words.ts';
import { FieldPopup } from '../../ui/overlays/FieldPopup.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export interface PhoneFinderProps {
  /** The numbers that were entered. Without `onChange` there are none: typing only finds somebody. */
  value?: readonly string[];
  onChange?: (phones: readonly string[]) => void;
  /** Options for the current text; with an empty text, the initial suggestions. */
  options: readonly Option<string>[];
  onText: (text: string) => void;
  /** Fetches the options for this text if more are on their way: Enter waits for them. */
  settle: (text: string) => Promise<readonly Option<string>[]>;
  onPick: (value: string) => void;
  /** Enter when nothing is left to do in this field. */
  onDone?: () => void;
  heading: string;
  /** Names are typed as well as numbers. */
  names?: boolean;
  /** Numbers of other countries too, with + and country code. */
  abroad?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const limit = 2;
const noPhones: readonly string[] = [];

/**
 * Phone field of a party, filled first: suggests the customers known under the number, and Enter takes the first (N-10, F-06).
 *
 * @example <PhoneFinder heading={say(words.known)} value={phones} onChange={setPhones} options={search.options} onText={search.setText} settle={search.settle} onPick={pick} />
 */
export function PhoneFinder(props: PhoneFinderProps) {
  const { value = noPhones, onChange, options, heading, names, disabled, ref } = props;
  const say = useSay();
  const listId = useElementId();
  const anchor = useRef<HTMLSpanElement>(null);
  const finder = usePhoneFinder(props);
  const { text, problem, shown, active } = finder;
  const complaints = {
    invalid: say(commonWords.validPhoneNumber),
    twice: say(commonWords.phoneNumberAlreadyAdded),
    limit: say(commonWords.atMostPhoneNumbers, { n: groupThousands(limit) }),
  };
  const { id, aria } = useFieldControl({ complaint: problem && complaints[problem] });
  return (
    <>
      <span
        ref={anchor}
        className={`${control.box} ${multiselect.box}`}
        data-invalid={aria['aria-invalid']}
        data-disabled={disabled || undefined}>
        <span className={multiselect.chosen}>
          {value.map((phone) => (
            <Chip
              key={phone}
              label={phone}
              onRemove={
                disabled ? undefined : () => onChange?.(value.filter((each) => phoneKey(each) !== phoneKey(phone)))
              }
            />
          ))}
          <input
            {...aria}
            ref={ref}
            id={id}
            type="text"
            inputMode={names ? 'text' : 'tel'}
            data-phone={!names || undefined}
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={shown}
            aria-controls={shown ? listId : undefined}
            aria-activedescendant={shown ? optionId(listId, active) : undefined}
            autoComplete="off"
            enterKeyHint="next"
            className={`${control.bare} ${multiselect.input}`}
            disabled={disabled}
            value={text}
            placeholder={value.length === 0 && !names ? '09' : undefined}
            onChange={(event) => finder.type(toLatinDigits(event.target.value))}
            onKeyDown={finder.onKeyDown}
            onFocus={finder.show}
            onBlur={finder.enter}
          />
        </span>
      </span>
      {shown && (
        <FieldPopup anchor={anchor} onAway={finder.close}>
          <Options
            id={listId}
            labelledBy={undefined}
            label={heading}
            options={options}
            chosen={none}
            active={active}
            empty={say(inputsWords.noElements)}
            onPick={(at) => finder.take(options[at])}
            onActive={finder.setActive}
          />
        </FieldPopup>
      )}
      <span className="sr-only" role="status">
        {shown ? say(inputsWords.optionCount, { n: groupThousands(options.length) }) : ''}
      </span>
    </>
  );
}

/** State and handlers of a PhoneFinder. */
function usePhoneFinder({
  value = noPhones,
  onChange,
  options,
  onText,
  settle,
  onPick,
  onDone,
  abroad,
  names,
}: PhoneFinderProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<PhoneEntry['problem']>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const waiting = useRef(false);
  const found = open && options.length > 0;
  /** A search by name without a match displays that nothing was found. */
  const shown = found || (open && names === true && text !== '');
  const show = () => {
    setOpen(true);
    setActive(0);
  };
  const type = (next: string) => {
    setText(next);
    setProblem(null);
    show();
    onText(next);
  };
  const enter = (): boolean => {
    setOpen(false);
    if (!onChange) return true;
    const after = enterPhones(value, text, limit, abroad);
    setText(after.rest);
    setProblem(after.problem);
    if (after.phones !== value) onChange(after.phones);
    if (after.rest === '') onText('');
    return after.problem === null;
  };
  const take = (option: Option<string> | undefined) => {
    if (!option || option.disabled) return;
    setText('');
    setProblem(null);
    setOpen(false);
    onText('');
    onPick(option.value);
  };
  /** Enter takes the first option; while an answer is under way, it waits for it. */
  const press = async () => {
    if (waiting.current) return;
    waiting.current = true;
    const offered = found ? options : text === '' ? [] : await settle(text).catch(() => []);
    waiting.current = false;
    const option = offered[found ? active : 0];
    if (option && !option.disabled) take(option);
    else if (enter() && (text !== '' || value.length > 0)) onDone?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const next =
      found && key !== 'Home' && key !== 'End'
        ? stepTo(
            key,
            active,
            options.map((option) => Boolean(option.disabled)),
          )
        : undefined;
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (key === 'ArrowDown') {
      event.preventDefault();
      setOpen(true);
    } else if (key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
      void press();
    } else if (key === 'Escape' && shown) {
      event.stopPropagation();
      setOpen(false);
    } else if (key === 'Backspace' && text === '' && value.length > 0) onChange?.(value.slice(0, -1));
  };
  return { text, problem, shown, active, setActive, show, type, enter, take, onKeyDown, close: () => setOpen(false) };
}

const none: ReadonlySet<string> = new Set();
