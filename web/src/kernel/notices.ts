/** A toast for code outside React. */
export interface Notice {
  readonly kind: 'error' | 'warning' | 'info' | 'success';
  readonly title: string;
  readonly text?: string;
}

let tell: ((notice: Notice) => void) | null = null;
let waiting: Notice[] = [];

/** Shows it now, or as soon as there is a shell to show it. */
export function notify(notice: Notice): void {
  if (tell) tell(notice);
  else waiting.push(notice);
}

/** Set by the shell: how to show notices. Waiting ones are shown at once. Calling the result unsets it. */
export function onNotice(show: (notice: Notice) => void): () => void {
  tell = show;
  const late = waiting;
  waiting = [];
  for (const notice of late) show(notice);
  return () => {
    if (tell === show) tell = null;
  };
}
