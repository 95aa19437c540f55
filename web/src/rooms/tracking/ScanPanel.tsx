import { returnReasonWords } from '@waybill/contract/rooms/labels/label-status.words.ts';
import { stepVerbWords, trackingFieldWords, workQueueWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { returnReasonNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import type { ScanMode } from '@waybill/domain/rooms/labels/scan-modes.ts';
import type { ChosenNeed } from '@waybill/domain/rooms/labels/step-moves.ts';
import type { WorkQueue } from '@waybill/domain/rooms/labels/work-queues.ts';
import { useSay, type Say } from '../../kernel/i18n.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { useOptions } from '../../shell/options.ts';
import { scanModeWords as words } from './scan.words.ts';
import styles from './ScanPanel.module.css';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kernel/client.ts';
import type { Option } from '../../ui/inputs/option-search.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** Values sent with every scan of a mode, by the need of its step. */
export type ScanChoices = { readonly [Need in ChosenNeed]: string | number | null };
export const noChoices: ScanChoices = { courier: null, reason: null, branch: null };

/** The name under which the server takes each choice. */
export const choiceFields = {
  courier: 'to_staff_id',
  reason: 'reason',
  branch: 'to_branch_id',
} as const satisfies Record<ChosenNeed, string>;

export function modeName(say: Say, queue: WorkQueue, mode: ScanMode): string {
  return say(mode.status === null ? workQueueWords[queue] : stepVerbWords[mode.status]);
}

interface Props {
  queue: WorkQueue;
  modes: readonly ScanMode[];
  mode: ScanMode;
  onMode: (mode: ScanMode) => void;
  choices: ScanChoices;
  onChoice: (choices: ScanChoices) => void;
}

/** Chooses the meaning of the next scans: the step, and the courier or the reason of return. */
export function ScanPanel({ queue, modes, mode, onMode, choices, onChoice }: Props) {
  const say = useSay();
  return (
    <div className={styles.panel}>
      {modes.length > 1 && (
        <Field label={say(words.meaning)}>
          <Select
            options={modes.map((one, at) => ({ value: at, label: modeName(say, queue, one) }))}
            value={modes.indexOf(mode)}
            onChange={(at) => {
              const next = modes[at ?? 0];
              if (next) onMode(next);
            }}
          />
        </Field>
      )}
      {mode.asks.map((need) => (
        <Choice
          key={need}
          need={need}
          value={choices[need]}
          onChange={(value) => onChoice({ ...choices, [need]: value })}
        />
      ))}
    </div>
  );
}

function Choice({
  need,
  value,
  onChange,
}: {
  need: ChosenNeed;
  value: string | number | null;
  onChange: (value: string | number | null) => void;
}) {
  const say = useSay();
  const couriers = useCouriers(need === 'courier');
  const branches = useOptions(need === 'branch' ? 'branch' : undefined);
  const pick = (label: string, options: readonly { value: string | number; label: string }[], loading = false) => (
    <Field label={label} required>
      <Select options={options} value={value} onChange={onChange} placeholder={say(words.choose)} loading={loading} />
    </Field>
  );
  switch (need) {
    case 'courier':
      return pick(say(trackingFieldWords.to_staff_id), couriers.options, couriers.loading);
    case 'reason':
      return pick(
        say(commonFieldWords.reason),
        returnReasonNames.map((name) => ({ value: name, label: say(returnReasonWords[name]) })),
      );
    case 'branch':
      return pick(say(trackingFieldWords.to_branch_id), branches.options, branches.loading);
  }
}

const none: readonly Option<number>[] = [];

/** The people of the current branch who carry parcels, for a select. */
function useCouriers(wanted = true): { readonly options: readonly Option<number>[]; readonly loading: boolean } {
  const { data, isLoading } = useQuery({
    queryKey: ['staff.couriers'],
    queryFn: () => call('staff.couriers'),
    enabled: wanted,
    staleTime: 60_000,
    select: optionsOf,
  });
  return { options: data ?? none, loading: isLoading };
}

function optionsOf({ data }: { data: readonly { id: number; name: string; user_name: string }[] }): Option<number>[] {
  return data.map(({ id, name, user_name }) => ({ value: id, label: name, note: user_name, search: user_name }));
}
