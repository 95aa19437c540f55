import { Ban, Scale, Undo2 } from 'lucide-react';
import { handoverList } from '@waybill/contract/rooms/handovers/handovers.columns.ts';
import type { HandoverDetail } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import {
  handoverCommandWords,
  handoverFieldWords as field,
  handoverKindWords,
  handoverStateFaces,
} from '@waybill/contract/rooms/handovers/handovers.words.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import type { HandoverKind } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { ServerAction } from '../../shell/detail/ActionBar.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import type { OpenRecord } from '../../shell/detail/record-page.tsx';
import { historyOf } from '../audit/audit.door.ts';
import type { PageCommand } from '../../shell/detail/page-commands.tsx';
import { PaperButtons } from '../../shell/detail/PaperButtons.tsx';
import { useChanged } from '../../shell/use-changed.ts';
import type { IconSource } from '../../ui/layout/Icon.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { OpenFile } from '../files/files.door.ts';
import { CashLines } from './CashLines.tsx';
import { EarnedLines } from './EarnedLines.tsx';
import { cashPageWords as words } from './cash-page.words.ts';
import { CountSheet } from './CountSheet.tsx';
import { HandoverDialog, type DialogCommand } from './HandoverDialog.tsx';
import { HandoverStatus } from './HandoverStatus.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const asks = (command: DialogCommand, icon: IconSource, variant: 'main' | 'danger'): PageCommand<HandoverDetail> => ({
  icon,
  variant,
  Window: ({ data, put, dialog }) => (
    <HandoverDialog
      handover={data}
      command={command}
      onClose={(next) => {
        dialog.onClose(next !== null);
        if (next) put(next);
      }}
    />
  ),
});

/** One handover (S-25): counted blind, then what it should be, the difference and its owner, the parcels and the journals. */
export const HandoverPage = detailPage({
  call: 'handovers.detail',
  param: 'id',
  topic: 'handover',
  list: 'cash',
  name: ({ id }, locale) => say(words.title, locale, { n: id }),
  faces: handoverStateFaces,
  note: ({ kind }, locale) => handoverKindWords[kind as HandoverKind][locale],
  commands: {
    words: handoverCommandWords,
    each: {
      // Counting has its sheet on the page; its button only says why it is blocked.
      count: { icon: Scale, Window: () => null },
      settle: asks('settle', Scale, 'main'),
      void: asks('void', Ban, 'danger'),
      reverse: asks('reverse', Undo2, 'danger'),
    },
  },
  actions: actionsOf,
  definition: handoverList,
  parts: [
    {
      key: 'count',
      title: words.count,
      shown: counts,
      Content: Count,
    },
    { key: 'parcels', title: words.parcels, Content: Parcels },
    {
      key: 'earned',
      title: commonWords.commissionEarned,
      shown: ({ earned }) => earned.length > 0,
      Content: ({ data: { earned } }) => <EarnedLines earned={earned} />,
    },
    {
      key: 'facts',
      title: words.facts,
      aside: true,
      facts: [
        'branch',
        'to_branch',
        'bank_account',
        'giver',
        'slip_no',
        'created_at',
        { key: 'created_by', word: field.created_by, kind: 'text' },
        'counted_by',
        'confirmed_at',
        'confirmed_by',
        'difference_owner',
        { key: 'difference_note', word: field.note, kind: 'text' },
        {
          key: 'proof',
          word: field.proof,
          value: ({ proof_file_id }, { say: inWords }) =>
            proof_file_id && <OpenFile id={proof_file_id} name={inWords(commonWords.lookAtTheProof)} />,
        },
      ],
    },
  ],
  More: Papers,
  Above: ({ data }) => <HandoverStatus handover={data} counting={counts(data)} />,
  useHistory: historyOf('handovers'),
});

/** Is it counted on this page? */
function counts({ actions }: HandoverDetail): boolean {
  return actions.some(({ command, blocked }) => command === 'count' && blocked === null);
}

/** A command that a role can never give has no button on its screen: a courier neither counts nor settles. */
const never = 'missing_permission';

function actionsOf(data: HandoverDetail): readonly ServerAction[] {
  return [
    ...data.actions.filter(({ command, blocked }) => !(counts(data) && command === 'count') && blocked !== never),
    ...(data.may_reverse === null ? [] : [{ command: 'reverse', ...data.may_reverse }]),
  ];
}

function Count({ data, put }: OpenRecord<HandoverDetail>) {
  const changed = useChanged();
  return (
    <CountSheet
      handover={data}
      onCounted={(next) => {
        put(next);
        void changed('handover');
      }}
    />
  );
}

function Parcels({ data: { lines, expected } }: { data: HandoverDetail }) {
  const say = useSay();
  return (
    <CashLines
      label={say(words.parcels)}
      lines={lines}
      empty={say(expected === null ? words.parcelsLater : words.noParcels)}
    />
  );
}

function Papers({ data: { id, expected, counted } }: { data: HandoverDetail }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  return (
    <>
      {expected !== null && (
        <PaperButtons
          print={{ name: 'cash-print', params: { id } }}
          excel={{ call: 'handovers.excel', id, name: `handover-${id}` }}
          words={{ print: commonWords.print, excel: commonWords.excel }}
        />
      )}
      {counted !== null && mayOpen('ledger.journals') && (
        <PageLink to="ledger.journals" search={{ handover_id: String(id) }} className={buttonLook('plain')}>
          {say(commonWords.journals)}
        </PageLink>
      )}
    </>
  );
}
