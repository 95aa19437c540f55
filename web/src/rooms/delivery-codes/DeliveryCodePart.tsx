import { useQuery } from '@tanstack/react-query';
import { ShieldOff } from 'lucide-react';
import { useState } from 'react';
import type { DeliveryCode } from '@waybill/contract/rooms/delivery-codes/delivery-codes.contract.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { waiveCodeForm } from '@waybill/domain/rooms/delivery-codes/delivery-code-form.ts';
import type { DeliveryCodeState } from '@waybill/domain/rooms/delivery-codes/delivery-code.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Pill } from '../../ui/layout/Pill.tsx';
import type { Tone } from '@waybill/domain/kernel/lifecycle.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { deliveryCodeStateWords, deliveryCodeWords as words } from './delivery-code.words.ts';
import styles from './DeliveryCode.module.css';
import { SendCode } from './SendCode.tsx';

const tones: Record<DeliveryCodeState, Tone> = {
  none: 'neutral',
  sent: 'info',
  locked: 'danger',
  waived: 'attention',
};

/** Displays the state of a parcel's delivery code: failed attempts, and delivery without the code. */
export function DeliveryCodePart({ labelId }: { labelId: number }) {
  const say = useSay();
  const [waiving, setWaiving] = useState(false);
  const { data, refetch } = useQuery({
    queryKey: ['delivery_codes.of', labelId],
    meta: { topics: 'message' },
    queryFn: ({ signal }) => call('delivery_codes.of', { params: { id: labelId }, signal }),
  });
  useLive('message', () => void refetch());
  if (!data) return null;
  const code = data.data;
  return (
    <div className={styles.code}>
      <Pill tone={tones[code.state]} label={say(deliveryCodeStateWords[code.state])} />
      <CodeLines code={code} />
      <div className="row">
        {code.may_send && <SendCode labelId={labelId} />}
        {code.may_waive && (
          <Button small icon={ShieldOff} onClick={() => setWaiving(true)}>
            {say(words.waive)}
          </Button>
        )}
      </div>
      {waiving && (
        <FormDialog
          form={waiveCodeForm}
          words={{ reason: words.reason }}
          title={say(words.waiveAsk)}
          yes={say(words.waive)}
          submit={(body) => call('delivery_codes.waive', { params: { id: labelId }, body })}
          success={say(words.waived)}
          changes={['delivery_codes', 'labels']}
          onClose={() => setWaiving(false)}
        />
      )}
    </div>
  );
}

function CodeLines({ code }: { code: DeliveryCode }) {
  const say = useSay();
  const count = useCount();
  const at = (instant: string | null) => (instant === null ? '' : formatDateTime(new Date(instant)));
  const lines: Record<DeliveryCodeState, string> = {
    none: say(words.noneYet),
    sent: `${say(words.sentAt, { at: at(code.sent_at) })} ${say(words.left, { n: count(code.left) })}`,
    locked: say(words.lockedText),
    waived: say(words.waivedText, {
      by: code.waived_by ?? '',
      at: at(code.waived_at),
      why: code.waived_why ?? '',
    }),
  };
  return (
    <>
      <p className={styles.line}>{lines[code.state]}</p>
      {code.wrong.map((one) => (
        <p key={one.at} className={styles.line} data-wrong>
          {say(words.wrong, { by: one.by, at: at(one.at) })}
        </p>
      ))}
    </>
  );
}
