import { useCallback, useMemo } from 'react';
import { ageingCodList } from '@waybill/contract/rooms/ageing/ageing.columns.ts';
import type { LateCod } from '@waybill/contract/rooms/ageing/ageing.contract.ts';
import { codActionWords, codStayWords } from '@waybill/contract/rooms/ageing/ageing.words.ts';
import type { CodAction } from '@waybill/domain/rooms/ageing/next-action.ts';
import type { CodStay } from '@waybill/domain/rooms/ageing/promises.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { useMayOpen } from '../../kernel/page-links.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { Cell } from '../../shell/cells.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { ListTab } from '../../shell/list/list-page-types.ts';
import { useListConditions } from '../clearances/clearances.door.ts';
import { ageingPageWords as words } from './ageing-page.words.ts';
import { LateBy } from './LateBy.tsx';
import { useLateGroups } from './use-late-groups.tsx';
import { NextButton } from './NextButton.tsx';
import { useNextRow } from './use-next-row.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const opens = (row: LateCod): PageTarget => ({ name: 'label-detail', params: { labelId: row.label_id } });
const handover = (row: LateCod): PageTarget => ({ name: 'cash-detail', params: { id: row.handover_id ?? 0 } });

/** The page where each action is done. */
const places: Record<CodAction, (row: LateCod) => PageTarget | null> = {
  hand_in: ({ own }) => ({ name: own ? 'cash-mine' : 'cash-desk' }),
  count_cash: handover,
  send_cash: () => ({ name: 'cash-desk' }),
  confirm_cash: handover,
  collect_cash: opens,
  make_clearance: ({ customer_id }) =>
    customer_id === null ? null : { name: 'cod-clearance.ready.detail', search: { customer_id: String(customer_id) } },
  pay_clearance: ({ clearance_id }) =>
    clearance_id === null ? null : { name: 'cod-clearance-detail', params: { transactionId: clearance_id } },
};
/** Documents move COD on as cash does. */
const movesCod = ['handover', 'clearance'] as const;
const amount = ageingCodList.columns.find(({ key }) => key === 'cod_amount');

/** Late COD: Enter or the button of a row opens the page where its next action is done. Money is moved there, never from a list. */
export function LateCodList({ tabs }: { tabs: readonly ListTab[] }) {
  const say = useSay();
  const go = usePageGo();
  const mayOpen = useMayOpen();
  const question = useListConditions(ageingCodList);
  const { button, groups } = useLateGroups({
    tab: 'cod',
    live: movesCod,
    question,
    statusFilter: 'stay',
    statusWord: (value) => codStayWords[value as CodStay],
  });
  const { leave } = useNextRow(ageingCodList.name);
  const act = useCallback(
    (row: LateCod) => {
      const place = places[row.next_action as CodAction](row);
      const to = place && mayOpen(place.name) ? place : opens(row);
      if (!mayOpen(to.name)) return;
      leave(row.id);
      go(to);
    },
    [go, mayOpen, leave],
  );
  const cells = useMemo(
    () => ({
      late_hours: (row: LateCod) => <LateBy hours={row.late_hours} promised={row.promised_at} />,
      cod_amount: (row: LateCod) =>
        row.cod_amount === null || !amount ? (
          <span className="muted">{say(words.hidden)}</span>
        ) : (
          <Cell column={amount} row={row} />
        ),
      next_action: (row: LateCod) => (
        <NextButton text={say(codActionWords[row.next_action as CodAction])} own={row.own} onPress={() => act(row)} />
      ),
    }),
    [say, act],
  );
  return (
    <ListPage
      definition={ageingCodList}
      call="ageing.cod"
      counts="ageing.count"
      page="ageing"
      tabs={tabs}
      opens={opens}
      onEnter={act}
      cells={cells}
      live={movesCod}
      searchHint={commonWords.codePhoneName}
      actions={button}
      above={groups}
    />
  );
}
