import { useEffect, useState } from 'react';
import { download } from '../../kernel/client.ts';

/** The path of a kept file. */
export const pathOfFile = (id: number): string => `/api/file/${id}`;

/** The address of a kept image for this page alone, because an image tag carries no session; nothing while it is not there, or cannot be had. */
export function useFileAddress(path: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let left = false;
    download(path, undefined, { background: true }).then(
      ({ blob }) => {
        if (left) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      },
      () => undefined,
    );
    return () => {
      left = true;
      setAddress(undefined);
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [path]);
  return address;
}
