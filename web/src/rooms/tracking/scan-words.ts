import { useMemo } from 'react';
import { labelStatusFaces } from '@waybill/contract/rooms/labels/label-status.words.ts';
import type { Tone } from '@waybill/domain/kernel/lifecycle.ts';
import { isLabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { scanModeWords } from './scan.words.ts';
import { scanWords } from '../../shell/scan/scan.words.ts';
import { isDoneBefore, scanRefused } from '../../shell/scan/scan-shelf.ts';
import type { ScanAnswer } from '../../shell/scan/scan-copies.ts';

function faceOf({ status }: ScanAnswer) {
  return isLabelStatus(status) ? labelStatusFaces[status] : undefined;
}

/** Returns the words for the result of a scan: the parcel's new status, or the server's reason of refusal. */
export function useScanWords() {
  const say = useSay();
  return useMemo(
    () => ({
      tone: (answer: ScanAnswer): Tone =>
        isDoneBefore(answer)
          ? 'attention'
          : answer.result === scanRefused
            ? 'danger'
            : (faceOf(answer)?.tone ?? 'success'),
      text: (answer: ScanAnswer, done?: string): string => {
        if (answer.result === scanRefused) return answer.message ?? say(scanModeWords.unreadable);
        const face = faceOf(answer);
        return done ? done : face ? say.loose(face.word) : say(scanWords.done);
      },
    }),
    [say],
  );
}
