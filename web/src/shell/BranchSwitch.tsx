import type { User } from '@waybill/contract/kernel/user.ts';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { switchBranch, switchMerchant } from '../kernel/account.ts';
import { ApiError, firstMessage } from '../kernel/api-error.ts';
import { useLocale, useSay } from '../kernel/i18n.tsx';
import { useUser } from '../kernel/session-store.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { Menu } from '../ui/overlays/Menu.tsx';
import { useToast } from '../ui/feedback/Toasts.tsx';
import { shellWords } from './shell.words.ts';
import styles from './BranchSwitch.module.css';

/** The current branch, in its own colour, so that nobody works in the wrong one; a menu for people of several branches (L-04, S-31). */
export function BranchSwitch() {
  const say = useSay();
  const locale = useLocale();
  const toast = useToast();
  const user = useUser();
  const [goingTo, setGoingTo] = useState<number | null>(null);
  if (user.merchant) return <MerchantSwitch user={user} merchant={user.merchant} />;
  const { branch, jointed_branches: branches } = user;
  const name = branch ? localName(branch, locale) : say(shellWords.noBranch);
  const named = say(shellWords.branch, { name: branch ? `${name}, ${branch.code}` : name });
  const go = async (id: number, to: string) => {
    setGoingTo(id);
    toast.info(say(shellWords.switching, { name: to }));
    try {
      await switchBranch(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(firstMessage(error));
    } finally {
      setGoingTo(null);
    }
  };
  const look = `${styles.chip} ${styles[branch ? branchTone(branch.id) : 'none']}`;
  const others = branches.some(({ id }) => id !== branch?.id);
  // A phone has room for the code only; screen readers read name and code.
  const shown = (
    <>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <span className={styles.code} aria-hidden="true">
        {branch?.code ?? name}
      </span>
    </>
  );
  if (!others)
    return (
      <span className={look} title={name}>
        <span className="sr-only">{named}</span>
        {shown}
      </span>
    );
  const items = branches.map((one) => ({
    key: String(one.id),
    label: `${localName(one, locale)} (${one.code})`,
    checked: one.id === branch?.id,
    onSelect: () => {
      if (one.id !== branch?.id && goingTo === null) void go(one.id, localName(one, locale));
    },
  }));
  const trigger = (
    <button
      type="button"
      className={look}
      aria-busy={goingTo !== null || undefined}
      title={name}
      aria-label={`${named}, ${say(shellWords.switchBranch)}`}>
      {shown}
      <Icon of={ChevronDown} size={14} />
    </button>
  );
  return <Menu trigger={trigger} groups={[{ key: 'branches', heading: say(shellWords.switchBranch), items }]} />;
}

/** The shop that a merchant's person works for; a menu for people of several. */
function MerchantSwitch({ user, merchant }: { user: User; merchant: NonNullable<User['merchant']> }) {
  const say = useSay();
  const toast = useToast();
  const { merchants } = user;
  const look = `${styles.chip} ${styles.accent}`;
  const shown = <span className={styles.shop}>{merchant.name}</span>;
  if (merchants.length < 2)
    return (
      <span className={look} title={merchant.name}>
        {shown}
      </span>
    );
  const go = (id: number) =>
    void switchMerchant(id).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      toast.error(firstMessage(error));
    });
  const items = merchants.map(({ id, name }) => ({
    key: String(id),
    label: name,
    checked: id === merchant.id,
    onSelect: () => {
      if (id !== merchant.id) go(id);
    },
  }));
  const trigger = (
    <button
      type="button"
      className={look}
      title={merchant.name}
      aria-label={`${merchant.name}, ${say(shellWords.switchShop)}`}>
      {shown}
      <Icon of={ChevronDown} size={14} />
    </button>
  );
  return <Menu trigger={trigger} groups={[{ key: 'shops', heading: say(shellWords.switchShop), items }]} />;
}

const tones = ['info', 'return', 'success', 'transit', 'attention', 'accent', 'danger', 'neutral'] as const;
type BranchTone = (typeof tones)[number];

/** Returns the colour of a branch, the same everywhere and for everyone; neighbours in the list differ. */
function branchTone(branchId: number): BranchTone {
  return tones[branchId % tones.length] as BranchTone;
}
