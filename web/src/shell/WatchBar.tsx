import { Eye } from 'lucide-react';
import { call } from '../kernel/client.ts';
import { startAgain } from '../kernel/account.ts';
import { useSay } from '../kernel/i18n.tsx';
import { hrefOf } from '../kernel/page-links.ts';
import { useUser } from '../kernel/session-store.ts';
import { Button } from '../ui/layout/Button.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { useAction } from './use-action.ts';
import { watchWords } from './watch.words.ts';
import styles from './WatchBar.module.css';

/** Says that one of the staff sees the portal as a merchant (U-08), and leads back to the customer. */
export function WatchBar() {
  const say = useSay();
  const run = useAction();
  const { merchant } = useUser();
  if (!merchant?.watched) return null;
  const back = () =>
    void run(async () => {
      await call('merchant_users.endWatch', {});
      await startAgain(hrefOf('customer.detail', { customerId: merchant.id }));
    });
  return (
    <div className={styles.bar} role="status">
      <Icon of={Eye} />
      <span className={styles.words}>{say(watchWords.seenAs, { shop: merchant.name })}</span>
      <Button small onClick={back}>
        {say(watchWords.back)}
      </Button>
    </div>
  );
}
