import { Check } from 'lucide-react';
import { memo, startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../layout/Icon.tsx';
import type { Option, OptionValue } from './option-search.ts';
import styles from './Options.module.css';

export interface OptionsProps<V extends OptionValue> {
  id: string;
  labelledBy: string | undefined;
  label: string | undefined;
  options: readonly Option<V>[];
  chosen: ReadonlySet<V>;
  /** Index of the active option of the arrow keys; -1 for none. */
  active: number;
  multiple?: boolean;
  /** The maximum is reached. */
  full?: boolean;
  /** Shown when there are no options. */
  empty: ReactNode;
  /** Shown below the options, while more are loading. */
  below?: ReactNode;
  onPick: (at: number) => void;
  onActive: (at: number) => void;
}

const longList = 200;
/** Options drawn when a list opens; the rest follow when the browser is idle. */
const firstLines = 40;

/** Returns the id of an option, for aria-activedescendant. */
export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

/** The list inside Select and Multiselect. The element that has the focus handles the keys, never the list. */
export function Options<V extends OptionValue>({
  id,
  labelledBy,
  label,
  options,
  chosen,
  active,
  multiple,
  full,
  empty,
  below,
  onPick,
  onActive,
}: OptionsProps<V>) {
  const list = useRef<HTMLDivElement>(null);
  const [whole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const shown = whole ? options : options.slice(0, Math.max(firstLines, active + firstLines));
  useEffect(() => {
    list.current?.querySelector(`[data-at="${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [active, options, whole]);
  const atOf = (target: EventTarget) => Number((target as Element).closest<HTMLElement>('[data-at]')?.dataset.at ?? -1);
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-labelledby={labelledBy}
        aria-label={labelledBy ? undefined : label}
        aria-multiselectable={multiple || undefined}
        className={styles.list}
        data-long={options.length > longList || undefined}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          const at = atOf(event.target);
          if (at >= 0) onPick(at);
        }}
        onPointerMove={(event) => {
          const at = atOf(event.target);
          if (at >= 0 && at !== active) onActive(at);
        }}>
        {shown.map((option, at) => (
          <Line
            key={option.value}
            id={optionId(id, at)}
            at={at}
            option={option as Option<OptionValue>}
            active={at === active}
            chosen={chosen.has(option.value)}
            refused={Boolean(option.disabled) || (Boolean(full) && !chosen.has(option.value))}
          />
        ))}
      </div>
      {options.length === 0 ? (
        <p className={styles.empty} role="status">
          {empty}
        </p>
      ) : (
        below !== undefined && (
          <p className={styles.empty} role="status">
            {below}
          </p>
        )
      )}
    </>
  );
}

interface LineProps {
  id: string;
  at: number;
  option: Option<OptionValue>;
  active: boolean;
  chosen: boolean;
  refused: boolean;
}

/** Memoized, so that moving through a thousand options redraws two of them. */
const Line = memo(function Line({ id, at, option, active, chosen, refused }: LineProps) {
  const line = (
    <div
      id={id}
      data-at={at}
      role="option"
      aria-selected={chosen}
      aria-disabled={refused || undefined}
      className={styles.option}
      data-active={active || undefined}>
      <span className={styles.tick}>{chosen && <Icon of={Check} />}</span>
      <span className={styles.words}>{option.label}</span>
      {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
    </div>
  );
  if (option.heading === undefined) return line;
  return (
    <>
      <div role="presentation" className={styles.heading}>
        {option.heading}
      </div>
      {line}
    </>
  );
});
