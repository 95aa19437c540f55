import { useCallback } from 'react';
import { localName, type Named } from '@waybill/domain/kernel/locale.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { chatPageWords as words } from './chat-page.words.ts';

interface NamedChat {
  readonly kind: string;
  readonly name: string | null;
  readonly of: Named | null;
}

/** Returns the title of a conversation: its name, or that of the branch or collection whose staff are its members. */
export function useGroupName(): (chat: NamedChat) => string {
  const say = useSay();
  const locale = useLocale();
  return useCallback(
    ({ kind, name, of }) => {
      if (!of) return name ?? '';
      return kind === 'collection' ? say(words.collection, { name: localName(of, locale) }) : localName(of, locale);
    },
    [say, locale],
  );
}
