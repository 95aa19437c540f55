import { Plus } from 'lucide-react';
import { paymentChannelList } from '@waybill/contract/rooms/payment-channels/payment-channels.columns.ts';
import type { PaymentChannelRow } from '@waybill/contract/rooms/payment-channels/payment-channels.contract.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { titleOf, useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';

const opens = ({ id }: PaymentChannelRow): PageTarget => ({
  name: 'payment-channels.detail',
  params: { channelId: id },
});

/** The wallets, bank QRs and card terminals by which receivers pay. */
export function PaymentChannelListPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  const create = mayOpen('payment-channels.new') && (
    <PageLink to="payment-channels.new" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('payment-channels.new'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={paymentChannelList}
      call="payment_channels.list"
      page="payment-channels"
      live="payment_channel"
      opens={opens}
      searchHint={commonFieldWords.name}
      actions={create}
      first={create}
    />
  );
}
