import { HandCoins } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  chargeBearerWords,
  gateCollectionFieldWords,
} from '@waybill/contract/rooms/gate-collections/gate-collections.words.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import { chargeBearers, newGateCollectionForm } from '@waybill/domain/rooms/gate-collections/gate-collection-forms.ts';
import { gateCollectionLife } from '@waybill/domain/rooms/gate-collections/gate-collection-states.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { gateCollectionPageWords as words } from './gate-collection-page.words.ts';

/** On the slip of a gate: makes the gate's document and opens it. */
export function SettleWithGate({ slip }: { slip: { readonly id: number; readonly gate_name: string } }) {
  const say = useSay();
  const unit = unitWords.kyat[useLocale()];
  const go = usePageGo();
  const viewer = useViewer();
  const [asking, ask] = useState(false);
  const [made, make] = useState<number | null>(null);
  // Once the window is gone nothing of it is unsaved any more.
  useEffect(() => {
    if (made !== null && !asking) go('gate-submit.detail', { params: { collectionId: made } });
  }, [made, asking, go]);
  if (!can(viewer, gateCollectionLife.commands.set_line.permission) || viewer.branchId === null) return null;
  return (
    <>
      <Button icon={HandCoins} onClick={() => ask(true)}>
        {say(words.make)}
      </Button>
      {asking && (
        <FormDialog
          form={newGateCollectionForm}
          words={gateCollectionFieldWords}
          title={`${say(words.make)} · ${slip.gate_name}`}
          text={say(words.makeText)}
          yes={say(words.make)}
          initial={{ gate_slip_id: slip.id, charge_each: 0, charge_by: chargeBearers[0] }}
          submit={async (body, { idempotencyKey }) => {
            const { data } = await call('gate_collections.create', { body, idempotencyKey });
            make(data.id);
          }}
          changes="gate_collection"
          onClose={() => ask(false)}>
          {(form) => (
            <>
              <FormField of={form} name="charge_each" grouped unit={unit} wide />
              <FormField of={form} name="charge_by" words={chargeBearerWords} hint={say(words.byHint)} wide />
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}
