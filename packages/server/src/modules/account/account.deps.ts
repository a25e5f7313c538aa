import { DemoOutbox, webhookSender, type CodeSender } from './codes/code-sender.ts'
import { createMobileCodes, type MobileCodes } from './codes/mobile-codes.ts'
import type { Secrets } from '../../kernel/access/secrets.ts'
import { HashQueue } from './sign-in/hash-queue.ts'
import { createWeChat, type WeChat } from './wechat/wechat-client.ts'

/** The area's part of the configuration. */
export interface AccountSettings {
  readonly secretKey: string | undefined
  /** Service that sends codes to mobiles; undefined: none, but for the outbox of a demo. */
  readonly sms: { readonly url: string; readonly secret: string | undefined } | undefined
  readonly weChat: { readonly appId: string; readonly secret: string; readonly openUrl: string; readonly apiUrl: string } | undefined
}

interface Surroundings {
  readonly demo: boolean
  readonly now: () => Date
  readonly secrets: Secrets
  readonly settings?: AccountSettings | undefined
  /** Our own public address. */
  readonly origin?: string
  readonly log?: (error: Error) => void
}

/** Dependencies of the calls of the area. */
export interface AccountParts {
  /** Demo data is there: the sign-in page offers the demo accounts. */
  readonly demo: boolean
  readonly now: () => Date
  readonly secrets: Secrets
  readonly hashing: HashQueue
  readonly codes: MobileCodes
  readonly hasSender: boolean
  readonly outbox: DemoOutbox | undefined
  readonly weChat: WeChat | undefined
  readonly log: (error: Error) => void
}

export function createAccountParts({ demo, now, secrets, settings, origin = '', log = () => {} }: Surroundings): AccountParts {
  const outbox = demo && !settings?.sms ? new DemoOutbox() : undefined
  const sender: CodeSender | undefined = settings?.sms ? webhookSender(settings.sms.url, settings.sms.secret) : outbox
  return {
    demo,
    now,
    secrets,
    hashing: new HashQueue(),
    codes: createMobileCodes({ sender, secrets, now, log }),
    hasSender: sender !== undefined,
    outbox,
    weChat: settings?.weChat && createWeChat({ ...settings.weChat, origin }),
    log,
  }
}
