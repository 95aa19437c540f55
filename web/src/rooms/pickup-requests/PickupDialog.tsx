import { useQuery } from '@tanstack/react-query';
import type { PickupRow } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import {
  pickupRequestCommandWords,
  pickupRequestFieldWords as field,
} from '@waybill/contract/rooms/pickup-requests/pickup-requests.words.ts';
import {
  assignPickupForm,
  completePickupForm,
  handoverPickupForm,
  pickupReasonForm,
  receivePickupForm,
} from '@waybill/domain/rooms/pickup-requests/pickup-form.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { pickupPageWords as words } from './pickup-page.words.ts';
import { sumsOf } from './pickup-texts.ts';
import { useCouriers } from './use-couriers.ts';

/** The commands that ask for something first. */
export type AskingCommand = 'assign' | 'deny' | 'complete' | 'handover' | 'fail' | 'withdraw' | 'receive';

export interface PickupDialogProps {
  pickup: PickupRow;
  command: AskingCommand;
  success: string;
  onClose: () => void;
}

/** Returns what all dialogs share: question, button and success text. */
function useFrame({ pickup, command, success, onClose }: PickupDialogProps) {
  const say = useSay();
  const { verb, ask } = pickupRequestCommandWords[command];
  return {
    words: field,
    title: say.loose(ask, { name: pickup.name }),
    yes: say.loose(verb),
    success,
    changes: 'pickup_request' as const,
    onClose,
  };
}

/** Asks for the courier, the counts, the receiver or the reason before a command is given. */
export function PickupDialog(props: PickupDialogProps) {
  switch (props.command) {
    case 'assign':
      return <AssignDialog {...props} />;
    case 'complete':
      return <CompleteDialog {...props} />;
    case 'handover':
      return <HandoverDialog {...props} />;
    case 'receive':
      return <ReceiveDialog {...props} />;
    case 'deny':
    case 'fail':
    case 'withdraw':
      return <ReasonDialog {...props} command={props.command} />;
  }
}

function AssignDialog(props: PickupDialogProps) {
  const say = useSay();
  const { id, work_branch_id, time_request, to_courier } = props.pickup;
  const { options, first, settled } = useCouriers({ branch_id: work_branch_id, day: time_request });
  const frame = useFrame(props);
  // The window opens with its suggestion: one that came later would close a list that somebody has opened meanwhile.
  if (!settled) return null;
  return (
    <FormDialog
      {...frame}
      form={assignPickupForm}
      initial={{ postman_id: options.find(({ label }) => label === to_courier)?.value ?? first?.id ?? null }}
      submit={(body, { idempotencyKey }) => call('pickup_requests.assign', { params: { id }, body, idempotencyKey })}>
      {(form) => (
        <FormField
          of={form}
          name="postman_id"
          options={options}
          hint={first ? say(words.suggest, { name: first.name }) : say(words.noCourier)}
          wide
        />
      )}
    </FormDialog>
  );
}

function CompleteDialog(props: PickupDialogProps) {
  const say = useSay();
  const { id, counts, weight } = props.pickup;
  const { data, isPending } = useQuery({
    queryKey: ['pickup_requests.detail', id],
    queryFn: ({ signal }) => call('pickup_requests.detail', { params: { id }, signal }),
  });
  const labels = (data?.data.waiting_labels ?? []).map((label) => ({
    value: label.id,
    label: label.tracking_code,
    detail: label.destination_name,
  }));
  const frame = useFrame(props);
  // The dialog opens with the sums of the visit's labels.
  if (isPending) return null;
  const joined = data?.data.labels ?? [];
  const planned = data?.data.planned_labels ?? [];
  const known = joined.length > 0 ? joined : planned;
  const { pieces, kg } = sumsOf(known);
  return (
    <FormDialog
      {...frame}
      form={completePickupForm}
      initial={
        known.length > 0
          ? { collected_count: pieces, collected_weight: kg, label_ids: planned.map((label) => label.id) }
          : { collected_count: counts, collected_weight: weight }
      }
      submit={(body, { idempotencyKey }) => call('pickup_requests.complete', { params: { id }, body, idempotencyKey })}>
      {(form) => (
        <>
          <FormField of={form} name="collected_count" wide />
          <FormField of={form} name="collected_weight" decimals={2} wide />
          {labels.length > 0 && <FormField of={form} name="label_ids" options={labels} wide />}
          <FormField of={form} name="tracking_codes" hint={say(words.codesHint)} wide />
        </>
      )}
    </FormDialog>
  );
}

function HandoverDialog(props: PickupDialogProps) {
  const say = useSay();
  const { id, branch, postman_id, time_request } = props.pickup;
  const { options } = useCouriers({ branch_id: branch.id, day: time_request });
  return (
    <FormDialog
      {...useFrame(props)}
      form={handoverPickupForm}
      text={say(words.handoverHint)}
      submit={(body, { idempotencyKey }) => call('pickup_requests.handover', { params: { id }, body, idempotencyKey })}>
      {(form) => (
        <>
          <FormField of={form} name="to_staff_id" options={options.filter(({ value }) => value !== postman_id)} wide />
          <FormField of={form} name="to_branch_id" source="branch" wide />
          <FormField of={form} name="reason" wide />
        </>
      )}
    </FormDialog>
  );
}

function ReceiveDialog(props: PickupDialogProps) {
  const say = useSay();
  const count = useCount();
  const { id, collected_count } = props.pickup;
  return (
    <FormDialog
      {...useFrame(props)}
      form={receivePickupForm}
      text={say(words.receiveHint, { n: count(collected_count ?? 0) })}
      submit={(body, { idempotencyKey }) => call('pickup_requests.receive', { params: { id }, body, idempotencyKey })}
    />
  );
}

function ReasonDialog(props: PickupDialogProps & { command: 'deny' | 'fail' | 'withdraw' }) {
  const { pickup, command } = props;
  return (
    <FormDialog
      {...useFrame(props)}
      form={pickupReasonForm}
      danger
      submit={(body, { idempotencyKey }) =>
        call(`pickup_requests.${command}`, { params: { id: pickup.id }, body, idempotencyKey })
      }
    />
  );
}
