import { defaultLocale, isLocale, type Locale, type Density, type Theme } from '@waybill/domain/kernel/locale.ts';
import type { User } from '@waybill/contract/kernel/user.ts';
import { applyAppearance } from '../ui/layout/appearance.ts';
import { createStore, useStore } from './store.ts';
import { deviceVault, lifetimes } from './vault.ts';

/** Preferences of a person. All but the sidebar and its groups are also kept on the account. */
export interface Preferences extends AccountPreferences {
  /** True when the sidebar shows icons only; null until the person has chosen. */
  readonly narrowSidebar: boolean | null;
  /** By person, the groups of the menu that they opened (true) or folded (false). */
  readonly folds: Readonly<Record<number, Readonly<Record<string, boolean>>>>;
}

export interface AccountPreferences {
  readonly locale: Locale;
  readonly theme: Theme;
  readonly density: Density;
  /** Single-key shortcuts; off for people who use speech input or a screen reader (WCAG 2.1.4). */
  readonly singleKeys: boolean;
  /** All numbers are shown in Myanmar digits, in every language. */
  readonly myanmarDigits: boolean;
}

const standardPreferences: Preferences = {
  locale: defaultLocale,
  theme: 'system',
  density: 'normal',
  singleKeys: true,
  myanmarDigits: false,
  narrowSidebar: null,
  folds: {},
};

export const preferencesStore = createStore<Preferences>(standardPreferences);
const vaultName = 'preferences';

export function usePreferences(): Preferences {
  return useStore(preferencesStore);
}

export function currentLocale(): Locale {
  return preferencesStore.get().locale;
}

/** Sets preferences in this browser only; `account.ts` also saves them on the server. */
export function setPreferences(change: Partial<Preferences>): void {
  preferencesStore.change((before) => ({ ...before, ...change }));
  void deviceVault.put(vaultName, preferencesStore.get(), lifetimes.mainCache);
}

export async function readPreferences(): Promise<void> {
  preferencesStore.set(cleanPreferences(await deviceVault.get(vaultName)));
}

/** Forgets the language at log-out, like everything of the account; the theme stays with the screen (S-30). */
export function forgetLocale(): void {
  setPreferences({ locale: defaultLocale });
}

/** @example preferencesOf(user).theme === 'dark' */
export function preferencesOf(user: Pick<User, 'locale' | 'preferences'>): AccountPreferences {
  const {
    narrowSidebar: _,
    folds: __,
    ...account
  } = cleanPreferences({
    locale: user.locale,
    theme: user.preferences.theme,
    density: user.preferences.density,
    singleKeys: user.preferences.single_keys,
    myanmarDigits: user.preferences.myanmar_digits,
  });
  return account;
}

function cleanPreferences(value: unknown): Preferences {
  const { locale, theme, density, singleKeys, myanmarDigits, narrowSidebar, folds } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Record<string, unknown>;
  return {
    locale: isLocale(locale) ? locale : standardPreferences.locale,
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    density: density === 'compact' || density === 'roomy' ? density : 'normal',
    singleKeys: singleKeys !== false,
    myanmarDigits: myanmarDigits === true,
    narrowSidebar: typeof narrowSidebar === 'boolean' ? narrowSidebar : null,
    folds: typeof folds === 'object' && folds !== null ? (folds as Preferences['folds']) : {},
  };
}

/** Applies the preferences to the page, also when the system theme changes. */
export function applyPreferences(): void {
  const apply = () => applyAppearance(preferencesStore.get());
  apply();
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
  preferencesStore.subscribe(() => {
    apply();
    noteLocale();
  });
}

/** Stored unencrypted for `first-files.js`, which runs before everything else. */
function noteLocale(): void {
  try {
    localStorage.setItem('waybill-locale', currentLocale());
  } catch {
    // Without storage every page begins in Myanmar.
  }
}
