/**
 * Lets a command end when the npm that started it is told to. npm passes a SIGTERM on to the shell between us, which dies of it
 * and leaves us behind; so we watch for that shell to go.
 */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watching.unref();
}
