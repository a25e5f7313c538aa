import path from 'node:path'
import { createBlobStore, type Blobs, type BlobStore } from '../files/blobs.ts'
import { bucketBlobs, createBucketStore } from '../s3/store.ts'
import { openBucket } from '../s3/bucket.ts'
import { lookUpTexts, type LookUpTexts } from '../net/txt-records.ts'
import { noScan, scanByClamd, type Scan } from '../files/scan.ts'
import { defaultRetentionMonths, type RetentionMonths } from '../retention/retention-months.ts'
import { readSecretKey } from '../access/secret-key.ts'
import { createSecondReader, type SecondReader, type SecondReaderSettings } from '../net/second-reader.ts'
import { createSecrets, type Secrets } from '../access/secrets.ts'

/** A mail server and the sender of our mails. */
export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string
  /** `海捷货运 <notice@example.com>`. */
  readonly from: string
}

/** Environment of calls and jobs besides the database. */
export interface Surroundings {
  /** Our own public address: `https://freight.example.com`. */
  readonly origin: string
  readonly secrets: Secrets
  /** Undefined: mails wait in the outbox. */
  readonly mail: MailSettings | undefined
  /** Where the robots of WeChat Work listen. */
  readonly robotOrigin: string
  /** Addresses that companies type and the server posts to may lie in the own network, and need no TLS there. */
  readonly innerEndpoints: boolean
  /** For how long rows of tables are kept that grow by time. */
  readonly retentionMonths: RetentionMonths
  /** Milliseconds after which a simulated carrier answers. */
  readonly simulatedAnswerMs: number
  /** Bytes of the files of documents. */
  readonly blobs: BlobStore
  /** Bytes of pictures, logos and imported sheets. */
  readonly stored: Blobs
  readonly scan: Scan
  readonly lookUpTexts: LookUpTexts
  /** Undefined: the platform has none, and no text leaves it. */
  readonly secondReader: SecondReader | undefined
}

export const weChatWork = 'https://qyapi.weixin.qq.com'

interface Options {
  readonly origin?: string
  readonly secretKey?: string | undefined
  /** Where the key is kept when none is given; without a folder it is this process's own. */
  readonly dataDir?: string
  /** A bucket for files (kernel/s3/bucket.ts); undefined: they lie in the folder. */
  readonly filesUrl?: string | undefined
  /** The path at which the proxy before us leads to the bucket; undefined: what is downloaded goes through this process. */
  readonly filesProxy?: string | undefined
  readonly mail?: MailSettings | undefined
  readonly robotOrigin?: string
  readonly innerEndpoints?: boolean
  readonly retentionMonths?: RetentionMonths | undefined
  readonly simulatedAnswerMs?: number
  /** Address of clamd; undefined: files are not scanned for viruses. */
  readonly scanner?: string | undefined
  readonly lookUpTexts?: LookUpTexts | undefined
  readonly secondReader?: SecondReaderSettings | undefined
}

export function createSurroundings(options: Options = {}): Surroundings {
  const {
    origin = '',
    secretKey,
    dataDir,
    filesUrl,
    filesProxy,
    mail,
    robotOrigin = weChatWork,
    innerEndpoints = false,
    retentionMonths = defaultRetentionMonths,
    simulatedAnswerMs = 5_000,
    scanner,
    lookUpTexts: lookUp = lookUpTexts,
    secondReader,
  } = options
  let key: Buffer | undefined
  return {
    origin,
    secrets: createSecrets(() => (key ??= readSecretKey(secretKey, dataDir))),
    mail,
    robotOrigin,
    innerEndpoints,
    retentionMonths,
    simulatedAnswerMs,
    ...storesOf(dataDir, filesUrl, filesProxy),
    scan: scanner === undefined ? noScan : scanByClamd(scanner),
    lookUpTexts: lookUp,
    secondReader: secondReader && createSecondReader(secondReader),
  }
}

function storesOf(
  dataDir: string | undefined,
  filesUrl: string | undefined,
  filesProxy: string | undefined,
): Pick<Surroundings, 'blobs' | 'stored'> {
  const folder = dataDir === undefined ? undefined : path.join(dataDir, 'files')
  if (filesUrl === undefined) return { blobs: createBlobStore(folder), stored: createBlobStore(folder, '') }
  const bucket = openBucket(filesUrl)
  return { blobs: createBucketStore(bucket, path.join(dataDir ?? '.', 'scratch'), filesProxy), stored: bucketBlobs(bucket, 'stored/') }
}
