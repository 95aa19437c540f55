declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  /** The part of s3rver that tests use; it has no types. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: readonly { name: string }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
