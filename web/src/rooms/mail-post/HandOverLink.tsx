import { ScanBarcode } from 'lucide-react';
import { can } from '@waybill/domain/kernel/access.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useUser, useViewer } from '../../kernel/session-store.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { mailPostPageWords as words } from './mail-post-page.words.ts';

/** Links to scan mode for handing over to the mail post, with both codes as in the queue; for users who scan at a branch. */
export function HandOverLink() {
  const say = useSay();
  const user = useUser();
  if (!can(useViewer(), 'label.scan') || user.branch === null) return null;
  return (
    <PageLink to="parcels" params={{ tab: 'send' }} search={{ scan: 'send_to_mmpost' }} className={buttonLook('main')}>
      <Icon of={ScanBarcode} />
      {say(words.hand)}
    </PageLink>
  );
}
