import type { Locale } from '@waybill/domain/kernel/locale.ts';

/** The two parts of the first load: the login page, and the frame around every page with all titles. */
export type TextPart = 'login' | 'frame';

/** The texts of a part in one language, and the position of its first text. */
interface TextFile {
  readonly from: number;
  readonly texts: readonly string[];
}

/** Empty in development, because each word holds its three languages. In the build this is the table of the text files (`web/first-words.ts`). */
export const textFiles: Readonly<Record<TextPart, Readonly<Record<Locale, () => Promise<TextFile>>>>> | null = null;
