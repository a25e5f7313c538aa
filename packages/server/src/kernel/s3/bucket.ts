import type { Readable } from 'node:stream'

/** One object of a listing. */
interface Listed {
  readonly key: string
  readonly size: number
  readonly changed: Date
}

/** Operations of a bucket that stores need; keys are below the prefix of its address. */
export interface Bucket {
  put(key: string, bytes: Buffer): Promise<void>
  /** Of any length, in parts. Nothing is there until it is whole. */
  send(key: string, bytes: Readable): Promise<void>
  /** Undefined: there is none. */
  get(key: string): Promise<{ readonly size: number; readonly body: Readable } | undefined>
  size(key: string): Promise<number | undefined>
  /** Path and query of a link to an object that whoever has it may fetch for some seconds, at the endpoint. */
  signed(key: string, seconds: number): Promise<string>
  list(prefix: string): Promise<Listed[]>
  remove(keys: readonly string[]): Promise<void>
}

/** An object of more bytes goes in parts; the smallest that S3 takes is 5 MiB. */
const partBytes = 8 * 1024 * 1024
/** One by one: older stores take many at once only with a checksum that the client no longer sends. */
const removedAtOnce = 16

/**
 * S3 or what speaks its language: `s3://bucket/prefix?endpoint=https://host:9000&region=eu-central-1`. Keys come from where the official client looks
 * for them: `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, a profile, the machine's role.
 */
export function openBucket(address: string): Bucket {
  const url = new URL(address)
  const endpoint = url.searchParams.get('endpoint')
  const settings = {
    region: url.searchParams.get('region') ?? 'us-east-1',
    // stores of others know no names of hosts for buckets
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const
  const begin = async () => {
    const sdk = await import('./sdk.ts')
    return { sdk, client: new sdk.S3Client(settings) }
  }
  let loading: ReturnType<typeof begin> | undefined
  const load = () => (loading ??= begin())
  const Bucket = url.hostname
  const prefix = url.pathname.replace(/^\/+|(?<!\/)\/+$/g, '').replace(/$/, (_, at) => (at > 0 ? '/' : ''))
  const Key = (key: string) => prefix + key

  return {
    async put(key, bytes) {
      const { sdk, client } = await load()
      await client.send(new sdk.PutObjectCommand({ Bucket, Key: Key(key), Body: bytes }))
    },
    async send(key, bytes) {
      const { sdk, client } = await load()
      await new sdk.Upload({ client, params: { Bucket, Key: Key(key), Body: bytes }, partSize: partBytes, queueSize: 2 }).done()
    },
    async get(key) {
      const { sdk, client } = await load()
      const object = await client.send(new sdk.GetObjectCommand({ Bucket, Key: Key(key) })).catch(missing)
      return object && { size: object.ContentLength ?? 0, body: object.Body as Readable }
    },
    async size(key) {
      const { sdk, client } = await load()
      return (await client.send(new sdk.HeadObjectCommand({ Bucket, Key: Key(key) })).catch(missing))?.ContentLength
    },
    async signed(key, seconds) {
      const { sdk, client } = await load()
      const link = new URL(await sdk.getSignedUrl(client, new sdk.GetObjectCommand({ Bucket, Key: Key(key) }), { expiresIn: seconds }))
      return link.pathname + link.search
    },
    async list(below) {
      const { sdk, client } = await load()
      const all: Listed[] = []
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix: Key(below), ContinuationToken }))
        for (const one of page.Contents ?? [])
          all.push({ key: one.Key!.slice(prefix.length), size: one.Size ?? 0, changed: one.LastModified ?? new Date(0) })
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (ContinuationToken)
      return all
    },
    async remove(keys) {
      const { sdk, client } = await load()
      for (let at = 0; at < keys.length; at += removedAtOnce)
        await Promise.all(
          keys.slice(at, at + removedAtOnce).map((key) => client.send(new sdk.DeleteObjectCommand({ Bucket, Key: Key(key) }))),
        )
    },
  }
}

function missing(error: Error): undefined {
  if (error.name !== 'NotFound' && error.name !== 'NoSuchKey') throw error
}
