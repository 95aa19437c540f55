import { useState } from 'react';
import type { ReadyDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { shownAs } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import type { ClearanceFigures } from '@waybill/domain/rooms/clearances/clearance-figures.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { recordTarget } from '../../kernel/page-links.ts';
import { useSendingKey } from '../../shell/form/sending.ts';
import { useAction } from '../../shell/use-action.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { clearancePlaces } from './clearance-places.ts';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { useKyatText } from './Kyat.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** A parcel that could not be cleared any more when the document was to be made. */
export interface GoneLine {
  readonly label_id: number;
  readonly tracking_code: string | null;
  readonly reason: string;
}

/** The refusal that names what changed between looking and making. */
const linesChanged = 'lines_changed';

/** Makes the document that is shown, after asking. Changes in between are named, and then nothing was made. */
export function useMaking({ customer, kind }: ReadyDetail, labelIds: readonly number[], figures: ClearanceFigures) {
  const say = useSay();
  const go = usePageGo();
  const run = useAction();
  const count = useCount();
  const kyat = useKyatText();
  const keyFor = useSendingKey();
  const [changed, setChanged] = useState<readonly GoneLine[] | null>(null);
  const sum = figures.actual_clearance_cod;
  const { detail } = clearancePlaces[kind];
  const make = async () => {
    const body = { kind, customer_id: customer.id, label_ids: [...labelIds], expected_net: sum };
    const create = () => {
      setChanged(null);
      return call('clearances.create', { body, idempotencyKey: keyFor(body) }).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== linesChanged) throw error;
        setChanged(goneIn(error.values['lines']));
        return null;
      });
    };
    const made = await run(create, {
      ask: {
        question: say(words.makeAsk, { sum: kyat(shownAs(kind, sum)), name: customer.name }),
        text: say(words.makeText, { n: count(figures.count) }),
        yes: say(commonWords.makeTheClearance),
      },
      success: (document) => document && say(words.made, { number: document.data.number }),
      changes: 'clearance',
    });
    if (!made) return;
    go(recordTarget(detail, made.data.id), { replace: true });
  };
  return { make, changed, forget: () => setChanged(null) };
}

function goneIn(value: unknown): readonly GoneLine[] {
  return Array.isArray(value) ? (value as GoneLine[]) : [];
}
