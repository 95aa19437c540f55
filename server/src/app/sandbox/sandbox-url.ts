/** `<database>_sandbox`, in the same cluster. */
export function sandboxUrl(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `${url.pathname}_sandbox`;
  return url.href;
}
