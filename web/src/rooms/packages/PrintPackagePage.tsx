import { useQuery } from '@tanstack/react-query';
import type { PackagePaper } from '@waybill/contract/rooms/packages/packages.contract.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useCrumb, usePageParams } from '../../kernel/page-hooks.ts';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { NoSuchRecord, recordNumber } from '../../shell/detail/use-record.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { HandedPaper } from '../handover-collections/handover-collections.door.ts';
import { BagPapers } from '../mailbags/mailbags.door.ts';
import { SheetPaper } from '../run-sheets/run-sheets.door.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** The paper of a bag, a run sheet or a hand-over (N-18). The link is for one person and a quarter of an hour. */
export function PrintPackagePage() {
  const say = useSay();
  const { id, hash = '' } = usePageParams();
  const number = recordNumber(id);
  const back = useWayBack('run-sheets');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['packages.print', number, hash],
    enabled: number !== undefined,
    queryFn: ({ signal }) => call('packages.print', { params: { id: number ?? 0, hash }, signal }),
  });
  useCrumb(data && nameOf(data.data));
  const query = {
    data: data?.data,
    error: number === undefined ? new NoSuchRecord() : error,
    fetching: isFetching,
    retry: () => void refetch(),
    put: () => undefined,
  };
  return (
    <RecordStates query={query} backHref={back.href} backLabel={say(titleOf('package.print'))}>
      {(data) => <Paper of={data} />}
    </RecordStates>
  );
}

const nameOf = (of: PackagePaper): string => (of.kind === 'mailbag' ? of.paper.code : String(of.paper.id));

function Paper({ of }: { of: PackagePaper }) {
  switch (of.kind) {
    case 'mailbag':
      return <BagPapers bag={of.paper} />;
    case 'run_sheet':
      return <SheetPaper data={of.paper} />;
    case 'handover_collection':
      return <HandedPaper data={of.paper} />;
  }
}
