import { useMemo } from 'react';
import { CalendarX2, ListChecks, Plus } from 'lucide-react';
import type { PickupPlanRow } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import { pickupPlanList } from '@waybill/contract/rooms/pickup-requests/pickup-requests.columns.ts';
import { pickupPlanCommandWords } from '@waybill/contract/rooms/pickup-requests/pickup-requests.words.ts';
import { pickupPlanLife } from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { rowCommands, useRecordCommands } from '../../shell/detail/record-commands.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { PageAction } from '../../shell/list/list-page-types.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { pickupPageWords as words } from './pickup-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';

const planCommands = {
  life: pickupPlanLife,
  words: pickupPlanCommandWords,
  icons: { end: CalendarX2 },
  send: (_end: 'end', id: number) => call('pickup_plans.end', { params: { id } }),
  changes: 'pickup_plans' as const,
};

/** Who is visited on the same days of every week. */
export function PlanListPage() {
  const say = useSay();
  const { give, window } = useRecordCommands(planCommands);
  const rowActions = useMemo(
    (): PageAction<PickupPlanRow>[] => [
      {
        key: 'requests',
        title: say(words.planned),
        icon: ListChecks,
        name: 'pickup-request',
        query: (row) => ({ search: row.name }),
      },
      ...rowCommands<'end', PickupPlanRow>(say, planCommands, () => null, give),
    ],
    [say, give],
  );
  const create = (
    <PageLink to="pickup-request.plan-create" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('pickup-request.plan-create'))}
    </PageLink>
  );
  return (
    <>
      <ListPage
        definition={pickupPlanList}
        call="pickup_plans.list"
        page="pickup-request.plans"
        live="pickup_request"
        rowActions={rowActions}
        actions={create}
        first={create}
      />
      {window}
    </>
  );
}
