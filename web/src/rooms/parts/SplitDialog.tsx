import { useMemo } from 'react';
import { partFieldWords } from '@waybill/contract/rooms/parts/parts.words.ts';
import type { Form } from '@waybill/domain/kernel/form.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import { splitFormFor } from '@waybill/domain/rooms/labels/split-form.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { sayCode } from '../../ui/layout/CodeText.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { partPageWords as words } from './part-page.words.ts';

interface PartDialogProps {
  parcel: { readonly id: number; readonly tracking_code: string; readonly pieces: number };
  /** Whole kyat: the COD of all pieces, and everything to collect at the door. */
  cod: number;
  due: number;
  onClose: (done: boolean) => void;
}

/** How many of several pieces the receiver takes now; with money due, how much of the COD goes with them, and why (G-05). */
export function SplitDialog({ parcel, cod, due, onClose }: PartDialogProps) {
  const say = useSay();
  const count = useCount();
  const { id, tracking_code, pieces } = parcel;
  const fields: Form = useMemo(() => splitFormFor({ pieces, cod, due }), [pieces, cod, due]);
  return (
    <FormDialog
      form={fields}
      words={partFieldWords}
      title={say(words.title, { n: count(pieces), code: sayCode(tracking_code) })}
      text={say(words.what)}
      yes={say(words.make)}
      submit={(body, { idempotencyKey }) => call('parts.make', { params: { id }, body, idempotencyKey })}
      success={({ data }) => say(words.done, { n: data.pieces, code: sayCode(data.tracking_code) })}
      changes={['run_sheet', 'labels']}
      onClose={onClose}>
      {(model) =>
        Object.keys(fields).map((name) => (
          <FormField
            key={name}
            of={model}
            name={name}
            wide
            {...(name === 'cod_now' ? { grouped: true, unit: say(unitWords.kyat) } : {})}
          />
        ))
      }
    </FormDialog>
  );
}

interface DoorPartDialogProps<Door> {
  door: Door;
  /** Keeps on the device how many pieces were taken. */
  keep: (door: Door, pieces: number) => Promise<void>;
  onClose: () => void;
}

/**
 * The same dialog for a courier at a door, where nothing is due and the phone may be offline: the split is stored on the device and sent
 * automatically.
 */
export function DoorSplitDialog<Door extends { readonly tracking_code: string; readonly pieces: number }>({
  door,
  keep,
  onClose,
}: DoorPartDialogProps<Door>) {
  const say = useSay();
  const count = useCount();
  const fields = useMemo(() => splitFormFor({ pieces: door.pieces, cod: 0, due: 0 }), [door.pieces]);
  return (
    <FormDialog
      form={fields}
      words={partFieldWords}
      title={say(words.title, { n: count(door.pieces), code: sayCode(door.tracking_code) })}
      text={say(words.whatAtDoor)}
      yes={say(words.make)}
      submit={({ pieces_now }) => keep(door, pieces_now ?? 0)}
      onClose={onClose}>
      {(model) => <FormField of={model} name="pieces_now" wide />}
    </FormDialog>
  );
}
