import { useState, type ReactNode } from 'react';
import { CircleQuestionMark, ClipboardPaste } from 'lucide-react';
import type { KnownSender } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import type { TextOrder } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { PasteOrders } from '../label-imports/label-imports.door.ts';
import { fromText, guessedIn } from './label-fills.ts';
import { labelFormWords as words } from './label-form.words.ts';
import type { LabelFormModel } from './OwnField.tsx';
import styles from './LabelForm.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export interface PastedOrder {
  /** The form with a note at every field that was guessed. */
  readonly form: LabelFormModel;
  readonly open: () => void;
  readonly button: ReactNode;
  /** The window while it is open, and what is still to be looked at. */
  readonly notice: ReactNode;
}

/**
 * Fills the form from a pasted order. A field that was only guessed is marked until the person changes or confirms it. `sender` is whose sheet several
 * orders become.
 */
export function usePastedOrder(bare: LabelFormModel, sender: KnownSender | null): PastedOrder {
  const say = useSay();
  const toast = useToast();
  const [pasting, setPasting] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const right = (name: string) => setLeft((names) => names.filter((one) => one !== name));
  const put: LabelFormModel['put'] = (name, value) => {
    if (
      left.includes(name) &&
      JSON.stringify(bare.values[name as keyof LabelFormModel['values']] ?? null) !== JSON.stringify(value ?? null)
    )
      right(name);
    bare.put(name, value);
  };
  const noteOf = (name: string) => (left.includes(name) ? <GuessNote onRight={() => right(name)} /> : null);
  const take = (order: TextOrder) => {
    for (const [name, value] of Object.entries(fromText(order))) bare.put(name, value);
    setLeft(guessedIn(order));
    setPasting(false);
    toast.success(say(words.pasted));
  };
  const open = () => setPasting(true);
  const names = left.flatMap((name) => (bare.words[name] ? [say.loose(bare.words[name])] : []));
  return {
    form: { ...bare, set: put, put, noteOf },
    open,
    button: (
      <Button icon={ClipboardPaste} kbd="Alt+V" {...PasteOrders.openerProps} onClick={open}>
        {say(words.paste)}
      </Button>
    ),
    notice: (
      <>
        {pasting && (
          <PasteOrders
            merchant={sender !== null && bare.values.merchant_id === sender.id ? sender : null}
            onTake={take}
            onClose={() => setPasting(false)}
          />
        )}
        {left.length > 0 && (
          <Callout
            tone="attention"
            live
            actions={
              <Button small onClick={() => setLeft([])}>
                {say(words.guessesRight)}
              </Button>
            }>
            {say(words.guessesLeft, { fields: names.join(', ') })}
          </Callout>
        )}
      </>
    ),
  };
}

function GuessNote({ onRight }: { onRight: () => void }) {
  const say = useSay();
  return (
    <span className={styles.guess}>
      <Icon of={CircleQuestionMark} size={14} />
      <span>{say(commonWords.guessed)}</span>
      <Button small variant="quiet" onClick={onRight}>
        {say(commonWords.correct)}
      </Button>
    </span>
  );
}
