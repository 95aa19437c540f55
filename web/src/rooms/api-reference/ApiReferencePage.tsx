import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageLoading, useSearchState } from '../../kernel/page-hooks.ts';
import { hrefOf, titleOf } from '../../kernel/page-links.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { CallsPart } from './CallsPart.tsx';
import { ChangesPart } from './ChangesPart.tsx';
import { ErrorsPart } from './ErrorsPart.tsx';
import { GuidePart } from './GuidePart.tsx';
import { WebhooksPart } from './WebhooksPart.tsx';
import type { CodeLanguage } from './code-samples.ts';
import { readReference, withOwn, type Reference } from './reference-document.ts';
import { referenceWords as words } from './reference.words.ts';
import styles from './ApiReference.module.css';
import { exampleNumbers, exampleTownships } from '@waybill/contract/call-examples.ts';
import { call } from '../../kernel/client.ts';

type Ids = ReadonlyMap<unknown, unknown>;

const none: Ids = new Map();

/** The numbers that the townships of the examples have at this operator, so that code can be copied as it is; none until they are known. */
function useOwnTownships(): Ids {
  const { data } = useQuery({
    queryKey: ['places.search', 'townships of the examples'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const ends = ['sender', 'receiver'] as const;
      const found = await Promise.all(
        ends.map((end) =>
          call('places.search', { query: { search: exampleTownships[end], type: 'township' }, signal }),
        ),
      );
      return new Map<unknown, unknown>(
        ends.flatMap((end, n) => {
          const id = found[n]?.data[0]?.id;
          return id === undefined ? [] : [[exampleNumbers[end], id] as const];
        }),
      );
    },
  });
  return data ?? none;
}

const parts = ['calls', 'guide', 'webhooks', 'errors', 'changes'] as const;
type Part = (typeof parts)[number];
const parse = (raw: Readonly<Record<string, unknown>>): Part => parts.find((part) => part === raw['part']) ?? 'calls';

/** Lists the calls open to partners' programs, from the contract, for their programmers (N-06). */
export function ApiReferencePage() {
  const say = useSay();
  const [part] = useSearchState(parse);
  const [language, setLanguage] = useState<CodeLanguage>('curl');
  // In memory alone: it goes with the page.
  const [key, setKey] = useState<string | null>(null);
  const {
    data: read,
    error,
    refetch,
  } = useQuery({
    queryKey: ['api-reference'],
    queryFn: ({ signal }) => readReference(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const townships = useOwnTownships();
  const data = useMemo(
    (): Reference | undefined => read && { ...read, calls: withOwn(read.calls, townships) },
    [read, townships],
  );
  usePageLoading(data === undefined && error === null);
  const coding = { language, onLanguage: setLanguage };
  return (
    <div className={styles.page}>
      <PageHead
        title={say(titleOf('api-reference'))}
        aside={data && <span className="muted">{say(words.version, { version: data.version })}</span>}
      />
      <Tabs
        label={say(words.parts)}
        current={part}
        tabs={parts.map((one) => ({
          key: one,
          label: say(words[one]),
          href: hrefOf('api-reference', {}, { part: one }),
        }))}
      />
      {error && (
        <Callout
          tone="danger"
          live
          title={say(words.failed)}
          actions={
            <Button small onClick={() => void refetch()}>
              {say(words.again)}
            </Button>
          }
        />
      )}
      {data && part === 'calls' && <CallsPart reference={data} coding={coding} tryKey={key} onKey={setKey} />}
      {data && part === 'guide' && <GuidePart reference={data} coding={coding} />}
      {part === 'webhooks' && <WebhooksPart />}
      {data && part === 'errors' && <ErrorsPart errors={data.errors} />}
      {data && part === 'changes' && <ChangesPart reference={data} />}
    </div>
  );
}
