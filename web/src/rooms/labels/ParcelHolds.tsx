import { useQuery } from '@tanstack/react-query';
import type { HoldMailRow } from '@waybill/contract/rooms/hold-mails/hold-mails.contract.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { holdMailLife } from '@waybill/domain/rooms/hold-mails/hold-mail-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { PromisedBy } from '../../ui/layout/PromisedBy.tsx';
import { parcelHoldWords as words } from './parcel-holds.words.ts';

/** Says that the branch keeps a parcel for its receiver, and until when; nothing for one that goes its way. */
export function ParcelHolds({ labelId }: { labelId: number }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  const { data, refetch } = useQuery({
    queryKey: ['hold_mails.ofLabel', labelId],
    queryFn: ({ signal }) => call('hold_mails.ofLabel', { params: { id: labelId }, signal }),
  });
  useLive('hold_mail', () => void refetch());
  const hold = data?.data.find(({ status }) => status !== holdMailLife.at.ended);
  if (!hold) return null;
  return (
    <Callout tone="attention">
      <PromisedBy at={hold.hold_until} waits={hold.status === holdMailLife.at.held}>
        {textOf(say, hold)}
      </PromisedBy>{' '}
      {mayOpen('hold-mail.detail') && (
        <PageLink to="hold-mail.detail" params={{ holdId: hold.id }} className={buttonLook('plain', true)}>
          {say(words.open)}
        </PageLink>
      )}
    </Callout>
  );
}

function textOf(
  say: ReturnType<typeof useSay>,
  { status, hold_until, requester_name, requester_phone }: HoldMailRow,
): string {
  return status === holdMailLife.at.held
    ? say(words.kept, { day: formatDate(hold_until), name: requester_name, phone: requester_phone })
    : say(words.feeDue);
}
