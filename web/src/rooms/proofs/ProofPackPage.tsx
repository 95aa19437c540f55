import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callOutcomeWords, callResultWords, callTypeWords } from '@waybill/contract/rooms/calls/calls.words.ts';
import { codStateFaces } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { paymentTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { labelStatusWords, returnReasonWords } from '@waybill/contract/rooms/labels/label-status.words.ts';
import { labelFieldWords as field } from '@waybill/contract/rooms/labels/labels.words.ts';
import type { ProofPack } from '@waybill/contract/rooms/proofs/proof-pack.contract.ts';
import { proofFieldWords, proofPictureWords } from '@waybill/contract/rooms/proofs/proofs.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { say as sayIn, sayLoose, type Word } from '@waybill/domain/kernel/words.ts';
import { addressOfCall, call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageParams } from '../../kernel/page-hooks.ts';
import { pathOf, titleOf } from '../../kernel/page-links.ts';
import { useMaybeUser } from '../../kernel/session-store.ts';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { NoSuchRecord, recordNumber } from '../../shell/detail/use-record.ts';
import { PaperDesk, SignedSheet } from '../prints/prints.door.ts';
import { sheetsOf } from '../prints/paper.door.ts';
import { proofPackWords as words } from './proof-pack.words.ts';
import styles from './Proof.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Guest pages are outside the frame with the app's query client, so this one has a separate client. */
const answers = new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** The proofs of one parcel (G-04) on A4, for anyone with the link: no sign-in is needed. */
export function ProofPackPage() {
  const guest = useMaybeUser() === null;
  const Frame = guest ? 'main' : 'div';
  return (
    <QueryClientProvider client={answers}>
      <Frame className={styles.linked} data-alone={guest || undefined}>
        <Linked />
      </Frame>
    </QueryClientProvider>
  );
}

function Linked() {
  const say = useSay();
  const { id, hash = '' } = usePageParams();
  const number = recordNumber(id);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['proof_links.open', number, hash],
    enabled: number !== undefined,
    queryFn: async ({ signal }) => {
      const params = { id: number ?? 0, hash };
      const { data: pack } = await call('proof_links.open', { params, signal, background: true });
      return { pack, picture: await addressOfCall('proof_links.picture', params) };
    },
    // Each opening is counted. An invalid link is reported here, because a guest has no rights that /403 could explain.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const query = {
    data,
    error: number === undefined ? new NoSuchRecord() : error,
    fetching: isFetching,
    retry: () => void refetch(),
    put: () => undefined,
  };
  return (
    <RecordStates query={query} backHref={pathOf('index')} backLabel={say(titleOf('package.proof'))}>
      {(opened) => <Paper {...opened} />}
    </RecordStates>
  );
}

function Paper({ pack, picture }: { pack: ProofPack; picture: string }) {
  const say = useSay();
  const sheets = useCallback((locale: Locale) => sheetsIn(pack, picture, locale), [pack, picture]);
  return <PaperDesk title={say(titleOf('package.proof'))} data={pack} sheets={sheets} />;
}

interface Happened {
  readonly at: string;
  readonly what: string;
  readonly where: string;
}

const wordOf = (table: object, key: string): Word | undefined => (table as Readonly<Record<string, Word>>)[key];

/** Scans and calls in the order in which they happened. */
function happened({ scans, calls }: ProofPack, locale: Locale): Happened[] {
  const nameOf = (table: object, key: string) => {
    const word = wordOf(table, key);
    return word ? sayLoose(word, locale) : key;
  };
  return [
    ...scans.map(({ at, status, branch, reason }) => ({
      at,
      what: [nameOf(labelStatusWords, status), reason === null ? null : nameOf(returnReasonWords, reason)]
        .filter((part) => part !== null)
        .join(' · '),
      where: branch ? localName(branch, locale) : '',
    })),
    ...calls.map(({ at, type, nth, outcome, result }) => ({
      at,
      what: sayIn(words.call, locale, {
        n: groupThousands(nth),
        outcome: result === null ? nameOf(callOutcomeWords, outcome) : nameOf(callResultWords, result),
      }),
      where: nameOf(callTypeWords, type),
    })),
  ].sort((one, other) => one.at.localeCompare(other.at));
}

