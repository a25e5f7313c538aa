import type { NodemailerError } from 'nodemailer'
import { AppError } from '../../kernel/errors.ts'
import type { MailSettings } from '../../kernel/process/surroundings.ts'
import { oneLine, type MailBody } from './content.ts'
import { texts } from './notices.texts.ts'

export interface MailFile {
  readonly name: string
  readonly bytes: Buffer
}

interface OutgoingMail extends MailBody {
  /** The number by which a receiver knows a mail that comes twice. */
  readonly id: string
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  /** Name of the company that writes, before the address of the platform's mailbox; '' : as the configuration says. */
  readonly sender: string
  /** Left out for a letter to somebody who gets no notices. */
  readonly unsubscribe?: string
  readonly replyTo?: string
  readonly files?: readonly MailFile[]
}

/** The receiving side takes no such mail: at all, or not now. */
export class MailRefused extends Error {
  override name = 'MailRefused'
  readonly forGood: boolean
  constructor(message: string, forGood: boolean) {
    super(message)
    this.forGood = forGood
  }
}

export interface Mailer {
  /** @throws MailRefused for this mail; AppError UNAVAILABLE when the server itself takes nothing. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>
  close(): void
}

const waitMs = 10_000
const idleMs = 30_000
/** One address, and nothing that ends a header or adds a receiver. */
export const isMailAddress = (address: string): boolean =>
  /^[^\s<>()[\]\\,;:"@]{1,64}@(?:[^\s<>()[\]\\,;:"@.]+\.)+[^\s<>()[\]\\,;:"@.]+$/.test(address)
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** A connection that takes one mail after the other. Loaded by the first job that sends. */
export async function openMailer({ url, from }: MailSettings): Promise<Mailer> {
  const { createTransport } = await import('nodemailer')
  const { protocol, hostname, port, username, password } = new URL(url)
  const mailbox = /<([^<>]+)>$/.exec(from)?.[1] ?? from
  const secure = protocol === 'smtps:'
  const transport = createTransport(
    {
      pool: true,
      maxConnections: 1,
      host: hostname.replace(/^\[|\]$/g, ''),
      ...(port && { port: Number(port) }),
      secure,
      // a password leaves this machine over an encrypted connection alone
      requireTLS: !secure && username !== '' && !loopback.test(hostname),
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      connectionTimeout: waitMs,
      greetingTimeout: waitMs,
      socketTimeout: idleMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send({ id, to, subject, sender, text, html, unsubscribe, replyTo, files = [] }, signal) {
      if (!isMailAddress(to.address)) throw new MailRefused(texts.errors.badAddress, true)
      const headers = unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      }
      const more = {
        ...(sender !== '' && { from: { name: oneLine(sender, 100), address: mailbox } }),
        ...(headers && { headers }),
        ...(replyTo && { replyTo }),
        ...(files.length > 0 && { attachments: files.map(({ name, bytes }) => ({ filename: name, content: bytes })) }),
      }
      try {
        await transport.sendMail({ messageId: id, to, subject, text, html, signal, ...more })
      } catch (error) {
        throw troubleOf(error as NodemailerError)
      }
    },
    close: () => transport.close(),
  }
}

/** Codes of the receiver's answer to one mail; without one, the server takes nothing. */
function troubleOf({ code, responseCode, response, message }: NodemailerError): Error {
  const words = (response ?? message).slice(0, 200)
  if (code === 'EABORT') return new AppError('UNAVAILABLE', { message: texts.errors.noAnswer })
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'ETLS') return new AppError('UNAVAILABLE', { message: texts.errors.server(words) })
  if ((code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined) {
    const forGood = responseCode >= 500
    return new MailRefused(forGood ? texts.errors.refused(words) : texts.errors.later(words), forGood)
  }
  return new AppError('UNAVAILABLE', { message: texts.errors.noAnswer })
}
