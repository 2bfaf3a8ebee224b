import { Webhook } from 'standardwebhooks';
import { CALLBACK_HEADERS } from '#generated/constants.js';

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
    [CALLBACK_HEADERS.webhookId]: id,
    [CALLBACK_HEADERS.webhookTimestamp]: String(Math.floor(at / 1000)),
    [CALLBACK_HEADERS.webhookSignature]: secrets.map((secret) => new Webhook(secret).sign(id, time, bytes)).join(' '),
  };
}
