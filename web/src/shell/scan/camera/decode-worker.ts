import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/**
 * The bundled decoder, in a thread of its own: the page stays quick, and only this file may compile WebAssembly (its answer carries a policy of its own,
 * `serve-web.ts`). Takes a picture, answers the texts of the codes in it.
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
