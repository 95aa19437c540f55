import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { S3Target } from '../remote/remote-folder.ts';

export interface S3Server {
  readonly target: S3Target;
  /** Folder where the server keeps its objects. */
  readonly directory: string;
  close(): Promise<void>;
}

/** Starts a real server of the S3 protocol (s3rver) with one bucket. */
export async function startS3(): Promise<S3Server> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'waybill-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'copies' }],
  });
  const { port }: AddressInfo = await server.run();
  return {
    target: {
      kind: 's3',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'copies',
      folder: 'waybill/nightly',
      accessKey: 'S3RVER',
      secret: 'S3RVER',
    },
    directory,
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
