import { PageHead } from '../../shell/PageHead.tsx';
import { firstMessage } from '../../kernel/api-error.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageLoading } from '../../kernel/page-hooks.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { detailWords } from '../../shell/detail/detail.words.ts';
import { printPageWords as words } from './print-page.words.ts';
import { AskForLabels } from './AskForLabels.tsx';
import { PrintDesk } from './PrintDesk.tsx';
import { usePaperFonts } from './use-paper-fonts.ts';
import { usePrintLabels, usePrintPlace } from './use-print-labels.ts';
import { usePrintSettings } from './use-print-settings.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Labels as they will lie on paper, and the way onto it (N-13, N-30): one, or a thousand in the order they were asked for. */
export function PrintPage() {
  const say = useSay();
  const { numbers, selection, atOnce, ask } = usePrintPlace();
  const { data, error, refetch, count } = usePrintLabels(numbers, selection);
  const [settings, changeSettings] = usePrintSettings();
  const fonts = usePaperFonts(data?.data);
  const noLabels = numbers.length === 0 && selection === null;
  const ready = data !== undefined && settings !== null && fonts;
  usePageLoading(!noLabels && error === null && !ready);
  if (noLabels)
    return (
      <>
        <PageHead title={say(titleOf('label-multi-print'))} />
        <AskForLabels onAsk={ask} />
      </>
    );
  if (error !== null) {
    return (
      <>
        <PageHead title={say(titleOf('label-multi-print'))} />
        <Callout
          tone="danger"
          live
          title={say(detailWords.failed)}
          actions={
            <Button small onClick={() => void refetch()}>
              {say(commonWords.tryAgain)}
            </Button>
          }>
          {firstMessage(error)}
        </Callout>
      </>
    );
  }
  if (!ready) return null;
  if (data.data.length === 0)
    return (
      <>
        <PageHead title={say(titleOf('label-print'))} />
        <EmptyState title={say(words.missing, { codes: data.missing.slice(0, 20).join(', ') })} />
      </>
    );
  return (
    <PrintDesk
      key={selection ?? numbers.join()}
      labels={data.data}
      missing={data.missing}
      settings={settings}
      onSettings={changeSettings}
      atOnce={atOnce}
      onPrinted={count}
    />
  );
}
