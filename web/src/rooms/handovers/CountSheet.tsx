import { useState, type FormEvent, type KeyboardEvent } from 'react';
import type { HandoverDetail } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import {
  bankNotes,
  piecesMax,
  sumOfNotes,
  cashMax,
  type NotePieces,
} from '@waybill/domain/rooms/handovers/handover-forms.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { formatKyat, sayKyat, unitWords } from '@waybill/domain/kernel/money.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { NumberInput } from '../../ui/inputs/NumberInput.tsx';
import { cashPageWords as words } from './cash-page.words.ts';
import styles from './Cash.module.css';

interface CountSheetProps {
  handover: HandoverDetail;
  /** Called with the handover after the server has compared the count. */
  onCounted: (handover: HandoverDetail) => void;
}

/** The receiver's own count, before they see what it should be (decisions 5): pieces of each note, or what a bank's statement says. */
export function CountSheet({ handover, onCounted }: CountSheetProps) {
  const say = useSay();
  const locale = useLocale();
  const run = useAction();
  const [busy, setBusy] = useState(false);
  const [counted, setCounted] = useState<number | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (counted === null || busy) return;
    const send = () => {
      setBusy(true);
      return call('handovers.count', { params: { id: handover.id }, body: { counted } });
    };
    const answer = await run(send, {
      ask: { question: say(words.countAsk, { amount: sayKyat(counted, locale) }), yes: say(words.countYes) },
    });
    setBusy(false);
    if (answer) onCounted(answer.data);
  };
  return (
    <form className={styles.count} onSubmit={(event) => void submit(event)} onKeyDown={enterMoves}>
      {handover.kind === paidIn ? <Arrived value={counted} onChange={setCounted} /> : <Notes onChange={setCounted} />}
      <div>
        <Button type="submit" variant="main" busy={busy} disabled={counted === null}>
          {say(words.countYes)}
        </Button>
      </div>
    </form>
  );
}

/** Nobody at head office holds the notes of a transfer to the bank, so it is counted by the bank's statement. */
const paidIn: HandoverDetail['kind'] = 'bank';

function Arrived({ value, onChange }: { value: number | null; onChange: (counted: number | null) => void }) {
  const say = useSay();
  return (
    <div className={styles.arrived}>
      <Field label={say(words.arrived)} required hint={say(words.bankHint)}>
        <NumberInput
          value={value}
          onChange={(next) => onChange(next !== null && next >= 0 && next <= cashMax ? next : null)}
          grouped
          unit={say(unitWords.kyat)}
        />
      </Field>
    </div>
  );
}

/** Pieces by note with their amounts and the sum below; empty fields are no count, a zero is one. */
function Notes({ onChange }: { onChange: (counted: number | null) => void }) {
  const say = useSay();
  const { unit } = formatKyat(0, useLocale());
  const [pieces, setPieces] = useState<NotePieces>({});
  const [change, setChange] = useState<number | null>(null);
  const set = (next: NotePieces, rest: number | null) => {
    setPieces(next);
    setChange(rest);
    onChange(totalOf(next, rest));
  };
  return (
    <>
      <p className={styles.hint}>{say(words.countHint)}</p>
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th scope="col">{say(words.note)}</th>
            <th scope="col">{say(words.pieces)}</th>
            <th scope="col">{say(words.comesTo)}</th>
          </tr>
        </thead>
        <tbody>
          {bankNotes.map((note) => (
            <tr key={note}>
              <th scope="row">{groupThousands(note)}</th>
              <td className={styles.pieces}>
                <NumberInput
                  label={say(words.piecesOf, { note: groupThousands(note) })}
                  value={pieces[note] ?? null}
                  onChange={(count) =>
                    set(
                      count === null
                        ? without(pieces, note)
                        : { ...pieces, [note]: Math.min(Math.max(count, 0), piecesMax) },
                      change,
                    )
                  }
                />
              </td>
              <td>
                {pieces[note] === undefined ? (
                  <span className="muted" data-empty>
                    –
                  </span>
                ) : (
                  groupThousands(note * pieces[note])
                )}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{say(words.change)}</th>
            <td className={styles.pieces}>
              <NumberInput
                label={say(words.change)}
                value={change}
                onChange={(rest) => set(pieces, rest === null ? null : Math.min(Math.max(rest, 0), cashMax))}
              />
            </td>
            <td>
              {change === null ? (
                <span className="muted" data-empty>
                  –
                </span>
              ) : (
                groupThousands(change)
              )}
            </td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {say(words.total)}
            </th>
            <td aria-live="polite">
              {groupThousands(totalOf(pieces, change) ?? 0)}
              <span className={styles.unit}>{unit}</span>
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

function totalOf(pieces: NotePieces, change: number | null): number | null {
  const total = Object.keys(pieces).length === 0 && change === null ? null : sumOfNotes(pieces, change ?? 0);
  return total !== null && total <= cashMax ? total : null;
}

function without(pieces: NotePieces, note: keyof NotePieces): NotePieces {
  return Object.fromEntries(Object.entries(pieces).filter(([key]) => key !== String(note)));
}

/** Enter goes from field to field, as on the keys of a counting machine; after the last one it sends. */
function enterMoves(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  const inputs = [...event.currentTarget.querySelectorAll('input')];
  const next = inputs[inputs.indexOf(event.target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}
