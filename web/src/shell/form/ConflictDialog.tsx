import { useState } from 'react';
import type { Form } from '@waybill/domain/kernel/form.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useElementId } from '../../ui/element-id.ts';
import { undecided, type Difference, type ConflictSide } from './conflict.ts';
import { formWords } from './form.words.ts';
import type { FormConflict, FormModel } from './use-form.ts';
import styles from './ConflictDialog.module.css';

/** Resolves a conflict of two editors: shows both values of each field, and saves again with the chosen ones. No input is lost. */
export function ConflictDialog<F extends Form>({ of, conflict }: { of: FormModel<F>; conflict: FormConflict }) {
  const say = useSay();
  const [chosen, setChosen] = useState<Readonly<Record<string, ConflictSide>>>({});
  const by = conflict.by || say(formWords.conflictSomebody);
  const at = conflict.at === '' ? '' : formatDateTime(new Date(conflict.at));
  const open = undecided(conflict.found, chosen);
  const onlyTheirs = conflict.found.every((difference) => difference.suggested === 'theirs');
  return (
    <Dialog
      open
      guarded
      size="large"
      title={say(formWords.conflictTitle)}
      description={say(formWords.conflictText, { by, at })}
      onOpenChange={(next) => {
        if (!next) of.backFromConflict();
      }}
      footer={
        <>
          <Button onClick={of.backFromConflict}>{say(formWords.conflictBack)}</Button>
          <Button variant="main" disabled={open.length > 0} busy={of.busy} onClick={() => of.settle(chosen)}>
            {say(formWords.conflictSave)}
          </Button>
        </>
      }>
      {onlyTheirs && <p className="muted">{say(formWords.conflictSame)}</p>}
      <div className="stack4">
        {conflict.found.map((difference) => (
          <Choice
            key={difference.field}
            of={of}
            difference={difference}
            by={by}
            side={chosen[difference.field] ?? difference.suggested}
            choose={(side) => setChosen((before) => ({ ...before, [difference.field]: side }))}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ChoiceProps<F extends Form> {
  of: FormModel<F>;
  difference: Difference;
  by: string;
  side: ConflictSide | null;
  choose: (side: ConflictSide) => void;
}

function Choice<F extends Form>({ of, difference, by, side, choose }: ChoiceProps<F>) {
  const say = useSay();
  const name = useElementId();
  const { field, suggested } = difference;
  const word = of.words[field];
  const saying = of.sayings.get(field) ?? String;
  const why =
    suggested === null
      ? say(formWords.conflictChoose)
      : suggested === 'mine'
        ? say(formWords.conflictOnlyMine)
        : say(formWords.conflictOnlyTheirs, { by });
  const option = (which: ConflictSide, label: string) => (
    <label className={styles.side} data-chosen={side === which || undefined}>
      <input type="radio" name={name} checked={side === which} onChange={() => choose(which)} />
      <span className="small">{label}</span>
      <span className={styles.value}>{saying(difference[which]) || say(formWords.nothing)}</span>
    </label>
  );
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.field}>
        {word ? say.loose(word) : field}
        <span className={styles.why} data-open={side === null || undefined}>
          {why}
        </span>
      </legend>
      {option('mine', say(formWords.conflictMine))}
      {option('theirs', say(formWords.conflictTheirs))}
    </fieldset>
  );
}
