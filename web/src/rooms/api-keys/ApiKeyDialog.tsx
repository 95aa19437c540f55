import type { ApiKeyRow } from '@waybill/contract/rooms/api-keys/api-keys.contract.ts';
import { apiKeyCommandWords, apiKeyFieldWords } from '@waybill/contract/rooms/api-keys/api-keys.words.ts';
import { localDigits } from '@waybill/domain/kernel/digits.ts';
import { overlapHours, revokeKeyForm, rollKeyForm } from '@waybill/domain/rooms/api-keys/api-key-form.ts';
import type { ApiKeyCommand } from '@waybill/domain/rooms/api-keys/api-key-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import type { Fresh } from '../../shell/use-fresh.ts';
import { apiKeyPageWords as words } from './api-key-page.words.ts';
import { keepMade } from './made-keys.ts';

const fresh: readonly Fresh[] = ['api_keys.list', 'api_keys.detail'];

interface Props {
  readonly apiKey: ApiKeyRow;
  readonly command: ApiKeyCommand;
  readonly onClose: () => void;
}

/** Rolling asks how long both keys work, and leads to the new one; revoking asks why. */
export function ApiKeyDialog({ apiKey: { id, name }, command, onClose }: Props) {
  const say = useSay();
  const locale = useLocale();
  const go = usePageGo();
  const { verb, ask } = apiKeyCommandWords[command];
  const params = { id };
  const common = {
    words: apiKeyFieldWords,
    title: say.loose(ask, { name }),
    yes: say.loose(verb),
    success: say(words.done, { verb: say.loose(verb), name }),
    fresh,
    onClose,
  };
  if (command === 'revoke')
    return (
      <FormDialog
        {...common}
        danger
        form={revokeKeyForm}
        text={say(words.revokeText)}
        submit={(body, { idempotencyKey }) => call('api_keys.revoke', { params, body, idempotencyKey })}
      />
    );
  const roll = async (body: object, idempotencyKey: string) => {
    const { data } = await call('api_keys.roll', { params, body: body as never, idempotencyKey });
    keepMade(data);
    go('api-key.detail', { params: { apiKeyId: data.id } });
  };
  return (
    <FormDialog
      {...common}
      form={rollKeyForm}
      text={say(words.rollText)}
      initial={{ overlap_hours: 24 }}
      submit={(body, { idempotencyKey }) => roll(body, idempotencyKey)}>
      {(form) => (
        <>
          <FormField
            of={form}
            name="overlap_hours"
            options={overlapHours.map((value) => ({
              value,
              label: value === 0 ? say(words.atOnce) : say(words.hours, { n: localDigits(value, locale) }),
            }))}
            wide
          />
          <FormField of={form} name="expires_on" hint={say(words.noEndHint)} wide />
        </>
      )}
    </FormDialog>
  );
}
