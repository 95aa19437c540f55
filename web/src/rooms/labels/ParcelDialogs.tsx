import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Form } from '@waybill/domain/kernel/form.ts';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { proofNeeds, type ProofNeed } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import { sayKyat, unitWords } from '@waybill/domain/kernel/money.ts';
import { paysAtTheDoor } from '@waybill/domain/rooms/labels/step-moves.ts';
import { holdMailFieldWords } from '@waybill/contract/rooms/hold-mails/hold-mails.words.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { returnReasonWords } from '@waybill/contract/rooms/labels/label-status.words.ts';
import type { Shipping } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import {
  stepConfirmWords,
  trackingFieldWords,
  type ParcelCommand,
} from '@waybill/contract/rooms/tracking/tracking.words.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { randomKey } from '../../kernel/request.ts';
import { reasonWord } from '../../shell/detail/ActionBar.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { useUser } from '../../kernel/session-store.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { handIn, type KeptProof } from '../../shell/scan/scan-proof.ts';
import type { Paid } from '../payment-channels/payment-channels.door.ts';
import type { ProofDialogProps } from '../proofs/proofs.door.ts';
import { labelPageWords as words } from './label-page.words.ts';
import { decisionCalls, decisionForms, stepForm } from './parcel-forms.ts';
import { statusWord, stepWord, wordsOf } from './step-words.ts';
import { sayDone } from '../../shell/say-done.ts';
import { sayCode } from '../../ui/layout/CodeText.tsx';

interface DialogProps {
  shipping: Shipping;
  /** Whole kyat that the receiver pays at the door. */
  collects?: number;
  onDone: (shipping: Shipping | null) => void;
  onClose: () => void;
}

const requesterWords = {
  requester_name: holdMailFieldWords.requester_name,
  requester_phone: holdMailFieldWords.requester_phone,
};

const fieldWords: Readonly<Record<string, Word>> = {
  ...labelFieldWords,
  ...trackingFieldWords,
  ...requesterWords,
  reason: words.rollbackReason,
};

interface StepDialogProps extends DialogProps {
  status: string;
  needs: readonly string[];
}

/** A step as a scan of the parcel's code would be, with what the step cannot be taken without. */
export function StepDialog({ shipping, collects = 0, status, needs, onClose, onDone }: StepDialogProps) {
  const say = useSay();
  const locale = useLocale();
  const toast = useToast();
  const form = useMemo(() => stepForm(needs), [needs]);
  const ask = (stepConfirmWords as Readonly<Record<string, Word>>)[status];
  const proving = needs.filter((need): need is ProofNeed => (proofNeeds as readonly string[]).includes(need));
  const due = paysAtTheDoor(status) ? collects : 0;
  const send = async (values: Record<string, unknown>, proof: KeptProof | null = null, paid: Paid | null = null) => {
    const scan_id = randomKey();
    if (proof) await handIn({ scan_id, tracking_code: shipping.tracking_code }, proof);
    const { data } = await call('tracking.scan', {
      body: {
        scans: [
          {
            scan_id,
            tracking_code: shipping.tracking_code,
            status,
            scanned_at: toIso(new Date()),
            confirmed: true,
            paid,
            version: shipping.version,
            to_staff_id: values.to_staff_id ?? null,
            reason: values.reason ?? null,
            remark: values.remark ?? null,
            mp_tracking_code: values.mp_tracking_code ?? null,
          },
        ],
      },
    });
    const [result] = data;
    if (result?.result === 'refused') toast.error(result.message ?? say.loose(reasonWord(result.code ?? '')));
    else toast.success(say.loose(statusWord(status)));
  };
  const text = due > 0 && (
    <>
      {say(words.collect)} <b>{sayKyat(collects, locale)}</b>
    </>
  );
  const close = (done: boolean) => {
    if (done) onDone(null);
    onClose();
  };
  if (proving.length > 0 || due > 0)
    return (
      <ProofDialog
        title={say.loose(stepWord(status))}
        yes={say.loose(stepWord(status))}
        needs={proving}
        labelId={shipping.id}
        text={text}
        due={due}
        ahead={shipping.paid_ahead}
        code={shipping.tracking_code}
        submit={(proof, paid) => send({}, proof, paid)}
        onClose={close}
      />
    );
  return (
    <FormDialog
      form={form}
      words={{ ...fieldWords, reason: trackingFieldWords.code }}
      title={ask ? say(ask) : say.loose(stepWord(status))}
      yes={say.loose(stepWord(status))}
      submit={(values) => send(values)}
      {...(text ? { text } : {})}
      onClose={close}>
      {(model) => <Fields of={model} branchId={shipping.holder_branch.id} />}
    </FormDialog>
  );
}

const ProofDialog = lazyPart<ProofDialogProps>(async () => (await import('../proofs/proofs.door.ts')).ProofDialog);

/** A decision about a parcel, with what has to be said for it. */
export function DecisionDialog({ shipping, command, onClose, onDone }: DialogProps & { command: ParcelCommand }) {
  const say = useSay();
  const user = useUser();
  const outside = user.merchant !== null;
  const { verb, ask } = wordsOf(command, outside);
  const send = async (body: object, { idempotencyKey }: { idempotencyKey: string }) => {
    const answer = await (call as (id: string, input: object) => Promise<{ data: Shipping }>)(decisionCalls[command], {
      params: { id: shipping.id },
      body: { ...body, version: shipping.version, ...(command === 'rollback' ? { entry_id: shipping.entry_id } : {}) },
      idempotencyKey,
    });
    onDone(answer.data);
  };
  return (
    <FormDialog
      form={decisionForms[command] as Form}
      words={
        'requester_name' in decisionForms[command] || command === 'rollback'
          ? fieldWords
          : { ...fieldWords, reason: trackingFieldWords.code }
      }
      title={say.loose(ask)}
      yes={say.loose(verb)}
      danger={command === 'agree_reject' || command === 'missing'}
      submit={send}
      success={sayDone(say, verb, sayCode(shipping.tracking_code))}
      {...(outside && command === 'recall'
        ? { initial: { requester_name: user.name, requester_phone: user.phone[0] ?? null } }
        : {})}
      onClose={onClose}>
      {(model) => <Fields of={model} branchId={shipping.holder_branch.id} />}
    </FormDialog>
  );
}

/** The fields of a step or a decision: couriers of the branch, branches, reasons as words. */
function Fields({ of, branchId }: { of: FormModel<Form>; branchId: number }) {
  const say = useSay();
  const user = useUser();
  const wantsCourier = 'to_staff_id' in of.fields;
  const { data } = useQuery({
    queryKey: ['staff.couriers'],
    enabled: wantsCourier,
    queryFn: ({ signal }) => call('staff.couriers', { signal }),
  });
  const couriers = (data?.data ?? [])
    .filter((one) => one.branch_id === (user.branch?.id ?? branchId))
    .map((one) => ({ value: one.id, label: one.name, detail: one.user_name }));
  return Object.keys(of.fields).map((name) => (
    <FormField
      key={name}
      of={of}
      name={name}
      wide
      {...(name === 'to_staff_id' ? { options: couriers } : {})}
      {...(name === 'deliver_branch_id' ? { source: 'branch' as const } : {})}
      {...(name === 'reason' && of.fields.reason?.kind === 'select' ? { words: returnReasonWords } : {})}
      {...(name === 'fee' ? { grouped: true, unit: say(unitWords.kyat) } : {})}
    />
  ));
}
