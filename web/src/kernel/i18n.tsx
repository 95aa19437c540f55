import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { defaultLocale, type Locale } from '@waybill/domain/kernel/locale.ts';
import { say, sayLoose, type Filling, type Word } from '@waybill/domain/kernel/words.ts';

const LocaleContext = createContext<Locale>(defaultLocale);

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext.Provider value={locale}>{children}</LocaleContext.Provider>;
}

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

export interface Say {
  readonly locale: Locale;
  /** Returns a word of a catalogue in the user's language. */
  <W extends Word>(word: W, ...filling: Filling<W>): string;
  /** Returns a word known only at run time. */
  loose(word: Word, values?: Readonly<Record<string, unknown>>): string;
}

/**
 * Returns the function that translates words into the user's language.
 *
 * @example const say = useSay(); <h1>{say(staffWords.title)}</h1>
 */
export function useSay(): Say {
  const locale = useLocale();
  return useMemo(() => {
    const speak = <W extends Word>(word: W, ...filling: Filling<W>) => say(word, locale, ...filling);
    return Object.assign(speak, {
      locale,
      loose: (word: Word, values?: Readonly<Record<string, unknown>>) => sayLoose(word, locale, values),
    });
  }, [locale]);
}
