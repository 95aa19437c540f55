import { X } from 'lucide-react';
import { useSay } from '../../kernel/i18n.tsx';
import styles from './Chip.module.css';
import { Icon } from './Icon.tsx';
import { inputsWords } from '../inputs/inputs.words.ts';

export interface ChipProps {
  label: string;
  onRemove?: () => void;
}

/** A chosen item inside an input, with a remove button. */
export function Chip({ label, onRemove }: ChipProps) {
  const say = useSay();
  return (
    <span className={styles.chip}>
      <span className={styles.words}>{label}</span>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={say(inputsWords.remove, { name: label })}
          onClick={onRemove}>
          <Icon of={X} size={14} />
        </button>
      )}
    </span>
  );
}
