/** The part of yazl that the export writer uses; the package ships no types. */
declare module 'yazl' {
  import type { Readable } from 'node:stream';

  export class ZipFile {
    readonly outputStream: Readable;
    addReadStream(stream: Readable, name: string, options?: { compressionLevel?: number; mtime?: Date }): void;
    addBuffer(buffer: Buffer, name: string, options?: { compressionLevel?: number; mtime?: Date }): void;
    end(): void;
    on(event: 'error', listener: (error: Error) => void): this;
  }
}
