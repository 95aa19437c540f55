import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, HandCoins, Undo2 } from 'lucide-react';
import { surplusList } from '@waybill/contract/rooms/surpluses/surpluses.columns.ts';
import type { SurplusRow } from '@waybill/contract/rooms/surpluses/surpluses.contract.ts';
import {
  surplusCommandWords,
  surplusEndWords,
  surplusFieldWords,
} from '@waybill/contract/rooms/surpluses/surpluses.words.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { decideSurplus, surplusEndForm } from '@waybill/domain/rooms/surpluses/decide-surplus.ts';
import { surplusLife, type SurplusCommand, type SurplusState } from '@waybill/domain/rooms/surpluses/surplus-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { rowCommands, useRecordCommands, type RecordCommands } from '../../shell/detail/record-commands.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { cashPageWords as words } from './cash-page.words.ts';
import { ShortageSection } from './CashDeskPage.tsx';
import { titleOf } from '../../kernel/page-links.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const { ask: asking, ...answers } = surplusLife.commands;

/** Confirming or denying what somebody else asked for. */
const answerSurplus = {
  life: { commands: answers },
  words: surplusCommandWords,
  icons: { confirm: BadgeCheck, deny: Undo2 },
  main: 'confirm',
  send: (command: 'confirm' | 'deny', id: number) => call(`surpluses.${command}`, { params: { id } }),
  changes: 'surplus',
} as const satisfies RecordCommands<'confirm' | 'deny'>;

/** Lists surpluses of tills and shortages of staff; each difference is settled here. */
export function DifferenceListPage() {
  const say = useSay();
  const locale = useLocale();
  const viewer = useViewer();
  const [settling, settle] = useState<SurplusRow | null>(null);
  const { give, window } = useRecordCommands(answerSurplus);
  const rowActions = useMemo(() => {
    const decide = (row: SurplusRow, command: SurplusCommand) =>
      decideSurplus(
        viewer,
        { status: row.status as SurplusState, requested_by: row.requested_by_id, by_another: true },
        command,
      );
    const named = (row: SurplusRow) => {
      const sum = `${sayKyat(row.amount, locale)} · ${localName(row.branch, locale)}`;
      const end = row.surplus_end && say(surplusEndWords[row.surplus_end]);
      const who = row.payee_name ?? row.staff;
      return { id: row.id, name: [end, who, sum].filter(Boolean).join(' · ') };
    };
    const { verb } = surplusCommandWords.ask;
    return [
      {
        key: 'ask',
        title: say(verb),
        icon: HandCoins,
        hidden: (row: SurplusRow) => !asking.from.some((state) => state === row.status),
        run: settle,
      },
      ...rowCommands(say, answerSurplus, decide, (row: SurplusRow, command) => give(named(row), command)),
    ];
  }, [say, viewer, locale, give]);
  return (
    <>
      <ListPage
        definition={surplusList}
        title={titleOf('cash-differences')}
        call="surpluses.list"
        page="cash-differences"
        live="surplus"
        searchHint={commonFieldWords.branch}
        rowActions={rowActions}
      />
      <ShortageSection />
      {window}
      {settling && <AskDialog surplus={settling} onClose={() => settle(null)} />}
    </>
  );
}

function AskDialog({ surplus, onClose }: { surplus: SurplusRow; onClose: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const name = `${sayKyat(surplus.amount, locale)} · ${localName(surplus.branch, locale)}`;
  const { data: owing } = useQuery({
    queryKey: ['handovers.shortages', {}],
    queryFn: ({ signal }) => call('handovers.shortages', { signal }),
  });
  const people = (owing?.data ?? []).map((one) => ({
    value: one.staff_id,
    label: one.name,
    detail: sayKyat(one.amount, locale),
  }));
  return (
    <FormDialog
      form={surplusEndForm}
      words={surplusFieldWords}
      title={say.loose(surplusCommandWords.ask.ask, { name })}
      text={say(words.surplusHint)}
      yes={say(surplusCommandWords.ask.verb)}
      submit={(body, { idempotencyKey }) => call('surpluses.ask', { params: { id: surplus.id }, body, idempotencyKey })}
      success={say(words.surplusRequested)}
      changes="surplus"
      onClose={onClose}>
      {(form) => (
        <>
          <FormField of={form} name="surplus_end" words={surplusEndWords} wide />
          {form.values.surplus_end === 'returned' && (
            <>
              <FormField of={form} name="payee_name" />
              <FormField of={form} name="payee_phone" />
            </>
          )}
          {form.values.surplus_end === 'shortage' && <FormField of={form} name="staff_id" options={people} wide />}
          <FormField of={form} name="note" wide />
        </>
      )}
    </FormDialog>
  );
}
