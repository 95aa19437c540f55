import { X } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from './Button.tsx';
import { dataWords } from '../table/data.words.ts';
import { Icon } from './Icon.tsx';
import styles from './Chips.module.css';
import { inputsWords } from '../inputs/inputs.words.ts';

export interface Chip {
  key: string;
  /** Field of the filter. */
  label: string;
  /** Value of the filter. */
  value: string;
}

export interface ChipsProps {
  chips: readonly Chip[];
  onRemove: (key: string) => void;
  /** Removes all; offered for two or more. */
  onClear?: () => void;
}

/** The active filters. Each is removed by a press, or by Backspace or Delete while it has the focus. */
export function Chips({ chips, onRemove, onClear }: ChipsProps) {
  const say = useSay();
  const list = useRef<HTMLUListElement>(null);
  const remove = (key: string, at: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[at + 1] ?? buttons[at - 1])?.focus();
    onRemove(key);
  };
  const onKey = (event: KeyboardEvent, key: string, at: number) => {
    if (event.key !== 'Backspace' && event.key !== 'Delete') return;
    event.preventDefault();
    remove(key, at);
  };
  if (chips.length === 0) return null;
  return (
    <div className={styles.bar}>
      <ul ref={list} className={styles.chips} aria-label={say(dataWords.filters)}>
        {chips.map((chip, at) => (
          <li key={chip.key} className={styles.chip}>
            <span className={styles.words}>
              <span className={styles.label}>{chip.label}</span> {chip.value}
            </span>
            <button
              type="button"
              className={styles.remove}
              aria-label={say(inputsWords.remove, { name: `${chip.label} ${chip.value}` })}
              onClick={() => remove(chip.key, at)}
              onKeyDown={(event) => onKey(event, chip.key, at)}>
              <Icon of={X} size={14} />
            </button>
          </li>
        ))}
      </ul>
      {onClear && chips.length > 1 && (
        <Button small variant="quiet" onClick={onClear}>
          {say(dataWords.filtersClear)}
        </Button>
      )}
    </div>
  );
}
