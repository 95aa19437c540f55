/** Reads the codes in a camera picture. */
export interface CodeReader {
  read(video: HTMLVideoElement): Promise<readonly string[]>;
  close(): void;
}

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const formats = ['code_128', 'qr_code'];
/** Maximum picture width in pixels: wider ones are read more slowly and not better. */
const widest = 1280;

/** Returns the browser's own reader where it supports our symbols, else the bundled decoder. */
export async function openCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const known: readonly string[] = (await BarcodeDetector?.getSupportedFormats().catch(() => null)) ?? [];
  if (!BarcodeDetector || !formats.every((format) => known.includes(format))) return bundledReader();
  const detector = new BarcodeDetector({ formats });
  return {
    read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
    close: () => {},
  };
}

function bundledReader(): CodeReader {
  const worker = new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' });
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read: (video) => {
      const shrink = Math.min(1, widest / video.videoWidth);
      canvas.width = Math.round(video.videoWidth * shrink);
      canvas.height = Math.round(video.videoHeight * shrink);
      if (!pen || canvas.width === 0) return Promise.resolve([]);
      pen.drawImage(video, 0, 0, canvas.width, canvas.height);
      const picture = pen.getImageData(0, 0, canvas.width, canvas.height);
      return new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<readonly string[]>) => resolve(data);
        worker.onerror = () => reject(new Error('the decoder could not be loaded'));
        worker.postMessage(picture, [picture.data.buffer]);
      });
    },
    close: () => worker.terminate(),
  };
}
