import { usualLimits, type RemoteFolder, type RemoteLimits, type RemoteTarget } from './remote-folder.ts';

/** Opens a remote folder; nothing is connected before its first use. The libraries are loaded only here, so a server without one never reads them. */
export async function openRemote(target: RemoteTarget, limits: RemoteLimits = usualLimits): Promise<RemoteFolder> {
  if (target.kind === 's3') return (await import('./s3-folder.ts')).openS3(target, limits);
  return (await import('./sftp-folder.ts')).openSftp(target, limits);
}
