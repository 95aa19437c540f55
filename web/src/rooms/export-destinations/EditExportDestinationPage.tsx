import { useState } from 'react';
import { KeyRound, PlugZap } from 'lucide-react';
import type { ExportDestinationDetail } from '@waybill/contract/rooms/export-destinations/export-destinations.contract.ts';
import {
  deliveryTroubleWords,
  exportDestinationFieldWords,
  exportDestinationStateFaces,
} from '@waybill/contract/rooms/export-destinations/export-destinations.words.ts';
import type { DeliveryTrouble } from '@waybill/domain/rooms/export-destinations/export-delivery-states.ts';
import {
  destinationSecretForm,
  exportDestinationForm,
} from '@waybill/domain/rooms/export-destinations/export-destination-form.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { DetailSection } from '../../shell/detail/Pairs.tsx';
import { editPage } from '../../shell/form/edit-page.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { HistorySection } from '../audit/audit.door.ts';
import { ExportDestinationFields } from './ExportDestinationFields.tsx';
import { exportDestinationPageWords as words } from './export-destination-page.words.ts';

interface Of {
  data: ExportDestinationDetail;
}

/** One destination: where it is, its secret, and whether it takes a file now. */
export const EditExportDestinationPage = editPage({
  call: 'export_destinations.detail',
  param: 'destinationId',
  topic: 'export_destination',
  list: 'export-destinations',
  room: 'export_destinations',
  draft: 'export-destination',
  title: ({ name }: ExportDestinationDetail) => name,
  form: exportDestinationForm,
  words: exportDestinationFieldWords,
  save: (id, body, idempotencyKey) => call('export_destinations.edit', { params: { id }, body, idempotencyKey }),
  Fields: ExportDestinationFields,
  Aside: ({ data }: Of) => <StatePill face={exportDestinationStateFaces[data.status]} />,
  Below: ({ data }: Of) => (
    <>
      <Connection data={data} />
      <HistorySection room="export_destinations" id={data.id} version={data.version} />
    </>
  ),
});

type TestResult = { readonly trouble: DeliveryTrouble | null; readonly detail: string } | { readonly failed: unknown };

function Connection({ data: { id, has_secret } }: Of) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<TestResult | null>(null);
  const test = async () => {
    setBusy(true);
    setResult(null);
    try {
      setResult((await call('export_destinations.test', { params: { id } })).data);
    } catch (failed) {
      setResult({ failed });
    }
    setBusy(false);
  };
  return (
    <DetailSection title={say(words.connection)}>
      <div className="stack3">
        {!has_secret && <Callout tone="attention">{say(words.noSecret)}</Callout>}
        <div className="row2">
          <Button icon={KeyRound} onClick={() => setAsking(true)}>
            {say(has_secret ? words.replaceSecret : words.setSecret)}
          </Button>
          <Button icon={PlugZap} busy={busy} disabled={!has_secret} onClick={() => void test()}>
            {say(words.test)}
          </Button>
        </div>
        {result && <Result of={result} />}
      </div>
      {asking && (
        <FormDialog
          form={destinationSecretForm}
          words={exportDestinationFieldWords}
          title={say(has_secret ? words.replaceSecret : words.setSecret)}
          text={say(words.secretAbout)}
          yes={say(words.setSecret)}
          submit={(body, { idempotencyKey }) =>
            call('export_destinations.setSecret', { params: { id }, body, idempotencyKey })
          }
          success={() => say(words.secretSet)}
          changes="export_destination"
          onClose={() => setAsking(false)}>
          {(form) => <FormField of={form} name="secret" hint={say(words.secretHint)} wide />}
        </FormDialog>
      )}
    </DetailSection>
  );
}

function Result({ of }: { of: TestResult }) {
  const say = useSay();
  if ('failed' in of)
    return (
      <Callout tone="danger" live>
        {firstMessage(of.failed)}
      </Callout>
    );
  if (of.trouble === null)
    return (
      <Callout tone="success" live>
        {say(words.works)}
      </Callout>
    );
  return (
    <Callout tone="danger" live title={say.loose(deliveryTroubleWords[of.trouble])}>
      {of.detail}
    </Callout>
  );
}
