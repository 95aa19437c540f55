import { useMemo, type ReactNode } from 'react';
import { proofFieldWords } from '@waybill/contract/rooms/proofs/proofs.words.ts';
import type { ProofNeed } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import { doorForm } from '@waybill/domain/rooms/proofs/proof-form.ts';
import type { PaidAhead } from '@waybill/domain/rooms/payment-claims/advance-payment-states.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import type { KeptProof } from '../../shell/scan/scan-proof.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { SendCode } from '../delivery-codes/delivery-codes.door.ts';
import type { Paid, PaidByFieldsProps } from '../payment-channels/payment-channels.door.ts';
import { pictureNames, PictureField } from './PictureField.tsx';
import { proofPageWords as words } from './proof-page.words.ts';
import styles from './Proof.module.css';

export interface ProofDialogProps {
  title: string;
  /** The words of the button that hands the parcel over. */
  yes: string;
  needs: readonly ProofNeed[];
  /** Whose receiver is sent another code, where one is asked for. */
  labelId?: number | null;
  /** Text above the fields, such as the amount to collect. */
  text?: ReactNode;
  /** Amount that the receiver owes in whole kyat, paid in cash, by a channel, or a part each. */
  due?: number;
  /** Payment that the receiver made by a channel before the delivery. */
  ahead?: PaidAhead | null;
  /** Parcel whose code is in the QR of a payment. */
  code?: string;
  /** Called with the proof; null where the service needs none and none was given. Throws the error to display. */
  submit: (proof: KeptProof | null, paid: Paid | null) => Promise<unknown>;
  onClose: (done: boolean) => void;
}

/** Loaded where a receiver owes money, with the QR that it draws. */
const PaidByFields = lazyPart<PaidByFieldsProps>(
  async () => (await import('../payment-channels/payment-channels.door.ts')).PaidByFields,
);

const asks = { picture: words.asksPicture, identity: words.asksIdentity, code: words.asksCode } as const;

/**
 * Asks for the proof of delivery by the services of the label (decisions 13): a signature or a photo, the number of an identity paper, the receiver.
 */
export function ProofDialog({
  title,
  yes,
  needs,
  labelId = null,
  text,
  due = 0,
  ahead = null,
  code = '',
  submit,
  onClose,
}: ProofDialogProps) {
  const say = useSay();
  const fields = useMemo(() => doorForm(needs, due), [needs, due]);
  return (
    <FormDialog
      form={fields}
      words={proofFieldWords}
      title={title}
      yes={yes}
      text={text}
      initial={{
        channel_id: ahead?.channel_id ?? null,
        channel_amount: ahead ? Math.min(ahead.amount, due) : due > 0 ? due : null,
        reference: ahead?.reference ?? null,
      }}
      submit={async ({ picture, handed_to, receiver_id_no, hand_over_code, channel_id, channel_amount, reference }) => {
        const file = picture as File | null;
        const nothing = [file, handed_to, receiver_id_no, hand_over_code].every((left) => left === null);
        await submit(
          nothing ? null : { picture: await pictureOf(file), handed_to, receiver_id_no, hand_over_code },
          channel_id === null || channel_amount === null ? null : { channel_id, amount: channel_amount, reference },
        );
      }}
      onClose={onClose}>
      {(model) => (
        <div className="grid4">
          {needs.map((need) => (
            <Callout key={need} tone="attention">
              {say(asks[need])}
            </Callout>
          ))}
          {due > 0 && <PaidByFields form={model} due={due} code={code} ahead={ahead} />}
          {needs.includes('code') && (
            <div className={styles.code}>
              <FormField of={model} name="hand_over_code" latinDigits wide />
              {labelId !== null && <SendCode labelId={labelId} />}
            </div>
          )}
          {needs.includes('identity') && <FormField of={model} name="receiver_id_no" wide />}
          <PictureField
            value={model.values.picture as File | null}
            onChange={(picture) => model.put('picture', picture)}
            required={needs.includes('picture')}
            error={model.problemOf('picture')}
          />
          <FormField of={model} name="handed_to" wide />
        </div>
      )}
    </FormDialog>
  );
}

async function pictureOf(file: File | null): Promise<KeptProof['picture']> {
  if (file === null) return null;
  const kind = file.name === pictureNames.signature ? 'signature' : 'photo';
  return { kind, type: file.type, bytes: await file.arrayBuffer() };
}
