import { Check, X } from 'lucide-react';
import type { CallOutput } from '@waybill/contract/registry.ts';
import { priceExceptionCommandWords as commands } from '@waybill/contract/rooms/price-exceptions/price-exceptions.words.ts';
import {
  priceExceptionLife,
  type PriceDecision,
} from '@waybill/domain/rooms/price-exceptions/price-exception-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useAction } from '../../shell/use-action.ts';
import { sayDone } from '../../shell/say-done.ts';

const { confirm, deny } = priceExceptionLife.commands;
export const priceDecisions = {
  life: { commands: { confirm, deny } },
  words: commands,
  icons: { confirm: Check, deny: X },
  main: 'confirm' as const,
};

/** A price exception as its list and the page of its label have it; `name` is the code of the label. */
export interface OpenPrice {
  readonly id: number;
  readonly name: string;
  readonly version: number;
}

/** Asks, then sends the decision about exactly the price that was seen. */
export function useDecidePrice(): (price: OpenPrice, command: PriceDecision) => void {
  const say = useSay();
  const run = useAction();
  return ({ id, name, version }, command) =>
    void run(
      (): Promise<CallOutput<'price_exceptions.confirm'>> =>
        call(`price_exceptions.${command}`, { params: { id }, body: { version } }),
      {
        ask: {
          question: say.loose(commands[command].ask, { name }),
          yes: say.loose(commands[command].verb),
          kind: command === priceDecisions.main ? 'plain' : 'danger',
        },
        success: sayDone(say, commands[command].verb, name),
        changes: 'price_exception',
      },
    );
}
