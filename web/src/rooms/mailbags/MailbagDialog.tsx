import type { MailbagDetail } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import { mailbagCommandWords, mailbagFieldWords } from '@waybill/contract/rooms/mailbags/mailbags.words.ts';
import { finishForm, sealForm, unsealForm } from '@waybill/domain/rooms/mailbags/mailbag-forms.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { sayCode } from '../../ui/layout/CodeText.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { showMailbags, type FormCommand } from './mailbag-commands.ts';
import { mailbagPageWords as words } from './mailbag-page.words.ts';

interface Props {
  bag: MailbagDetail;
  command: FormCommand;
  onClose: () => void;
}

/** The number of the seal, the reason to open it, or the end of the reading. */
export function MailbagDialog({ bag, command, onClose }: Props) {
  const say = useSay();
  const count = useCount();
  const { verb, ask } = mailbagCommandWords[command];
  const common = {
    words: mailbagFieldWords,
    title: say.loose(ask, { name: sayCode(bag.code) }),
    yes: say.loose(verb),
    success: say(words.done, { verb: say.loose(verb), name: sayCode(bag.code) }),
    fresh: showMailbags,
    onClose,
  };
  const params = { id: bag.id };
  switch (command) {
    case 'seal':
      return (
        <FormDialog
          {...common}
          form={sealForm}
          submit={(body, { idempotencyKey }) => call('mailbags.seal', { params, body, idempotencyKey })}
        />
      );
    case 'unseal':
      return (
        <FormDialog
          {...common}
          form={unsealForm}
          danger
          submit={(body, { idempotencyKey }) => call('mailbags.unseal', { params, body, idempotencyKey })}
        />
      );
    case 'finish':
      return (
        <FormDialog
          {...common}
          form={finishForm}
          danger={bag.counts.in > 0}
          text={
            <>
              {bag.counts.in > 0 ? say(words.shortWarning, { n: count(bag.counts.in) }) : say(words.allRead)}{' '}
              {say(words.sealHint)}
            </>
          }
          submit={(body, { idempotencyKey }) => call('mailbags.finish', { params, body, idempotencyKey })}
        />
      );
  }
}
