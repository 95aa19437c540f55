import { Keyboard, LogOut, UserRound } from 'lucide-react';
import { type Density, type Theme, localName } from '@waybill/domain/kernel/locale.ts';
import { savePreferences } from '../kernel/account.ts';
import { useLocale, useSay } from '../kernel/i18n.tsx';
import { hrefOf } from '../kernel/page-links.ts';
import { usePreferences } from '../kernel/preferences.ts';
import { useUser } from '../kernel/session-store.ts';
import { Avatar } from '../ui/layout/Avatar.tsx';
import { Menu } from '../ui/overlays/Menu.tsx';
import { useSignOut } from './scan/use-sign-out.ts';
import { useCommands } from './commands-context.ts';
import { shellWords } from './shell.words.ts';
import styles from './UserMenu.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { dataWords } from '../ui/table/data.words.ts';
import type { MenuGroup } from '../ui/overlays/MenuPopup.tsx';

export const themeWords = {
  light: commonWords.light,
  dark: commonWords.dark,
  system: shellWords.themeSystem,
} as const;
export const densityWords = {
  compact: dataWords.densityCompact,
  normal: dataWords.densityNormal,
  roomy: dataWords.densityRoomy,
} as const;

/** The user's name, appearance settings, and log-out (L-04). */
export function UserMenu() {
  const say = useSay();
  const user = useUser();
  const locale = useLocale();
  const { theme, density } = usePreferences();
  const { openShortcuts } = useCommands();
  const signOut = useSignOut();
  const save = (change: { theme: Theme } | { density: Density }) => void savePreferences(change).catch(() => undefined);
  const groups: MenuGroup[] = [
    {
      key: 'me',
      heading: `${user.name} · ${localName(user.role, locale)}`,
      items: [{ key: 'account', label: say(shellWords.account), icon: UserRound, href: hrefOf('account') }],
    },
    {
      key: 'theme',
      heading: say(commonFieldWords.theme),
      items: (['light', 'dark', 'system'] as const).map((choice) => ({
        key: choice,
        label: say(themeWords[choice]),
        checked: choice === theme,
        onSelect: () => save({ theme: choice }),
      })),
    },
    {
      key: 'density',
      heading: say(dataWords.density),
      items: (['compact', 'normal', 'roomy'] as const).map((choice) => ({
        key: choice,
        label: say(densityWords[choice]),
        checked: choice === density,
        onSelect: () => save({ density: choice }),
      })),
    },
    {
      key: 'rest',
      items: [
        { key: 'keys', label: say(shellWords.keyShortcuts), icon: Keyboard, kbd: '?', onSelect: openShortcuts },
        { key: 'logout', label: say(commonWords.logout), icon: LogOut, onSelect: () => void signOut() },
      ],
    },
  ];
  const trigger = (
    <button type="button" className={styles.me}>
      <Avatar name={user.name} size={28} named />
      <span className={styles.name} aria-hidden="true">
        {user.name}
      </span>
      <span className="sr-only">{say(shellWords.userMenu, { name: user.name })}</span>
    </button>
  );
  return <Menu trigger={trigger} groups={groups} />;
}
