import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import type { TariffCommand } from '@waybill/domain/rooms/tariffs/tariff-states.ts';
import { localName } from '@waybill/domain/kernel/named.ts';
import type { TariffDetail } from '@waybill/contract/rooms/tariffs/tariff-shapes.ts';
import { tariffCommandWords } from '@waybill/contract/rooms/tariffs/tariffs.words.ts';
import { ApiError, firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { reactionTo } from '../../kernel/reactions.ts';
import { useConfirm } from '../../ui/overlays/ConfirmDialog.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { tariffPageWords as words } from './tariff-page.words.ts';

/** Asks with the day and what follows, then publishes, takes back or deletes, and says how it went. */
export function useTariffCommand(tariff: TariffDetail, changes: number, put: (saved: TariffDetail) => void) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const confirm = useConfirm();
  const toast = useToast();
  const go = usePageGo();
  const name = localName(tariff.name, locale);
  const trying = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      const message =
        error instanceof ApiError &&
        reactionTo(error, { write: true, background: false, withSession: true }).kind !== 'none';
      if (!message) toast.error(firstMessage(error));
    }
  };
  return {
    give: async (command: TariffCommand) => {
      const { verb, ask } = tariffCommandWords[command];
      const question = [
        say.loose(ask, { name, day: formatDate(tariff.valid_from) }),
        ...(command === 'publish' ? [say(words.changeCount, { n: count(changes) })] : []),
      ].join(' ');
      if (!(await confirm({ question, yes: say(verb), kind: 'plain' }))) return;
      await trying(async () => {
        put((await call(`tariffs.${command}`, { params: { id: tariff.id }, body: { version: tariff.version } })).data);
        toast.success(say(words.done, { verb: say(verb), name }));
      });
    },
    remove: async () => {
      if (!(await confirm({ question: say(words.removeAsk, { name }), yes: say(words.remove), kind: 'danger' })))
        return;
      await trying(async () => {
        await call('tariffs.remove', { params: { id: tariff.id } });
        toast.success(say(words.removed));
        go('tariffs', { replace: true });
      });
    },
  };
}
