import { BadgeCheck, Ban } from 'lucide-react';
import {
  openingBalanceCommandWords,
  openingBalanceFieldWords,
} from '@waybill/contract/rooms/opening-balances/opening-balances.words.ts';
import { voidOpeningBalanceForm } from '@waybill/domain/rooms/opening-balances/decide-opening-balance.ts';
import { openingBalanceLife } from '@waybill/domain/rooms/opening-balances/opening-balance-states.ts';
import { call } from '../../kernel/client.ts';
import type { RecordCommands } from '../../shell/detail/record-commands.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';

const { confirm, void: end } = openingBalanceLife.commands;

/** Confirming what somebody else entered. */
export const confirmOpening = {
  life: { commands: { confirm } },
  words: openingBalanceCommandWords,
  icons: { confirm: BadgeCheck },
  main: 'confirm',
  send: (_: 'confirm', id: number) => call('opening_balances.confirm', { params: { id } }),
  changes: 'opening_balance',
} as const satisfies RecordCommands<'confirm'>;

/** Voiding one, with the reason. */
export const voidOpening = {
  life: { commands: { void: end } },
  words: openingBalanceCommandWords,
  icons: { void: Ban },
  dialog: (props) => <FormDialog {...props} form={voidOpeningBalanceForm} words={openingBalanceFieldWords} />,
  send: (_: 'void', id: number, reason) =>
    call('opening_balances.void', {
      params: { id },
      body: reason?.body as { reason: string },
      idempotencyKey: reason?.idempotencyKey,
    }),
  changes: 'opening_balance',
} as const satisfies RecordCommands<'void'>;
