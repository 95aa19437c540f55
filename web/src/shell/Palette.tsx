import { CommandPalette } from '../ui/overlays/CommandPalette.tsx';
import type { CommandsControl } from './commands-context.ts';
import { House, Keyboard, Languages, LogOut, Moon, Sun, SunMoon } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { locales } from '@waybill/domain/kernel/locale.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { savePreferences } from '../kernel/account.ts';
import { useSay } from '../kernel/i18n.tsx';
import { usePageGo } from '../kernel/page-hooks.ts';
import { useMayOpen } from '../kernel/page-links.ts';
import { pageTable } from '../kernel/page-table.ts';
import type { AccountPreferences } from '../kernel/preferences.ts';
import { useViewer } from '../kernel/session-store.ts';
import { useToast } from '../ui/feedback/Toasts.tsx';
import { fetchTexts, hasTexts } from '../kernel/texts.ts';
import type { PaletteCommand } from '../ui/overlays/palette-list.ts';
import type { PaletteSearch } from '../ui/inputs/use-found.ts';
import { frameParts } from './frame-parts.ts';
import { languageWords } from './LanguageMenu.tsx';
import { useSignOut } from './scan/use-sign-out.ts';
import { shellWords } from './shell.words.ts';
import { pageIcon } from './menu-icons.ts';
import { pageCommandsOf } from './page-commands.ts';
import { aboutKey, loadAbouts, useAbouts } from './use-about.ts';
import { useMenu } from './use-place.ts';
import { themeWords } from './UserMenu.tsx';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  control: CommandsControl;
}

/** The palette with the commands of every page. */
export function Palette({ open, onOpenChange, control }: PaletteProps) {
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      commands={useCommandList(control, useEveryLanguage(open))}
      search={useRecordSearch()}
    />
  );
}

/** Returns whether the texts of all languages are loaded. The first load has only the shown language; the others are loaded when the palette is opened. */
function useEveryLanguage(open: boolean): boolean {
  const [here, setHere] = useState(() => locales.every(hasTexts));
  useEffect(() => {
    if (open) loadAbouts();
    if (!open || here) return;
    let closed = false;
    // Offline, the palette searches in the loaded texts.
    Promise.all(locales.map((locale) => fetchTexts(locale))).then(
      () => !closed && setHere(true),
      () => undefined,
    );
    return () => {
      closed = true;
    };
  }, [open, here]);
  return here;
}

/** A command is found by its words in any language, whatever language is shown. */
const inAllLanguages = ({ en, mm, zh }: Word) => [en, mm, zh];
const themeIcons = { light: Sun, dark: Moon, system: SunMoon } as const;
const save = (change: Partial<AccountPreferences>) => void savePreferences(change).catch(() => undefined);

/** Returns the commands of every page: the pages that the user may open, and general actions. */
function useCommandList({ openShortcuts }: CommandsControl, everyLanguage: boolean): PaletteCommand[] {
  const say = useSay();
  const go = usePageGo();
  const signOut = useSignOut();
  const viewer = useViewer();
  const menu = useMenu();
  const abouts = useAbouts();
  return useMemo(() => {
    const found = (word: Word) => (everyLanguage ? inAllLanguages(word) : [say(word)]);
    const pages = pageCommandsOf({ menu, pages: pageTable(), viewer, abouts }).map(
      ({ target, word, about, isAction }): PaletteCommand => ({
        id: `page-${aboutKey(target)}`,
        group: say(isAction ? commonWords.actions : commonWords.goTo),
        label: say(word),
        keywords: found(word),
        ...(about ? { hint: say(about.does), about: [...found(about.does), about.also ?? ''] } : {}),
        icon: target.name === 'index' ? House : pageIcon(target.name),
        run: () => go(target, { start: true }),
      }),
    );
    const action = (
      id: string,
      word: Word,
      icon: PaletteCommand['icon'],
      run: () => void,
      kbd?: string,
      about?: Word,
    ): PaletteCommand => ({
      id,
      group: say(commonWords.actions),
      label: about ? `${say(about)}: ${say(word)}` : say(word),
      keywords: [...found(word), ...(about ? found(about) : [])],
      icon,
      kbd,
      run,
    });
    return [
      ...pages,
      ...(['en', 'mm', 'zh'] as const).map((locale) =>
        action(
          `language-${locale}`,
          languageWords[locale],
          Languages,
          () => save({ locale }),
          undefined,
          commonFieldWords.language,
        ),
      ),
      ...(['light', 'dark', 'system'] as const).map((theme) =>
        action(
          `theme-${theme}`,
          themeWords[theme],
          themeIcons[theme],
          () => save({ theme }),
          undefined,
          commonFieldWords.theme,
        ),
      ),
      action('shortcuts', shellWords.keyShortcuts, Keyboard, openShortcuts, '?'),
      action('logout', commonWords.logout, LogOut, () => void signOut()),
    ];
  }, [say, go, viewer, openShortcuts, signOut, everyLanguage, menu, abouts]);
}

/** Finds records while the user types: all rooms are searched at once, and a failing one does not hide the results of others. */
function useRecordSearch(): PaletteSearch {
  const say = useSay();
  const go = usePageGo();
  const viewer = useViewer();
  const opens = useMayOpen();
  const abouts = useAbouts();
  const toast = useToast();
  return useCallback(
    async (query, signal) => {
      const searches = await frameParts().searches();
      const open = searches.filter(({ page, maySearch }) => opens(page) && maySearch(viewer));
      const [answers, closed] = await Promise.all([
        Promise.allSettled(open.map(({ find }) => find(query, signal))),
        import('./closed-pages.ts')
          .then(({ closedPagesOf, findClosedPages }) =>
            findClosedPages(closedPagesOf(pageTable(), viewer, abouts, query), say, signal, toast.info),
          )
          .catch(() => []),
      ]);
      const records = answers.flatMap((answer, at) =>
        answer.status === 'rejected'
          ? []
          : answer.value.map((record): PaletteCommand => ({
              id: record.id,
              group: say((open[at] as (typeof open)[number]).heading),
              label: record.label,
              hint: record.hint,
              run: () => go(record.target, { start: true }),
            })),
      );
      return [...records, ...closed];
    },
    [say, go, viewer, opens, abouts, toast],
  );
}
