import { QrCode, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Shipping } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { advancePaymentLife } from '@waybill/domain/rooms/payment-claims/advance-payment-states.ts';
import { advanceCommandWords } from '@waybill/contract/rooms/payment-claims/payment-claims.words.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { useOptions } from '../../shell/options.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { paymentChannelPageWords } from '../payment-channels/payment-channels.door.ts';
import { AnnounceDialog } from './AnnounceDialog.tsx';
import { EndClaimDialog } from './EndClaimDialog.tsx';
import { paymentClaimPageWords as words } from './payment-claim-page.words.ts';

export interface PaidInAdvanceProps {
  shipping: Shipping;
  /** Whole kyat that the receiver owes. */
  due: number;
  onDone: () => void;
}

/** Displays the payment that the receiver made before the delivery, which users who announce can withdraw, or the button to announce one. Nothing where no channel is in use. */
export function PaidInAdvance({ shipping, due, onDone }: PaidInAdvanceProps) {
  const say = useSay();
  const locale = useLocale();
  const viewer = useViewer();
  const { rows } = useOptions('payment_channel');
  const [announcing, announce] = useState(false);
  const [withdrawing, withdraw] = useState(false);
  const mayAnnounce = can(viewer, advancePaymentLife.commands.withdraw.permission);
  const { paid_ahead: ahead, tracking_code: code } = shipping;
  const channel = rows.find(({ id }) => id === ahead?.channel_id);
  if (ahead && channel)
    return (
      <>
        <Callout tone={ahead.received ? 'success' : 'attention'}>
          {say(ahead.received ? paymentChannelPageWords.aheadReceived : paymentChannelPageWords.aheadAnnounced, {
            amount: sayKyat(ahead.amount, locale),
            channel: localName(channel, locale),
          })}
        </Callout>
        {mayAnnounce && !ahead.received && (
          <Button icon={Undo2} onClick={() => withdraw(true)}>
            {say(advanceCommandWords.withdraw.verb)}
          </Button>
        )}
        {withdrawing && (
          <EndClaimDialog
            row={{ ...ahead, tracking_code: code }}
            command={advanceCommandWords.withdraw}
            submit={async (body, idempotencyKey) => {
              await call('advance_payments.withdraw', { params: { id: ahead.id }, body, idempotencyKey });
              onDone();
            }}
            onClose={() => withdraw(false)}
          />
        )}
      </>
    );
  if (!rows.some(({ open }) => open) || due === 0 || !mayAnnounce) return null;
  return (
    <>
      <Button icon={QrCode} onClick={() => announce(true)}>
        {say(words.announce)}
      </Button>
      {announcing && (
        <AnnounceDialog
          code={code}
          due={due}
          onClose={() => {
            announce(false);
            onDone();
          }}
        />
      )}
    </>
  );
}
