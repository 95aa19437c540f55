import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Eraser, X } from 'lucide-react';
import { erasureList } from '@waybill/contract/rooms/erasures/erasures.columns.ts';
import type { ErasureRow } from '@waybill/contract/rooms/erasures/erasures.contract.ts';
import { erasureCommandWords } from '@waybill/contract/rooms/erasures/erasures.words.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import {
  decideErasure,
  erasureLife,
  type ErasureDecision,
  type ErasureState,
} from '@waybill/domain/rooms/erasures/erasure-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { rowCommands, useRecordCommands } from '../../shell/detail/record-commands.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { erasurePageWords as words } from './erasure-page.words.ts';

const ErasureDialog = lazyPart<{ onClose: () => void }>(
  async () => (await import('./ErasureDialog.tsx')).ErasureDialog,
);

const { confirm, deny } = erasureLife.commands;
const decisions = {
  life: { commands: { confirm, deny } },
  words: erasureCommandWords,
  icons: { confirm: Eraser, deny: X },
  main: 'deny' as const,
  send: (command: ErasureDecision, id: number) => call(`erasures.${command}`, { params: { id } }),
  changes: 'erasure' as const,
};

/** Requests to erase the details of a person: who asked, who confirmed, how far it is. */
export function ErasureListPage() {
  const say = useSay();
  const viewer = useViewer();
  const [asking, setAsking] = useState(false);
  const { give } = useRecordCommands<ErasureDecision>(decisions);
  const rowActions = useMemo(() => {
    const refused = (row: ErasureRow, command: ErasureDecision) => {
      const facts = { status: row.status as ErasureState, requested_by: row.requested_by_id, by_another: true };
      const decided = decideErasure(viewer, facts, command);
      return isRefusal(decided) ? decided : null;
    };
    return rowCommands<ErasureDecision, ErasureRow>(say, decisions, refused, give);
  }, [say, viewer, give]);
  return (
    <>
      <ListPage
        definition={erasureList}
        call="erasures.list"
        page="erasures"
        live="erasure"
        rowActions={rowActions}
        actions={
          <Button variant="main" icon={Eraser} onClick={() => setAsking(true)}>
            {say(words.ask)}
          </Button>
        }
        above={<Period />}
      />
      {asking && <ErasureDialog onClose={() => setAsking(false)} />}
    </>
  );
}

/** Says after how many months details are erased without a request, and what never is. */
function Period() {
  const say = useSay();
  const count = useCount();
  const { data } = useQuery({ queryKey: ['erasures.period'], queryFn: () => call('erasures.period', {}) });
  if (!data) return null;
  return <p className="muted">{data.months === 0 ? say(words.never) : say(words.after, { n: count(data.months) })}</p>;
}
