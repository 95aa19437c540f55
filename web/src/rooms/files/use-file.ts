import { useEffect, useState } from 'react';
import type { EndpointId } from '@waybill/contract/registry.ts';
import { addressOfCall, download, type Download } from '../../kernel/client.ts';
import type { PathParams } from '../../kernel/path.ts';

/** Where a kept file is read: a call with its parameters, or an address that the server gave. */
export type FileSource = string | readonly [call: EndpointId, params: PathParams];

export const fileOf = (id: number): FileSource => ['files.fetch', { id }];

/** Downloads a kept file. */
export async function readFile(source: FileSource, background = false): Promise<Download> {
  const path = typeof source === 'string' ? source : await addressOfCall(...source);
  return download(path, undefined, { background });
}

/** The address of a kept image for this page alone, because an image tag carries no session; nothing while it is not there, or cannot be had. */
export function useFileAddress(source: FileSource): string | undefined {
  const [address, setAddress] = useState<string>();
  const key = JSON.stringify(source);
  useEffect(() => {
    let made: string | undefined;
    let left = false;
    readFile(JSON.parse(key) as FileSource, true).then(
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
  }, [key]);
  return address;
}
