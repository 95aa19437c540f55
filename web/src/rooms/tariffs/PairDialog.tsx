import { useState } from 'react';
import { tariffFieldWords } from '@waybill/contract/rooms/tariffs/tariffs.words.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Multiselect } from '../../ui/inputs/Multiselect.tsx';
import { useOptions } from '../../shell/options.ts';
import { tariffPageWords as words } from './tariff-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

interface PairDialogProps {
  onClose: () => void;
  /** The pairs to add: one, or there and back. */
  onAdd: (pairs: readonly (readonly [from: number, to: number])[]) => void;
}

/** Chooses the two regions of a pair. */
export function PairDialog({ onClose, onAdd }: PairDialogProps) {
  const say = useSay();
  const [from, setFrom] = useState<number | null>(null);
  const [to, setTo] = useState<number | null>(null);
  const [both, setBoth] = useState(true);
  const { options } = useOptions('region');
  const add = () => {
    if (from === null || to === null) return;
    onAdd(
      both && from !== to
        ? [
            [from, to],
            [to, from],
          ]
        : [[from, to]],
    );
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      title={say(words.addPair)}
      description={say(words.pairText)}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>{say(commonWords.cancel)}</Button>
          <Button variant="main" disabled={from === null || to === null} onClick={add}>
            {say(words.add)}
          </Button>
        </>
      }>
      <div className="stack3">
        <Field label={say.loose(tariffFieldWords.from_region as Word)} required>
          <Multiselect options={options} value={from} onChange={setFrom} search="smart" />
        </Field>
        <Field label={say.loose(tariffFieldWords.to_region as Word)} required>
          <Multiselect options={options} value={to} onChange={setTo} search="smart" />
        </Field>
        <Checkbox checked={both} onChange={setBoth}>
          {say(words.bothWays)}
        </Checkbox>
      </div>
    </Dialog>
  );
}
