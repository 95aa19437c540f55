/** A toast raised by code outside React. */
export interface Notice {
  readonly kind: 'error' | 'warning' | 'info' | 'success';
  readonly title: string;
  readonly text?: string;
}

let tell: ((notice: Notice) => void) | null = null;
let waiting: Notice[] = [];

/** Shows the notice now, or as soon as the shell is there. */
export function notify(notice: Notice): void {
  if (tell) tell(notice);
  else waiting.push(notice);
}

/** Registers how to show notices; called by the shell. Waiting notices are shown at once. Calling the result unregisters it. */
export function onNotice(show: (notice: Notice) => void): () => void {
  tell = show;
  const late = waiting;
  waiting = [];
  for (const notice of late) show(notice);
  return () => {
    if (tell === show) tell = null;
  };
}
