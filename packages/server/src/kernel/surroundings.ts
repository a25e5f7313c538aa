import path from 'node:path'
import { createBlobStore, type BlobStore } from './blobs.ts'
import { noScan, scanByClamd, type Scan } from './scan.ts'
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
  /** Bytes of the files of documents. */
  readonly blobs: BlobStore
  readonly scan: Scan
}

export const weChatWork = 'https://qyapi.weixin.qq.com'

interface Options {
  readonly origin?: string
  readonly secretKey?: string | undefined
  /** Where the key is kept when none is given; without a folder it is this process's own. */
  readonly dataDir?: string
  readonly mail?: MailSettings | undefined
  readonly robotOrigin?: string
  /** Address of clamd; undefined: files are not scanned for viruses. */
  readonly scanner?: string | undefined
}

export function createSurroundings(options: Options = {}): Surroundings {
  const { origin = '', secretKey, dataDir, mail, robotOrigin = weChatWork, scanner } = options
  let key: Buffer | undefined
  return {
    origin,
    secrets: createSecrets(() => (key ??= readSecretKey(secretKey, dataDir))),
    mail,
    robotOrigin,
    blobs: createBlobStore(dataDir === undefined ? undefined : path.join(dataDir, 'files')),
    scan: scanner === undefined ? noScan : scanByClamd(scanner),
  }
}
