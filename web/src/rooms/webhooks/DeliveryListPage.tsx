import { webhookDeliveryList } from '@waybill/contract/rooms/webhooks/webhooks.columns.ts';
import type { WebhookDelivery } from '@waybill/contract/rooms/webhooks/webhooks.contract.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { webhookPageWords as words } from './webhook-page.words.ts';

export const opensDelivery = ({ id }: WebhookDelivery): PageTarget => ({
  name: 'webhooks.delivery',
  params: { deliveryId: id },
});

/** Everything that was sent to webhooks, with what became of it (N-06). */
export function DeliveryListPage() {
  return (
    <ListPage
      definition={webhookDeliveryList}
      call="webhook_deliveries.list"
      page="webhooks.deliveries"
      live="webhook"
      opens={opensDelivery}
      searchHint={words.searchDeliveries}
    />
  );
}
