import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '../ui/layout/Button.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { ApiError, firstMessage } from './api-error.ts';
import { useSay } from './i18n.tsx';
import { kernelWords } from './kernel.words.ts';
import styles from './PageStates.module.css';

/** Shown while the page is loading. */
export function PagePending() {
  const say = useSay();
  return (
    <div className={styles.state} role="status" data-pending>
      <Spinner size={20} />
      {say(kernelWords.loading)}
    </div>
  );
}

/** Shown when a page broke or could not be loaded: what happened, the request id, and a way on. */
export function PageFailed({ error }: Pick<ErrorComponentProps, 'error'>) {
  const say = useSay();
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <div className={styles.state} role="alert">
      <Icon of={TriangleAlert} size={20} />
      <h1 tabIndex={-1}>{say(kernelWords.pageFailed)}</h1>
      <p>{firstMessage(error)}</p>
      {requestId !== null && <p className="muted">{say(kernelWords.requestId, { id: requestId })}</p>}
      <Button icon={RotateCw} onClick={() => window.location.reload()}>
        {say(kernelWords.reload)}
      </Button>
    </div>
  );
}
