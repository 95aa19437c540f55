import type { Word } from '@waybill/domain/kernel/words.ts';
import type { LiveTopic } from '@waybill/contract/kernel/live-topics.ts';
import type { EndpointId } from '@waybill/contract/registry.ts';
import { useQuery } from '@tanstack/react-query';
import { call as callServer } from '../kernel/client.ts';
import { useSay } from '../kernel/i18n.tsx';
import type { LazyPart } from '../kernel/lazy-part.tsx';
import { useLive } from '../kernel/live.ts';
import { Icon, type IconSource } from '../ui/layout/Icon.tsx';
import { Opener, type Opened } from '../ui/overlays/Opener.tsx';
import { useCount } from '../ui/table/use-count.ts';
import styles from './Bell.module.css';

/** Props of the panel: the answer, once loaded. */
export interface BellPanelProps<Answer> extends Opened {
  answer: Answer | undefined;
  failed: boolean;
}

interface CountBellProps<Answer> {
  /** The call to fetch, and the events after which it is fetched again. */
  call: EndpointId;
  topic: LiveTopic;
  icon: IconSource;
  /** Name of the bell, shown before the count. */
  name: Word;
  countOf: (answer: Answer) => number;
  panel: LazyPart<BellPanelProps<Answer>>;
  /** Shown only when the count is not zero. */
  quiet?: boolean;
}

const answerOf = callServer as unknown as <Answer>(call: EndpointId, input: object) => Promise<Answer>;

/** A bell of the top bar (L-04): a count of new items, and a panel with the latest of them. */
export function CountBell<Answer>({ call, topic, icon, name, countOf, panel, quiet }: CountBellProps<Answer>) {
  const say = useSay();
  const count = useCount();
  const { data, isError, refetch } = useQuery({
    queryKey: [call],
    meta: { topics: topic },
    queryFn: ({ signal }) => answerOf<Answer>(call, { signal, background: true }),
    staleTime: 60_000,
  });
  useLive(topic, () => void refetch());
  const news = data === undefined ? 0 : countOf(data);
  if (quiet && news === 0) return null;
  const n = count(news);
  const label = say.loose(name) + (news > 0 ? `: ${n}` : '');
  const trigger = (
    <button type="button" className={styles.bell} aria-label={label} title={label}>
      <Icon of={icon} size={20} />
      {news > 0 && (
        <span className={styles.count} aria-hidden="true">
          {n}
        </span>
      )}
    </button>
  );
  return (
    <Opener
      trigger={trigger}
      popup="dialog"
      part={panel}
      partProps={{ answer: data, failed: isError }}
      onOpenChange={(next) => void (next && refetch())}
    />
  );
}
