import type { Locale } from '@waybill/domain/kernel/locale.ts';

/** What the first load consists of: what the login page says, and what the frame around every page says, with all titles. */
export type TextPart = 'login' | 'frame';

/** The texts of a part in one language, and the place of the first of them. */
interface TextFile {
  readonly from: number;
  readonly texts: readonly string[];
}

/** From source there are none, because each word holds its three languages. In the build this is the table of the files (`web/first-words.ts`). */
export const textFiles: Readonly<Record<TextPart, Readonly<Record<Locale, () => Promise<TextFile>>>>> | null = null;