/** Lines that fit on a sheet below its head: the first one has the picture and the money above them. */
const room = { first: 17, next: 32, signatures: 1 } as const;

function sheetsIn(pack: ProofPack, picture: string, locale: Locale) {
  const lines = happened(pack, locale);
  const pages = sheetsOf(lines, room);
  const between = { sender: pack.sender_name ?? '–', receiver: pack.receiver_name ?? '–' };
  return pages.map((some, at) => (
    <SignedSheet
      key={at}
      locale={locale}
      title={sayIn(words.proofs, locale)}
      number={pack.tracking_code}
      facts={[
        `${sayIn(words.parties, locale, between)}${pack.township ? `, ${localName(pack.township, locale)}` : ''}`,
        sayLoose(wordOf(labelStatusWords, pack.status) ?? field.status, locale),
      ]}
      page={at + 1}
      pages={pages.length}
      printedAt={pack.printed_at}
      total={`${sayIn(words.total, locale, { n: groupThousands(lines.length) })} · ${sayIn(words.validUntil, locale, { at: formatDateTime(new Date(pack.expires_at)) })}`}
      signatures={[]}>
      {at === 0 && <Proof pack={pack} picture={picture} locale={locale} />}
      <table>
        <colgroup>
          <col style={{ width: '36mm' }} />
          <col />
          <col style={{ width: '52mm' }} />
        </colgroup>
        <thead>
          <tr>
            <th>{sayIn(commonFieldWords.when, locale)}</th>
            <th>{sayIn(commonWords.whatHappened, locale)}</th>
            <th>{sayIn(commonWords.where, locale)}</th>
          </tr>
        </thead>
        <tbody>
          {some.map((line) => (
            <tr key={`${line.at} ${line.what}`}>
              <td>{formatDateTime(new Date(line.at))}</td>
              <td>{line.what}</td>
              <td>{line.where}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SignedSheet>
  ));
}

/** Who received it, with the picture, and the money of the parcel. */
function Proof({ pack, picture, locale }: { pack: ProofPack; picture: string; locale: Locale }) {
  const { proof, money } = pack;
  const figures = [
    [field.cod_amount, money.cod_amount],
    [field.cod_charge, money.cod_charge],
    [field.cod_fee, money.cod_fee],
    [field.shipping_total, money.shipping_total],
  ] as const;
  const cod = money.cod_status === null ? undefined : codStateFaces[money.cod_status as keyof typeof codStateFaces];
  return (
    <div className={styles.pack} data-short={proof?.kind ? undefined : true}>
      <div className={styles.taken}>
        {proof === null ? (
          sayIn(pack.without_code ? words.withoutCode : words.noProof, locale)
        ) : (
          <>
            {proof.kind !== null && <img src={picture} alt={sayLoose(proofPictureWords[proof.kind], locale)} />}
            {proof.handed_to !== null && (
              <div>
                {sayIn(proofFieldWords.handed_to, locale)}: <b>{proof.handed_to}</b>
              </div>
            )}
            {proof.by_code && <div>{sayIn(words.byCode, locale)}</div>}
            {pack.without_code && <div>{sayIn(words.withoutCode, locale)}</div>}
            {proof.identity && <div>{sayIn(words.identity, locale)}</div>}
            <div>{formatDateTime(new Date(proof.at))}</div>
          </>
        )}
      </div>
      <dl>
        <div className={styles.figure}>
          <dt>{sayIn(field.payment_type, locale)}</dt>
          <dd>{sayLoose(wordOf(paymentTypeWords, money.payment_type) ?? field.payment_type, locale)}</dd>
        </div>
        {figures.map(([word, amount]) => (
          <div key={word.en} className={styles.figure}>
            <dt>{sayLoose(word, locale)}</dt>
            <dd>{sayKyat(amount, locale)}</dd>
          </div>
        ))}
        {cod && (
          <div className={styles.figure}>
            <dt>COD</dt>
            <dd>{sayLoose(cod.word, locale)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
