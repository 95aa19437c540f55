import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/**
 * The bundled decoder in a worker: the page stays responsive, and only this file may compile WebAssembly (its response has its own policy, `serve-web.ts`).
 * Receives a picture, returns the texts of its codes.
 */
prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: false });

const thread = globalThis as unknown as {
  onmessage: (event: MessageEvent<ImageData>) => void;
  postMessage: (texts: readonly string[]) => void;
};

thread.onmessage = ({ data }) => {
  void readBarcodes(data, { formats: ['Code128', 'QRCode'], tryHarder: true, maxNumberOfSymbols: 4 }).then(
    (found) => thread.postMessage(found.map(({ text }) => text)),
    () => thread.postMessage([]),
  );
};
