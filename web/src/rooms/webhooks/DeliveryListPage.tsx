import { webhookDeliveryList } from '@waybill/contract/rooms/webhooks/webhooks.columns.ts';
import type { WebhookDelivery } from '@waybill/contract/rooms/webhooks/webhooks.contract.ts';
import type { KeyMode } from '@waybill/domain/kernel/worlds.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { inWorld, useWorld } from '../../shell/worlds.ts';
import { WorldSwitch } from '../../shell/WorldSwitch.tsx';
import { webhookPageWords as words } from './webhook-page.words.ts';

const opensIn =
  (world: KeyMode) =>
  ({ id }: WebhookDelivery): PageTarget => ({
    name: 'webhooks.delivery',
    params: { deliveryId: id },
    search: inWorld(world),
  });
/** Where a delivery leads, in either world. */
export const opensDelivery = { live: opensIn('live'), test: opensIn('test') };

/** Everything that was sent to webhooks, with what became of it (N-06). */
export function DeliveryListPage() {
  const world = useWorld();
  return (
    <ListPage
      definition={webhookDeliveryList}
      call="webhook_deliveries.list"
      page="webhooks.deliveries"
      live={'world' in inWorld(world) ? null : 'webhook'}
      opens={opensDelivery[world]}
      above={<WorldSwitch page="webhooks.deliveries" />}
      searchHint={words.searchDeliveries}
    />
  );
}
