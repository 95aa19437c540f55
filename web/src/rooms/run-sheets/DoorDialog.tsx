import { returnReasonWords } from '@waybill/contract/rooms/labels/label-status.words.ts';
import type { Door } from '@waybill/contract/rooms/run-sheets/run-sheets.contract.ts';
import { form } from '@waybill/domain/kernel/form.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { rule } from '@waybill/domain/kernel/rules.ts';
import { returnReasonNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { sayCode } from '../../ui/layout/CodeText.tsx';
import { ProofDialog } from '../proofs/proofs.door.ts';
import { runSheetPageWords as words } from './run-sheet-page.words.ts';
import type { DoorScans } from './use-door-scans.ts';
import styles from './RunSheet.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const whyForm = form({ reason: rule.select({ options: returnReasonNames, required: true }) });

/** Why a parcel was not delivered: one of the fourteen reasons (decisions 5). */
export function DoorDialog({ door, onClose }: { door: Door; onClose: (reason: string | null) => void }) {
  const say = useSay();
  let reason: string | null = null;
  return (
    <FormDialog
      form={whyForm}
      words={{ reason: commonFieldWords.reason }}
      title={say(words.failTitle, { code: sayCode(door.tracking_code) })}
      yes={say(words.fail)}
      submit={async (values) => {
        reason = values.reason;
      }}
      onClose={(done) => onClose(done ? reason : null)}>
      {(model) => (
        <FormField
          of={model}
          name="reason"
          options={returnReasonNames.map((name) => ({ value: name, label: say(returnReasonWords[name]) }))}
          wide
        />
      )}
    </FormDialog>
  );
}

/** Dialog for handing over a parcel at the door: the amount to collect, and the proof. */
export function HandOverDialog({ door, scans }: { door: Door; scans: DoorScans }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <ProofDialog
      title={say(words.deliverAskFree, { code: sayCode(door.tracking_code) })}
      yes={say(commonFieldWords.delivered)}
      needs={door.needs}
      labelId={door.label_id}
      due={door.to_collect}
      ahead={door.paid_ahead}
      code={door.tracking_code}
      text={
        door.to_collect > 0 ? (
          <>
            {say(commonFieldWords.to_collect)}: <b className={styles.amount}>{sayKyat(door.to_collect, locale)}</b>
          </>
        ) : (
          say(commonWords.nothingToCollect)
        )
      }
      submit={(proof, paid) => scans.deliver(door, proof, paid)}
      onClose={scans.endDelivery}
    />
  );
}
