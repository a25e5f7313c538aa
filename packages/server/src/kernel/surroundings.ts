import { readSecretKey } from './secret-key.ts'
import { createSecrets, type Secrets } from './secrets.ts'

/** A mail server, and whose name stands on what we send. */
export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string
  /** `海捷货运 <notice@example.com>`. */
  readonly from: string
}

/** What calls and jobs know of the world besides the database. */
export interface Surroundings {
  /** Our own public address: `https://freight.example.com`. */
  readonly origin: string
  readonly secrets: Secrets
  /** Undefined: mails wait in the outbox. */
  readonly mail: MailSettings | undefined
  /** Where the robots of WeChat Work listen. */
  readonly robotOrigin: string
}

export const weChatWork = 'https://qyapi.weixin.qq.com'

interface Options {
  readonly origin?: string
  readonly secretKey?: string | undefined
  /** Where the key is kept when none is given; without a folder it is this process's own. */
  readonly dataDir?: string
  readonly mail?: MailSettings | undefined
  readonly robotOrigin?: string
}

export function createSurroundings({ origin = '', secretKey, dataDir, mail, robotOrigin = weChatWork }: Options = {}): Surroundings {
  let key: Buffer | undefined
  return { origin, secrets: createSecrets(() => (key ??= readSecretKey(secretKey, dataDir))), mail, robotOrigin }
}
