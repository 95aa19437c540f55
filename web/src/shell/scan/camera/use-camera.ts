import { useEffect, useRef, useState, type RefObject } from 'react';
import { openCodeReader, type CodeReader } from './code-reader.ts';
import { readSymbol } from '@waybill/domain/rooms/prints/label-symbol.ts';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';

/** Milliseconds for which a code that left the picture still counts as the same parcel. */
const sameMs = 2000;

/**
 * Filters the texts that a camera reads: returns codes of ours that were not in the picture just before. A parcel held before the camera counts once, however
 * long; other printed codes, such as a shop's own, never count.
 *
 * @example const fresh = createSeenCodes(); fresh(['EX473124829XM:MDY:0'], Date.now()) // ['EX473124829XM']
 */
export function createSeenCodes(): (texts: readonly string[], now: number) => string[] {
  const seen = new Map<string, number>();
  return (texts, now) => {
    const codes = new Set(texts.flatMap((text) => readCode(readSymbol(text)?.tracking_code ?? text)?.code ?? []));
    const fresh = [...codes].filter((code) => now - (seen.get(code) ?? -Infinity) > sameMs);
    for (const code of codes) seen.set(code, now);
    return fresh;
  };
}

/** Why there is no picture, or why it cannot be read. */
export type CameraTrouble = 'denied' | 'none' | 'noDecoder';

export interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly trouble: CameraTrouble | null;
  /** Switches the lamp of the camera; null where the camera has no lamp. */
  readonly light: ((on: boolean) => void) | null;
}

/** Interval between two readings, in milliseconds: at most ten per second, so that a phone stays cool. */
const lookEvery = 100;

/** Runs the rear camera while the component is mounted, and passes each code on once. */
export function useCamera(onCode: (code: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null);
  const [light, setLight] = useState<Camera['light']>(null);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  }, [onCode]);
  useEffect(() => {
    const ended = new AbortController();
    const fail = (why: CameraTrouble) => {
      if (!ended.signal.aborted) setTrouble(why);
    };
    void run(
      ended.signal,
      () => video.current,
      (code) => latest.current(code),
      {
        fail,
        lamp: (track) => setLight(() => (on: boolean) => void switchLight(track, on)),
      },
    );
    return () => ended.abort();
  }, []);
  return { video, trouble, light };
}

interface Tell {
  readonly fail: (why: CameraTrouble) => void;
  readonly lamp: (track: MediaStreamTrack) => void;
}

async function run(
  ended: AbortSignal,
  element: () => HTMLVideoElement | null,
  take: (code: string) => void,
  { fail, lamp }: Tell,
): Promise<void> {
  const stream = await openStream().catch((error: unknown) => {
    fail(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'none');
    return null;
  });
  if (!stream) return;
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (ended.aborted) return stop();
  ended.addEventListener('abort', stop, { once: true });
  const picture = element();
  if (!picture) return;
  picture.srcObject = stream;
  await picture.play().catch(() => undefined);
  const [track] = stream.getVideoTracks();
  const { torch } = (track?.getCapabilities?.() ?? {}) as { torch?: boolean };
  if (track && torch === true && !ended.aborted) lamp(track);
  const reader = await openCodeReader();
  await lookOn(reader, picture, ended, take).catch(() => fail('noDecoder'));
  reader.close();
}

async function lookOn(
  reader: CodeReader,
  picture: HTMLVideoElement,
  ended: AbortSignal,
  take: (code: string) => void,
): Promise<void> {
  const fresh = createSeenCodes();
  while (!ended.aborted) {
    const began = performance.now();
    const seesNothing =
      document.visibilityState === 'hidden' || picture.readyState < HTMLMediaElement.HAVE_CURRENT_DATA;
    const texts = seesNothing ? [] : await reader.read(picture);
    if (ended.aborted) return;
    for (const code of fresh(texts, Date.now())) take(code);
    await new Promise((resolve) => {
      setTimeout(resolve, Math.max(0, lookEvery - (performance.now() - began)));
    });
  }
}

function openStream(): Promise<MediaStream> {
  // Browsers have no such API on plain http.
  if (!navigator.mediaDevices) return Promise.reject(new Error('no camera'));
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  });
}

async function switchLight(track: MediaStreamTrack, on: boolean): Promise<void> {
  await track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] }).catch(() => undefined);
}
