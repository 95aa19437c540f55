import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../layout/Button.tsx';
import { Callout } from '../feedback/Callout.tsx';
import { CopyButton } from '../layout/CopyButton.tsx';
import { dataWords } from './data.words.ts';
import { StoppedRows } from './SlowList.tsx';
import type { TableFailure } from './TableStates.tsx';
import styles from './TableStates.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** Tells that the rows could not be loaded; `kept` when earlier rows are shown below. */
export function FailedRows({ failure, kept }: { failure: TableFailure; kept: boolean }) {
  const say = useSay();
  const retry = (
    <Button small onClick={failure.onRetry}>
      {say(commonWords.tryAgain)}
    </Button>
  );
  if (failure.stopped)
    return (
      <div className={styles.failed} data-kept={kept || undefined}>
        <StoppedRows kept={kept} retry={retry} />
      </div>
    );
  return (
    <div className={styles.failed} data-kept={kept || undefined}>
      <Callout tone="danger" live title={failure.message ?? say(dataWords.listFailed)} actions={retry}>
        {failure.requestId !== undefined && (
          <span className={styles.request}>
            {say(commonFieldWords.request_id)}: <span className="code">{failure.requestId}</span>
            <CopyButton text={failure.requestId} what={say(commonFieldWords.request_id)} />
          </span>
        )}
      </Callout>
    </div>
  );
}
