/** Whether scan mode begins with the camera, as this device remembers it: nothing personal, so it outlives the sign-out. */
const choiceName = 'waybill-camera';
const scannerName = 'waybill-scanner';

/** A scanner has typed on this device: it needs no camera unless somebody asks for it. */
export function noteScanner(): void {
  if (kept(scannerName) === null) keep(scannerName, 'yes');
}

export function keepCameraChoice(on: boolean): void {
  keep(choiceName, on ? 'on' : 'off');
}

/** Does the camera open by itself? As it was left; at first on devices that are touched and on which no scanner has typed yet. */
export function opensByItself(): boolean {
  const chosen = kept(choiceName);
  if (chosen !== null) return chosen === 'on';
  return window.matchMedia('(pointer: coarse)').matches && kept(scannerName) === null;
}

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
}
