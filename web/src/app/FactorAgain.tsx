import { useEffect, useState } from 'react';
import { lazyPart } from '../kernel/lazy-part.tsx';
import { onFactorAgain } from '../kernel/request.ts';

const FactorDialog = lazyPart(async () => (await import('../rooms/sessions/FactorDialog.tsx')).FactorDialog);

/** Opens the dialog of the second step when the server asks for it again; the request that was refused waits for it. */
export function FactorAgain() {
  const [waiting, setWaiting] = useState<{ readonly resolve: (proved: boolean) => void } | null>(null);
  useEffect(() => {
    onFactorAgain(async () => {
      if (!(await FactorDialog.fetch())) return false;
      return new Promise((resolve) => setWaiting({ resolve }));
    });
    return () => onFactorAgain(null);
  }, []);
  const finish = (proved: boolean) => {
    waiting?.resolve(proved);
    setWaiting(null);
  };
  return waiting && <FactorDialog onDone={finish} />;
}
