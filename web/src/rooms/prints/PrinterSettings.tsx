import { Minus, Plus, Printer } from 'lucide-react';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { IconButton } from '../../ui/layout/IconButton.tsx';
import { Popover } from '../../ui/overlays/Popover.tsx';
import { cleanOffset, offsetStep } from './print-settings.ts';
import { printPageWords as words } from './print-page.words.ts';
import type { Offset } from './paper/Sheet.tsx';
import styles from './PrintPage.module.css';

interface PrinterSettingsProps {
  offset: Offset;
  onChange: (offset: Offset) => void;
  onTest: () => void;
}

/** Moves everything on the paper where this printer is off, and prints a page that shows by how much. */
export function PrinterSettings({ offset, onChange, onTest }: PrinterSettingsProps) {
  const say = useSay();
  return (
    <Popover trigger={<Button icon={Printer}>{say(words.printer)}</Button>} title={say(words.printerTitle)} align="end">
      <div className={styles.printer}>
        <p className="hint">{say(words.printerHint)}</p>
        <Stepper name={say(words.right)} value={offset.x} onChange={(x) => onChange({ ...offset, x })} />
        <Stepper name={say(words.down)} value={offset.y} onChange={(y) => onChange({ ...offset, y })} />
        <Button onClick={onTest}>{say(words.testPage)}</Button>
      </div>
    </Popover>
  );
}

function Stepper({ name, value, onChange }: { name: string; value: number; onChange: (value: number) => void }) {
  const say = useSay();
  return (
    <div className={styles.stepper} role="group" aria-label={name}>
      <span className={styles.stepName}>{name}</span>
      <IconButton
        icon={Minus}
        variant="framed"
        label={say(words.less, { name })}
        onClick={() => onChange(cleanOffset(value - offsetStep))}
      />
      <output className={styles.stepValue}>{say(words.mm, { n: value.toFixed(1) })}</output>
      <IconButton
        icon={Plus}
        variant="framed"
        label={say(words.more, { name })}
        onClick={() => onChange(cleanOffset(value + offsetStep))}
      />
    </div>
  );
}
