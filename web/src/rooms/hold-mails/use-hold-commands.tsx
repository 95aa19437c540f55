import { useCallback, useState, type ReactNode } from 'react';
import type { HoldMailRow } from '@waybill/contract/rooms/hold-mails/hold-mails.contract.ts';
import { holdMailCommandWords, holdMailFieldWords } from '@waybill/contract/rooms/hold-mails/hold-mails.words.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { extendHoldForm } from '@waybill/domain/rooms/hold-mails/hold-mail-form.ts';
import type { HoldMailCommand } from '@waybill/domain/rooms/hold-mails/hold-mail-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { useAction } from '../../shell/use-action.ts';
import { sayCode } from '../../ui/layout/CodeText.tsx';
import { sayDone } from '../../shell/say-done.ts';

type Hold = Pick<HoldMailRow, 'id' | 'tracking_code' | 'hold_fee' | 'hold_until'>;
export type GiveHoldCommand = (hold: Hold, command: HoldMailCommand) => void;

/** Extending asks for the day, releasing and collecting for a yes with the fee. `window` is to be drawn somewhere on the page. */
export function useHoldCommands(): { readonly give: GiveHoldCommand; readonly window: ReactNode } {
  const say = useSay();
  const locale = useLocale();
  const run = useAction();
  const [extended, extend] = useState<Hold | null>(null);
  const give = useCallback<GiveHoldCommand>(
    (hold, command) => {
      if (command === 'extend') return extend(hold);
      const { verb, ask } = holdMailCommandWords[command];
      const name = sayCode(hold.tracking_code);
      void run(() => call(`hold_mails.${command}`, { params: { id: hold.id } }), {
        ask: {
          question: say.loose(ask, { name, fee: sayKyat(hold.hold_fee, locale) }),
          yes: say.loose(verb),
          kind: 'plain',
        },
        success: sayDone(say, verb, name),
        changes: 'hold_mail',
      });
    },
    [say, locale, run],
  );
  const window = extended && (
    <FormDialog
      form={extendHoldForm}
      words={holdMailFieldWords}
      title={say.loose(holdMailCommandWords.extend.ask, { name: sayCode(extended.tracking_code) })}
      yes={say(holdMailCommandWords.extend.verb)}
      initial={{ hold_until: extended.hold_until }}
      submit={(body, { idempotencyKey }) =>
        call('hold_mails.extend', { params: { id: extended.id }, body, idempotencyKey })
      }
      changes="hold_mail"
      onClose={() => extend(null)}
    />
  );
  return { give, window };
}
