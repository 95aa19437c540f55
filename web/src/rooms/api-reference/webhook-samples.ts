/** How a webhook is verified, in the languages of most shops. Each answers whether it is genuine; the body is the text as it came. */
export const webhookSamples = {
  JavaScript: `import { createHmac, timingSafeEqual } from 'node:crypto';

function isGenuine(headers, body, secrets, now = Date.now() / 1000) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  if (!(Math.abs(now - Number(timestamp)) <= 300)) return false;
  return secrets.some((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const right = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
    return headers['webhook-signature'].split(' ').some((signature) => {
      const [version, text = ''] = signature.split(',');
      const sent = Buffer.from(text, 'base64');
      return version === 'v1' && sent.length === right.length && timingSafeEqual(sent, right);
    });
  });
}
`,
  Python: `import base64, hashlib, hmac, time


def is_genuine(headers, body, secrets, now=None):
    id, timestamp = headers["webhook-id"], headers["webhook-timestamp"]
    if abs((time.time() if now is None else now) - int(timestamp)) > 300:
        return False
    for secret in secrets:
        key = base64.b64decode(secret.removeprefix("whsec_"))
        right = hmac.new(key, f"{id}.{timestamp}.{body}".encode(), hashlib.sha256).digest()
        expected = "v1," + base64.b64encode(right).decode()
        if any(hmac.compare_digest(expected, sent) for sent in headers["webhook-signature"].split(" ")):
            return True
    return False
`,
  PHP: `<?php
function is_genuine(array $headers, string $body, array $secrets, ?int $now = null): bool
{
    $id = $headers['webhook-id'];
    $timestamp = $headers['webhook-timestamp'];
    if (abs(($now ?? time()) - (int) $timestamp) > 300) {
        return false;
    }
    foreach ($secrets as $secret) {
        $key = base64_decode(preg_replace('/^whsec_/', '', $secret));
        $right = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
        foreach (explode(' ', $headers['webhook-signature']) as $sent) {
            if (hash_equals($right, $sent)) {
                return true;
            }
        }
    }
    return false;
}
`,
  Java: `import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class Webhooks {
    public static boolean isGenuine(Map<String, String> headers, String body, List<String> secrets, long now) throws Exception {
        String id = headers.get("webhook-id");
        String timestamp = headers.get("webhook-timestamp");
        if (Math.abs(now - Long.parseLong(timestamp)) > 300) return false;
        for (String secret : secrets) {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(Base64.getDecoder().decode(secret.replaceFirst("^whsec_", "")), "HmacSHA256"));
            byte[] right = mac.doFinal((id + "." + timestamp + "." + body).getBytes(StandardCharsets.UTF_8));
            byte[] expected = ("v1," + Base64.getEncoder().encodeToString(right)).getBytes(StandardCharsets.UTF_8);
            for (String sent : headers.get("webhook-signature").split(" "))
                if (MessageDigest.isEqual(expected, sent.getBytes(StandardCharsets.UTF_8))) return true;
        }
        return false;
    }
}
`,
} as const;

/** A whole receiving program, displayed below the code above. */
export const webhookReceivers = {
  JavaScript: `import { createServer } from 'node:http';

createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (piece) => (body += piece));
  request.on('end', () => {
    const genuine = isGenuine(request.headers, body, [process.env.WAYBILL_WEBHOOK_SECRET]);
    console.log(genuine ? JSON.parse(body).type : 'not genuine');
    response.writeHead(genuine ? 204 : 400).end();
  });
}).listen(process.env.PORT ?? 8080);
`,
  Python: `import json, os
from http.server import BaseHTTPRequestHandler, HTTPServer


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"])).decode()
        genuine = is_genuine(self.headers, body, [os.environ["WAYBILL_WEBHOOK_SECRET"]])
        print(json.loads(body)["type"] if genuine else "not genuine", flush=True)
        self.send_response(204 if genuine else 400)
        self.end_headers()


HTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
`,
  PHP: `$body = file_get_contents('php://input');
$headers = array_change_key_case(getallheaders());
$genuine = is_genuine($headers, $body, [getenv('WAYBILL_WEBHOOK_SECRET')]);
error_log($genuine ? json_decode($body, true)['type'] : 'not genuine');
http_response_code($genuine ? 204 : 400);
`,
} as const;

/** How each is started, in the folder of its file: PHP is served by its own small server. */
export const receiverStarts: Readonly<Record<keyof typeof webhookReceivers, string>> = {
  JavaScript: 'node receiver.mjs',
  Python: 'python3 receiver.py',
  PHP: 'php -S 0.0.0.0:${PORT:-8080} receiver.php',
};

export type WebhookLanguage = keyof typeof webhookSamples;
export const webhookLanguages = Object.keys(webhookSamples) as WebhookLanguage[];
