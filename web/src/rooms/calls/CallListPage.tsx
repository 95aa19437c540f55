import { useQuery } from '@tanstack/react-query';
import { PhoneForwarded } from 'lucide-react';
import { callDoneList, callList } from '@waybill/contract/rooms/calls/calls.columns.ts';
import type { PhoneCallRow } from '@waybill/contract/rooms/calls/calls.contract.ts';
import { callResultWords, callTabWords, callFieldWords } from '@waybill/contract/rooms/calls/calls.words.ts';
import { callResultNames } from '@waybill/domain/rooms/calls/call-outcomes.ts';
import { callAt, callTabNames, callTabs, type CallTab } from '@waybill/domain/rooms/calls/call-states.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { usePageParams } from '../../kernel/page-hooks.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { ListFigures } from '../../shell/list/ListFigures.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { CodeText } from '../../ui/layout/CodeText.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { callPageWords as words } from './call-page.words.ts';
import { useNextCall } from './use-next-call.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const tabs = callTabNames.map((tab) => ({ value: tab, word: callTabWords[tab], filters: { tab } }));
const opens = (row: PhoneCallRow): PageTarget => ({ name: 'call-detail', params: { type: row.type, callID: row.id } });

const cells = {
  tracking_code: ({ tracking_code, pickup_request_id }: PhoneCallRow) =>
    tracking_code === null ? <Visit id={pickup_request_id ?? 0} /> : <CodeText code={tracking_code} />,
};

function Visit({ id }: { id: number }) {
  const say = useSay();
  return <>{say(commonWords.pickupNumber, { n: id })}</>;
}

/** Who has to be called now (N-21): what is due, every open call by which one it is, and what is done. */
export function CallListPage() {
  const say = useSay();
  const viewer = useViewer();
  const { tab } = usePageParams();
  const { next, busy } = useNextCall();
  const done = callTabs[(tab ?? '') as CallTab]?.state === callAt.closed;
  const start = can(viewer, 'call.work') && (
    <Button variant="main" icon={PhoneForwarded} busy={busy} onClick={() => void next()}>
      {say(words.next)}
    </Button>
  );
  return (
    <ListPage
      definition={done ? callDoneList : callList}
      call="calls.list"
      counts="calls.count"
      page="call-list"
      tabs={tabs}
      opens={opens}
      cells={cells}
      live="call"
      searchHint={commonWords.codeNameOrPhone}
      figures={<Day />}
      actions={start}
    />
  );
}

/** Calls that the agent has made today, by result. */
function Day() {
  const say = useSay();
  const count = useCount();
  const { data, refetch } = useQuery({
    queryKey: ['calls.day'],
    queryFn: ({ signal }) => call('calls.day', { signal }),
  });
  useLive('call', () => void refetch());
  if (!data || data.data.calls === 0) return null;
  const { calls, reached, results } = data.data;
  return (
    <ListFigures
      label={say(words.today)}
      figures={[
        { key: 'calls', name: say(words.calls), value: count(calls), lead: true },
        { key: 'reached', name: say(callFieldWords.reached), value: count(reached) },
        ...callResultNames
          .filter((result) => results[result])
          .map((result) => ({ key: result, name: say(callResultWords[result]), value: count(results[result] ?? 0) })),
      ]}
    />
  );
}
