import type { EmoDetail } from '@waybill/contract/rooms/emos/emos.contract.ts';
import { emoCommandWords, emoFieldWords } from '@waybill/contract/rooms/emos/emos.words.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { payEmoForm, refundEmoForm } from '@waybill/domain/rooms/emos/emo-forms.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { IdentityField } from '../places/places.door.ts';
import { emoPageWords as words } from './emo-page.words.ts';
import { showEmos } from './show-emos.ts';

export type EmoDialogCommand = 'pay' | 'cancel' | 'refund';

interface Props {
  readonly order: EmoDetail;
  readonly command: EmoDialogCommand;
  readonly onClose: (done: boolean) => void;
}

/** Paying out asks for the card and the code, paying back for the card and the reason. */
export function EmoDialog({ order, command, onClose }: Props) {
  const say = useSay();
  const locale = useLocale();
  const { verb, ask } = emoCommandWords[command];
  const params = { id: order.id };
  const common = {
    words: emoFieldWords,
    title: say.loose(verb),
    text: say.loose(ask, {
      number: order.number,
      amount: sayKyat(order.amount, locale),
      payee: order.payee_name,
      sender: order.sender_name,
    }),
    yes: say.loose(verb),
    success: say(words.done, { verb: say.loose(verb), number: order.number }),
    fresh: showEmos,
    onClose,
  };
  if (command === 'pay')
    return (
      <FormDialog
        {...common}
        form={payEmoForm}
        submit={(body, { idempotencyKey }) => call('emos.pay', { params, body, idempotencyKey })}>
        {(form) => (
          <>
            <IdentityField of={form} name="card_nrc" />
            <FormField of={form} name="pickup_code" latinDigits wide />
          </>
        )}
      </FormDialog>
    );
  return (
    <FormDialog
      {...common}
      danger
      form={refundEmoForm}
      submit={(body, { idempotencyKey }) => call(`emos.${command}`, { params, body, idempotencyKey })}
    />
  );
}
