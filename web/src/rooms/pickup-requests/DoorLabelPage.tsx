import type { PickupDetail } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { LabelsAtDoor } from '../labels/labels.door.ts';
import { pickupPageWords as words } from './pickup-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** A label at the door of a visit: the form of every new label, with the sender filled in, one after the other. */
export const DoorLabelPage = recordPage({
  call: 'pickup_requests.detail',
  param: 'pickupId',
  topic: 'pickup_request',
  list: 'pickup-request',
  crumb: ({ name }) => name,
  Content: AtDoor,
});

function AtDoor({ data }: OpenRecord<PickupDetail>) {
  const say = useSay();
  const back = (
    <PageLink to="pickup-request.detail" params={{ pickupId: data.id }} className={buttonLook('plain')}>
      {data.name}
    </PageLink>
  );
  if (data.door === null)
    return (
      <>
        <PageHead title={say(titleOf('pickup-request.label'))} />
        <Callout tone="attention" actions={back}>
          {say(words.closedDoor)}
        </Callout>
      </>
    );
  return <LabelsAtDoor visit={{ ...data, sender: data.door.sender }} />;
}
