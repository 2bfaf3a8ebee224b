import { Webhook } from 'standardwebhooks';

/**
 * Returns the Standard Webhooks headers of one callback; none without a secret. During a rotation every valid secret
 * signs, so that a receiver may check with either.
 *
 * @param at epoch milliseconds.
 */
export function signatureHeaders(secrets: readonly string[], id: string, at: number, body: Uint8Array): Record<string, string> {
  if (secrets.length === 0) return {};
  const time = new Date(at);
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, time, bytes)).join(' '),
  };
}
