import type { GateSlipDetail } from '@waybill/contract/rooms/gate-slips/gate-slips.contract.ts';
import { gateCountCommandWords, gateSlipFieldWords } from '@waybill/contract/rooms/gate-slips/gate-slips.words.ts';
import { gateCaseForm, slipCountForm } from '@waybill/domain/rooms/gate-slips/gate-slip-forms.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { gateSlipPageWords as words } from './gate-slip-page.words.ts';
import { showGateSlips } from './show-gate-slips.ts';

/** What the gate signed for, before the list is seen; or what became of the difference. */
export function GateCountDialog({
  command,
  slip,
  onClose,
}: {
  command: 'count' | 'settle';
  slip: GateSlipDetail;
  onClose: () => void;
}) {
  const say = useSay();
  const { verb, ask } = gateCountCommandWords[command];
  const common = {
    words: gateSlipFieldWords,
    title: say.loose(ask, { n: slip.slip_number }),
    yes: say.loose(verb),
    fresh: showGateSlips,
    onClose,
  };
  const params = { id: slip.id };
  return command === 'count' ? (
    <FormDialog
      {...common}
      form={slipCountForm}
      text={say(words.countText)}
      submit={(body, { idempotencyKey }) => call('gate_slips.enter_count', { params, body, idempotencyKey })}
    />
  ) : (
    <FormDialog
      {...common}
      form={gateCaseForm}
      text={say(words.differs, { n: slip.gate_count ?? 0, other: slip.listed_count ?? 0 })}
      submit={(body, { idempotencyKey }) => call('gate_slips.settle', { params, body, idempotencyKey })}
    />
  );
}
