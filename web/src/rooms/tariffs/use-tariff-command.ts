import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import type { TariffCommand } from '@waybill/domain/rooms/tariffs/tariff-states.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { TariffDetail } from '@waybill/contract/rooms/tariffs/tariff-shapes.ts';
import { tariffCommandWords } from '@waybill/contract/rooms/tariffs/tariffs.words.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { useAction } from '../../shell/use-action.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { tariffPageWords as words } from './tariff-page.words.ts';
import { sayDone } from '../../shell/say-done.ts';

/** Asks with the day and what follows, then publishes, takes back or deletes, and says how it went. */
export function useTariffCommand(tariff: TariffDetail, changes: number, put: (saved: TariffDetail) => void) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const run = useAction();
  const go = usePageGo();
  const name = localName(tariff.name, locale);
  return {
    give: async (command: TariffCommand) => {
      const { verb, ask } = tariffCommandWords[command];
      const question = [
        say.loose(ask, { name, day: formatDate(tariff.valid_from) }),
        ...(command === 'publish' ? [say(words.changeCount, { n: count(changes) })] : []),
      ].join(' ');
      const answer = await run(
        () => call(`tariffs.${command}`, { params: { id: tariff.id }, body: { version: tariff.version } }),
        { ask: { question, yes: say(verb) }, success: sayDone(say, verb, name) },
      );
      if (answer) put(answer.data);
    },
    remove: async () => {
      const gone = await run(() => call('tariffs.remove', { params: { id: tariff.id } }), {
        ask: { question: say(words.removeAsk, { name }), yes: say(words.remove), kind: 'danger' },
        success: say(words.removed),
      });
      if (gone) go('tariffs', { replace: true });
    },
  };
}
