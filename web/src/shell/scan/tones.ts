/** Sounds of scan results, so that the eyes can stay on the parcels: each differs clearly from the others. */
const scanTones = {
  ok: { notes: [[988, 90]], buzz: [40] },
  /** First code of two: the second one is expected. */
  half: {
    notes: [
      [660, 60],
      [880, 60],
    ],
    buzz: [25],
  },
  duplicate: {
    notes: [
      [660, 70],
      [0, 50],
      [660, 70],
    ],
    buzz: [40, 60, 40],
  },
  refused: { notes: [[220, 380]], buzz: [300] },
  unknown: {
    notes: [
      [330, 110],
      [0, 40],
      [247, 110],
      [0, 40],
      [185, 160],
    ],
    buzz: [120, 60, 120],
  },
  /** The device could not store the scan: long and unlike all others, so that the user stops. */
  unsafe: {
    notes: [
      [1400, 160],
      [0, 60],
      [700, 160],
      [0, 60],
      [1400, 160],
      [0, 60],
      [700, 160],
      [0, 60],
      [1400, 320],
    ],
    buzz: [200, 80, 200, 80, 400],
  },
} as const satisfies Record<
  string,
  { notes: readonly (readonly [hertz: number, milliseconds: number])[]; buzz: readonly number[] }
>;
export type ScanTone = keyof typeof scanTones;

let audio: AudioContext | null = null;

/** Plays a tone and vibrates the device where possible. A browser that does not allow sound yet stays silent. */
export function sound(tone: ScanTone): void {
  const { notes, buzz } = scanTones[tone];
  if ('vibrate' in navigator) navigator.vibrate([...buzz]);
  audio ??= new AudioContext();
  void audio.resume();
  let at = audio.currentTime;
  for (const [hertz, milliseconds] of notes) {
    const until = at + milliseconds / 1000;
    if (hertz > 0) note(audio, hertz, at, until);
    at = until;
  }
}

function note(context: AudioContext, hertz: number, at: number, until: number): void {
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.type = 'square';
  oscillator.frequency.value = hertz;
  volume.gain.setValueAtTime(0.12, at);
  volume.gain.setTargetAtTime(0, until - 0.015, 0.005);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(until);
}
