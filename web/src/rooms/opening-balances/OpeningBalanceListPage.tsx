import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { openingBalanceList } from '@waybill/contract/rooms/opening-balances/opening-balances.columns.ts';
import type { OpeningBalanceRow } from '@waybill/contract/rooms/opening-balances/opening-balances.contract.ts';
import { openingBalanceFieldWords } from '@waybill/contract/rooms/opening-balances/opening-balances.words.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import {
  decideOpeningBalance,
  openingBalanceForm,
} from '@waybill/domain/rooms/opening-balances/decide-opening-balance.ts';
import {
  openingBalanceLife,
  type OpeningBalanceCommand,
  type OpeningBalanceState,
} from '@waybill/domain/rooms/opening-balances/opening-balance-states.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { rowCommands, useRecordCommands } from '../../shell/detail/record-commands.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { useOptions } from '../../shell/options.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { confirmOpening, voidOpening } from './opening-balance-commands.tsx';
import { openingBalancePageWords as words } from './opening-balance-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Opening balances of bank accounts and tills: one person enters them, another confirms. */
export function OpeningBalanceListPage() {
  const say = useSay();
  const locale = useLocale();
  const viewer = useViewer();
  const [entering, enter] = useState(false);
  const { give: confirm } = useRecordCommands(confirmOpening);
  const { give: end, window } = useRecordCommands(voidOpening);
  const rowActions = useMemo(() => {
    const decide = (row: OpeningBalanceRow, command: OpeningBalanceCommand) =>
      decideOpeningBalance(
        viewer,
        {
          status: row.status as OpeningBalanceState,
          created_by: row.created_by_id,
          confirmed_by: row.confirmed_by_id,
          by_another: true,
        },
        command,
      );
    const named = ({ id, place }: OpeningBalanceRow) => ({ id, name: localName(place, locale) });
    return [
      ...rowCommands(say, confirmOpening, decide, (row: OpeningBalanceRow, command) => confirm(named(row), command)),
      ...rowCommands(say, voidOpening, decide, (row: OpeningBalanceRow, command) => end(named(row), command)),
    ];
  }, [say, viewer, locale, confirm, end]);
  const create = can(viewer, openingBalanceLife.commands.confirm.permission) && (
    <Button variant="main" icon={Plus} onClick={() => enter(true)}>
      {say(words.enter)}
    </Button>
  );
  return (
    <>
      <ListPage
        definition={openingBalanceList}
        call="opening_balances.list"
        page="opening-balances"
        live="opening_balance"
        searchHint={words.search}
        rowActions={rowActions}
        actions={create}
        first={create}
      />
      {window}
      {entering && <EnterDialog onClose={() => enter(false)} />}
    </>
  );
}

function EnterDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const unit = unitWords.kyat[useLocale()];
  const { options, rows } = useOptions('bank_account');
  const open = new Set(rows.filter((row) => row.open).map(({ id }) => id));
  return (
    <FormDialog
      form={openingBalanceForm}
      words={openingBalanceFieldWords}
      title={say(words.enter)}
      text={say(words.enterText)}
      yes={say(commonWords.enter)}
      submit={(body, { idempotencyKey }) => call('opening_balances.create', { body, idempotencyKey })}
      success={say(words.entered)}
      changes="opening_balance"
      onClose={onClose}>
      {(form) => (
        <>
          <FormField of={form} name="bank_account_id" options={options.filter(({ value }) => open.has(value))} wide />
          <FormField of={form} name="branch_id" source="branch" wide />
          <FormField of={form} name="amount" grouped unit={unit} hint={say(words.overdrawn)} wide />
          <FormField of={form} name="note" wide />
          <FormField of={form} name="on_top" hint={say(words.onTopHint)} wide />
        </>
      )}
    </FormDialog>
  );
}
