import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { CallOutput } from '@waybill/contract/registry.ts';
import {
  accountKindWords,
  journalEventWords,
  ledgerFieldWords as field,
  type JournalEvent,
} from '@waybill/contract/rooms/ledger/ledger.words.ts';
import { addDays, businessDate, formatDate, formatDateTime, toIso } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { say as sayIn, sayLoose } from '@waybill/domain/kernel/words.ts';
import { usualStatementDays, type AccountKind } from '@waybill/domain/rooms/ledger/accounts.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageParams, useSearchState } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { recordNumber } from '../../shell/detail/use-record.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { readStatementPlace } from '../ledger/ledger.door.ts';
import { PaperDesk, signedSheets } from '../prints/prints.door.ts';
import { agentServicePageWords as words } from './agent-service-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

type Answer = CallOutput<'ledger.statement'>;
type Days = { readonly from: string; readonly to: string };

/** The statement of an agent on paper, of the days in the address. */
export function PrintAgentStatementPage() {
  const say = useSay();
  const agent_id = recordNumber(usePageParams()['branchId']) ?? 0;
  const [place] = useSearchState(readStatementPlace);
  const [today] = useState(() => businessDate(new Date()));
  const to = place.to ?? today;
  const from = place.from ?? addDays(to, -usualStatementDays);
  const back = useWayBack('agents');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['ledger.statement', 'paper', agent_id, from, to],
    queryFn: () => readAll(agent_id, { from, to }),
  });
  const query = { data, error, fetching: isFetching, retry: () => void refetch(), put: () => undefined };
  return (
    <RecordStates query={query} backHref={back.href} backLabel={say(titleOf('agents'))}>
      {(statement) => <Paper statement={statement} days={{ from, to }} agentId={agent_id} />}
    </RecordStates>
  );
}

/** Every line of these days, the oldest first. */
async function readAll(agent_id: number, days: Days): Promise<Answer> {
  const page = (at: number) => call('ledger.statement', { query: { agent_id, ...days, page: at, per_page: 200 } });
  const first = await page(1);
  const data = [...first.data];
  for (let at = 2; at <= first.last_page; at += 1) data.push(...(await page(at)).data);
  return { ...first, data: data.toReversed() };
}

function Paper({ statement, days, agentId }: { statement: Answer; days: Days; agentId: number }) {
  const say = useSay();
  const sheets = useCallback((locale: Locale) => sheetsIn(statement, days, locale), [statement, days]);
  return (
    <PaperDesk
      title={say(titleOf('agents.statement'))}
      data={statement}
      sheets={sheets}
      more={
        <PageLink to="agents.statement" params={{ branchId: agentId }} search={days} className={buttonLook('plain')}>
          {say(titleOf('agents.statement'))}
        </PageLink>
      }
    />
  );
}

/** Lines that fit on a sheet below its head, and how many the total and the signatures take. */
const room = { first: 30, next: 30, signatures: 6 } as const;

function sheetsIn({ whose, data, opening, closing, earned, paid_in }: Answer, { from, to }: Days, locale: Locale) {
  const kyat = (amount: number | null) => sayKyat(amount ?? 0, locale);
  return signedSheets({
    locale,
    title: sayIn(titleOf('agents.statement'), locale),
    number: whose ? localName(whose, locale) : '',
    facts: [sayIn(words.days, locale, { from: formatDate(from), to: formatDate(to) })],
    printedAt: toIso(new Date()),
    total: sayIn(words.totals, locale, {
      opening: kyat(opening),
      earned: kyat(earned),
      paid: kyat(paid_in),
      closing: kyat(closing),
    }),
    signatures: [
      { as: sayIn(commonFieldWords.agent, locale), name: null },
      { as: sayIn(commonWords.headOffice, locale), name: null },
    ],
    lines: data,
    room,
    columns: [
      { head: sayIn(field.at, locale), width: 36, value: (line) => formatDateTime(new Date(line.at)) },
      {
        head: sayIn(field.event, locale),
        value: (line) =>
          `${sayLoose(journalEventWords[line.event as JournalEvent], locale)} ${line.tracking_code ?? ''}`,
      },
      {
        head: sayIn(field.account, locale),
        width: 36,
        value: (line) => sayLoose(accountKindWords[line.kind as AccountKind], locale),
      },
      { head: sayIn(field.amount, locale), width: 28, kind: 'figure', value: (line) => groupThousands(line.amount) },
      { head: sayIn(field.balance, locale), width: 28, kind: 'figure', value: (line) => groupThousands(line.balance) },
    ],
  });
}
