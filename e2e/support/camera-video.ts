import { writeFileSync } from 'node:fs';
import { code128 } from '@waybill/domain/rooms/prints/code128.ts';

const [width, height] = [640, 480];
/** Dots of a bar, and the position of the code in the picture. */
const [dots, top, tall] = [3, 160, 160];

/**
 * Writes a video of a Code 128 in front of the camera: grey bars on a light label, looped.
 *
 * @example writeVideo(path.join(folder, 'parcel.y4m'), 'EX473124829XM')
 */
export function writeVideo(file: string, code: string): void {
  const light = Buffer.alloc(width * height, 200);
  const { bars, modules } = code128(code);
  const left = Math.floor((width - modules * dots) / 2);
  for (let y = top; y < top + tall; y++)
    for (const bar of bars) {
      const from = y * width + left + bar.at * dots;
      light.fill(40, from, from + bar.width * dots);
    }
  const colour = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
  writeFileSync(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame, frame]),
  );
}
