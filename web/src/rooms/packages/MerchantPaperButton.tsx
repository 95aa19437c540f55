import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { merchantPaperForm } from '@waybill/domain/rooms/packages/merchant-paper-form.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { packagePageWords as words } from './package-page.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Asks for the days, makes the link to the paper of a merchant's parcels and opens it (N-18). */
export function MerchantPaperButton({ customerId }: { customerId: number }) {
  const say = useSay();
  const go = usePageGo();
  const [asking, setAsking] = useState(false);
  const [hash, setHash] = useState<string | null>(null);
  // Once the dialog is gone: nobody is asked whether what was typed may be left.
  useEffect(() => {
    if (hash !== null && !asking) go('package.report', { params: { hash } });
  }, [hash, asking, go]);
  return (
    <>
      <Button small icon={Printer} onClick={() => setAsking(true)}>
        {say(words.make)}
      </Button>
      {asking && (
        <FormDialog
          form={merchantPaperForm}
          words={{ from: commonFieldWords.from, to: commonWords.upTo }}
          title={say(words.make)}
          text={say(words.makeText)}
          yes={say(words.open)}
          submit={async (days) => {
            const { data } = await call('packages.merchantLink', { params: { id: customerId }, query: days });
            setHash(data.hash);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
