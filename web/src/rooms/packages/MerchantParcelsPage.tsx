import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { labelStatusWords } from '@waybill/contract/rooms/labels/label-status.words.ts';
import type { MerchantParcels } from '@waybill/contract/rooms/packages/packages.contract.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { say as sayIn, sayLoose } from '@waybill/domain/kernel/words.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useCrumb, usePageParams } from '../../kernel/page-hooks.ts';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { useWayBack } from '../../shell/way-back.ts';
import { PaperDesk, SignedSheet } from '../prints/prints.door.ts';
import { sheetsOf } from '../prints/paper.door.ts';
import { packagePageWords as words } from './package-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The parcels of a merchant in a period on paper (N-18). The link is for one person and a quarter of an hour. */
export function MerchantParcelsPage() {
  const say = useSay();
  const { hash = '' } = usePageParams();
  const back = useWayBack('customer.list');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['packages.report', hash],
    queryFn: ({ signal }) => call('packages.report', { params: { hash }, signal }),
  });
  useCrumb(data?.data.merchant.name);
  const query = {
    data: data?.data,
    error,
    fetching: isFetching,
    retry: () => void refetch(),
    put: () => undefined,
  };
  return (
    <RecordStates query={query} backHref={back.href} backLabel={say(titleOf('package.report'))}>
      {(report) => <Paper report={report} />}
    </RecordStates>
  );
}

/** Lines that fit on a sheet below its head, and how many the total and the signatures take. */
const room = { first: 31, next: 31, signatures: 6 } as const;

function Paper({ report }: { report: MerchantParcels }) {
  const say = useSay();
  const sheets = useCallback((locale: Locale) => sheetsIn(report, locale), [report]);
  return <PaperDesk title={say(titleOf('package.report'))} data={report} sheets={sheets} />;
}

function totalOf({ lines }: MerchantParcels, locale: Locale): string {
  if (lines.length === 0) return sayIn(words.none, locale);
  return sayIn(words.total, locale, {
    n: groupThousands(lines.length),
    delivered: groupThousands(lines.filter(({ delivered }) => delivered).length),
    returned: groupThousands(lines.filter(({ returned }) => returned).length),
    cod: sayKyat(
      lines.reduce((sum, { cod_amount }) => sum + cod_amount, 0),
      locale,
    ),
  });
}

function sheetsIn(report: MerchantParcels, locale: Locale) {
  const pages = sheetsOf(report.lines, room);
  const days = { from: formatDate(report.from), to: formatDate(report.to) };
  return pages.map((lines, at) => (
    <SignedSheet
      key={at}
      locale={locale}
      title={report.merchant.name}
      number={String(report.merchant.id)}
      facts={[sayIn(words.parcels, locale), sayIn(commonWords.fromTo, locale, days)]}
      page={at + 1}
      pages={pages.length}
      printedAt={report.printed_at}
      total={totalOf(report, locale)}
      signatures={[
        { as: sayIn(words.gives, locale), name: null },
        { as: sayIn(commonFieldWords.merchant, locale), name: report.merchant.name },
      ]}>
      <table>
        <colgroup>
          <col style={{ width: '11mm' }} />
          <col style={{ width: '20mm' }} />
          <col style={{ width: '34mm' }} />
          <col />
          <col style={{ width: '35mm' }} />
          <col style={{ width: '34mm' }} />
          <col style={{ width: '20mm' }} />
        </colgroup>
        <thead>
          <tr>
            <th aria-label={sayIn(words.accepted, locale)} />
            <th>{sayIn(words.accepted, locale)}</th>
            <th>{sayIn(labelFieldWords.tracking_code, locale)}</th>
            <th>{sayIn(labelFieldWords.destination_name, locale)}</th>
            <th>{sayIn(labelFieldWords.destination_township, locale)}</th>
            <th>{sayIn(labelFieldWords.status, locale)}</th>
            <th style={{ textAlign: 'end' }}>COD</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, n) => (
            <tr key={line.tracking_code}>
              <td>{groupThousands(at * room.first + n + 1)}</td>
              <td>{formatDate(new Date(line.accepted_at))}</td>
              <td className="code">{line.tracking_code}</td>
              <td>{line.receiver_name}</td>
              <td>{line.township && localName(line.township, locale)}</td>
              <td>{sayLoose(labelStatusWords[line.status as LabelStatus], locale)}</td>
              <td style={{ textAlign: 'end' }}>{line.cod_amount === 0 ? '–' : groupThousands(line.cod_amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SignedSheet>
  ));
}
