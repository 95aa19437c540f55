import type { LiveTopic } from '@waybill/contract/kernel/live-topics.ts';
import type { EndpointId } from '@waybill/contract/registry.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { newsRow } from '@waybill/contract/rooms/push-devices/news-kinds.ts';
import type { NewsKind } from '@waybill/domain/rooms/push-devices/news-kinds.ts';
import { call } from '../kernel/client.ts';
import type { Say } from '../kernel/i18n.tsx';
import type { PageName, PageTarget } from '../kernel/pages.ts';
import type { IconSource } from '../ui/layout/Icon.tsx';

/** Something that waits for the person. */
export interface InboxItem {
  readonly key: string;
  readonly title: string;
  /** Second line: who, when, why. */
  readonly text?: string | undefined;
  readonly target: PageTarget;
}

export interface InboxReading {
  readonly say: Say;
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

/** One kind of news in the inbox (L-04), without the type of its call. */
export interface InboxKind {
  readonly key: NewsKind;
  readonly icon: IconSource;
  /** Said before the count. */
  readonly name: Word;
  /** Call that is counted, and events after which it is fetched again. */
  readonly call: EndpointId;
  readonly topic: LiveTopic;
  /** Page that a person must be able to open to have this kind; everybody has it where none is given. */
  readonly needs?: PageName;
  /** Of staff alone, also where merchants open that page. */
  readonly staff?: true;
  /** The page that has all of them. */
  readonly all: PageTarget;
  readonly count: () => Promise<unknown>;
  readonly countOf: (answer: unknown) => number;
  /** Returns the latest of them, newest first; called when the inbox is open. */
  readonly latest: (answer: unknown, reading: InboxReading) => Promise<readonly InboxItem[]>;
}

/** A kind of news as its room declares it. */
interface InboxParts<Answer> extends Omit<
  InboxKind,
  'key' | 'name' | 'call' | 'topic' | 'staff' | 'count' | 'countOf' | 'latest'
> {
  readonly kind: NewsKind;
  readonly countOf: (answer: Answer) => number;
  readonly latest?: (answer: Answer, reading: InboxReading) => Promise<readonly InboxItem[]> | readonly InboxItem[];
}

const answerOf = call as unknown as (id: EndpointId, input: object) => Promise<unknown>;

/**
 * Makes a kind of news for the inbox. A room exports it from `<room>.inbox.ts` under a name that ends with `Inbox`; `npm run generate` collects them.
 *
 * @example export const feedbackInbox = inboxKind<OpenFeedback>({ kind: 'feedback', icon: Star, … });
 */
export function inboxKind<Answer>({ kind, countOf, latest, ...parts }: InboxParts<Answer>): InboxKind {
  const { name, call: id, topic, staff } = newsRow(kind);
  return {
    ...parts,
    key: kind,
    name,
    call: id,
    topic,
    ...(staff ? { staff } : {}),
    count: () => answerOf(id, { background: true }),
    countOf: (answer) => countOf(answer as Answer),
    latest: async (answer, reading) => (await latest?.(answer as Answer, reading)) ?? [],
  };
}

/** A kind of news with its count; `answer` is that of the kind's call. */
export interface CountedKind {
  readonly kind: InboxKind;
  readonly answer: unknown;
  readonly failed: boolean;
  /** `null` until it is counted. */
  readonly count: number | null;
}
