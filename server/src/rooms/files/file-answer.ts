import { isImage } from '@waybill/domain/kernel/file-types.ts';
import { FileAnswer } from '../../kernel/routes.ts';
import type { StoredFile } from './files.queries.ts';

/**
 * Returns a stored file as an HTTP response. Browsers show images and save everything else. The content security policy stops scripts hidden in a file from
 * running when its address is opened. Only the browser may cache it, not a proxy.
 */
export function fileAnswer({ name, media_type, content }: StoredFile): FileAnswer {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new FileAnswer(content, {
    'content-type': media_type,
    'content-length': String(content.length),
    'content-disposition': `${isImage(media_type) ? 'inline' : 'attachment'}; filename="file${/\.[a-z]+$/.exec(name)?.[0] ?? ''}"; filename*=UTF-8''${encoded}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, max-age=3600, immutable',
  });
}
