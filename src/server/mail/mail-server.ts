/** The hospital's mail server: its timeouts, and the log when it takes no mail. */
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import { Absence } from '#server/kernel/absence.ts';

/** Milliseconds. Less than the five minutes for which a message is claimed, so that no other process sends it too. */
const patience = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

export const connectMailServer = (url: string, limits: Partial<typeof patience> = {}) =>
  nodemailer.createTransport({ url, ...patience, ...limits });

/** Whether the server takes no mail, regardless of the message: it is unreachable, silent, or refuses us. */
export function isServerAway(error: unknown) {
  const { code = '', command = '' } = error as { code?: string; command?: string };
  return (
    command === 'CONN' ||
    /^(ECONN|ETIMEDOUT|EDNS|ESOCKET|ETLS|EAUTH|ENOAUTH|EHOSTUNREACH|ENOTFOUND)/.test(code)
  );
}

/**
 * Whether the recipient is refused for good: no such mailbox or domain, closed, full. A refusal of the sender, of
 * relaying or of our own address is not: the server's operator can fix it. The detailed code (RFC 3463) decides;
 * without one, the wording does.
 */
export function isRecipientRefused(error: unknown) {
  const { command, response = '' } = error as { command?: string; response?: string };
  const [, code, detail] = /^(5\d\d)[ -](?:(5\.\d{1,3}\.\d{1,3})\b)?/.exec(response) ?? [];
  if (!code || (command !== 'RCPT TO' && command !== 'DATA')) return false;
  if (detail) return /^5\.[124]\./.test(detail) && !/^5\.1\.[78]$/.test(detail);
  return command === 'RCPT TO' && /^55[0-3]$/.test(code) && !/relay|auth|sender|block|spam/i.test(response);
}

/** The code alone: the server's text may quote the address. */
export function faultOf(error: unknown) {
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string };
  return responseCode ?? code ?? name;
}

/** Logs an outage once and its end once: thousands of messages may wait. */
export class MailWatch {
  #outage: Absence | null = null;
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Call after a failed delivery. */
  away(error: unknown) {
    if (!this.#outage) {
      this.#outage = new Absence();
      this.#log.warn({ fault: faultOf(error) }, 'the mail server takes no mail; messages wait');
    }
    this.#outage.failed++;
  }

  /** Call after any answer of the server, even a refusal. */
  back() {
    if (!this.#outage) return;
    this.#log.info(this.#outage.figures, 'the mail server takes mail again');
    this.#outage = null;
  }
}
