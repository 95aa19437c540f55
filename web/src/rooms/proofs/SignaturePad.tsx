import { Eraser } from 'lucide-react';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { proofPageWords as words } from './proof-page.words.ts';
import styles from './Proof.module.css';

/** The sheet in pixels of the picture, whatever its size on the screen. */
const sheet = { width: 600, height: 240 } as const;
/** Shorter than this is a slip of the finger, in pixels of the picture. */
const leastInk = 60;

interface Props {
  /** Each time the finger is lifted: the signature as a picture, or nothing while there is none. */
  onChange: (picture: Blob | null) => void;
}

/** A white sheet that is signed with a finger, a pen or the mouse; black on white in every theme, as it is kept. */
export function SignaturePad({ onChange }: Props) {
  const say = useSay();
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  const ink = useRef(0);
  const [signed, setSigned] = useState(false);
  useEffect(() => wipe(canvas.current), []);
  const placeOf = ({ clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    const box = (canvas.current as HTMLCanvasElement).getBoundingClientRect();
    return {
      x: ((clientX - box.left) / box.width) * sheet.width,
      y: ((clientY - box.top) / box.height) * sheet.height,
    };
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = placeOf(event);
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = last.current;
    const brush = canvas.current?.getContext('2d');
    if (!from || !brush) return;
    const to = placeOf(event);
    brush.beginPath();
    brush.moveTo(from.x, from.y);
    brush.lineTo(to.x, to.y);
    brush.stroke();
    ink.current += Math.hypot(to.x - from.x, to.y - from.y);
    last.current = to;
  };
  const lift = () => {
    if (!last.current) return;
    last.current = null;
    if (ink.current < leastInk) return;
    setSigned(true);
    if (canvas.current) onChange(pictureOf(canvas.current));
  };
  const clear = () => {
    wipe(canvas.current);
    ink.current = 0;
    setSigned(false);
    onChange(null);
  };
  return (
    <div className={styles.sheet}>
      <canvas
        ref={canvas}
        {...sheet}
        className={styles.pad}
        data-signed={signed || undefined}
        aria-label={say(words.sign)}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={lift}
        onPointerCancel={lift}
      />
      <div className={styles.under}>
        <span className="muted">{signed ? '' : say(words.sign)}</span>
        <Button small icon={Eraser} onClick={clear}>
          {say(words.clear)}
        </Button>
      </div>
    </div>
  );
}

/** At once, because what is signed may be sent with the next press, or wiped by it; `toBlob` answers later. */
function pictureOf(canvas: HTMLCanvasElement): Blob {
  const text = canvas.toDataURL('image/png');
  const bytes = Uint8Array.from(atob(text.slice(text.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}

function wipe(canvas: HTMLCanvasElement | null): void {
  const brush = canvas?.getContext('2d');
  if (!brush) return;
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, sheet.width, sheet.height);
  brush.strokeStyle = '#111';
  brush.lineWidth = 4;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
}
