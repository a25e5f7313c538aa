import { DemoOutbox, webhookSender, type CodeSender } from './codes/code-sender.ts'
import { createMobileCodes, type MobileCodes } from './codes/mobile-codes.ts'
import type { AccountSettings } from '../../kernel/access/account-settings.ts'
import type { Secrets } from '../../kernel/access/secrets.ts'
import { HashQueue } from './sign-in/hash-queue.ts'
import { createWeChat, type WeChat } from './wechat/wechat-client.ts'

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
