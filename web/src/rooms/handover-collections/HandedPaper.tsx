import { useCallback } from 'react';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import type { HandoverCollectionPaper } from '@waybill/contract/rooms/handover-collections/handover-collections.contract.ts';
import {
  handedFaces,
  handoverCollectionFieldWords as field,
  handoverCollectionKindWords,
  handoverCollectionWords,
} from '@waybill/contract/rooms/handover-collections/handover-collections.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { say as sayIn, sayLoose } from '@waybill/domain/kernel/words.ts';
import type {
  HandedState,
  HandoverCollectionKind,
} from '@waybill/domain/rooms/handover-collections/handover-collection-states.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { lineNumber, PaperDesk, signedSheets } from '../prints/prints.door.ts';
import { handoverCollectionPageWords as words, handoverCollectionPageWords } from './handover-collection-page.words.ts';

/** Lines that fit on a sheet below its head, and how many the total and the signatures take. */
const room = { first: 32, next: 32, signatures: 6 } as const;

/** The paper of a hand-over: its parcels with what became of each, signed by giver and receiver. */
export function HandedPaper({ data }: { data: HandoverCollectionPaper }) {
  const say = useSay();
  const sheets = useCallback((locale: Locale) => sheetsIn(data, locale), [data]);
  return (
    <PaperDesk
      title={say(handoverCollectionPageWords.paper)}
      data={data}
      sheets={sheets}
      more={
        <PageLink to="handover-collection.detail" params={{ collectionId: data.id }} className={buttonLook('plain')}>
          {say(words.seeOne)}
        </PageLink>
      }
    />
  );
}

function sheetsIn(doc: HandoverCollectionPaper, locale: Locale) {
  return signedSheets({
    locale,
    title: sayIn(handoverCollectionWords.one, locale),
    number: String(doc.id),
    facts: [
      `${localName(doc.branch, locale)} · ${sayLoose(handoverCollectionKindWords[doc.kind as HandoverCollectionKind], locale)}`,
      `${sayIn(words.between, locale, { giver: doc.giver, receiver: doc.receiver ?? '–' })} · ${formatDateTime(new Date(doc.confirmed_at ?? doc.created_at))}`,
    ],
    printedAt: doc.printed_at,
    total: sayIn(words.totalLine, locale, { n: groupThousands(doc.lines.length) }),
    signatures: [
      { as: sayIn(field.parcel_giver, locale), name: doc.giver },
      { as: sayIn(field.parcel_receiver, locale), name: doc.receiver },
    ],
    lines: doc.lines,
    room,
    columns: [
      lineNumber(locale),
      {
        head: sayIn(labelFieldWords.tracking_code, locale),
        width: 44,
        kind: 'code',
        value: (line) => line.tracking_code,
      },
      { head: sayIn(labelFieldWords.destination_name, locale), value: (line) => line.receiver_name },
      {
        head: sayIn(field.handed_state, locale),
        width: 46,
        value: (line) => sayLoose(handedFaces[line.state as HandedState].word, locale),
      },
    ],
  });
}
