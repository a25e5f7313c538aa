import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.bcmap': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
/** Precompressed files that the build has put beside a file, best first. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

export interface Asset {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Built files of one app, read once and kept: they are few, never change under their name, and a page asks for many at a time,
 * where a stream for each costs the server ten times as much. Only names that the build has written are answered.
 */
export class Assets {
  private names: ReadonlySet<string> = new Set()
  private readAt = -1
  private readonly assets = new Map<string, Asset>()
  private readonly folder: string

  /** `folder`: where the hashed files are; it may come later. */
  constructor(folder: string) {
    this.folder = folder
  }

  /** Undefined for what is not there. `accepted`: the header accept-encoding. */
  find(name: string, accepted: string): Asset | undefined {
    if (!this.names.has(name)) this.look()
    const type = types[path.extname(name)]
    if (!this.names.has(name) || type === undefined) return undefined
    const [encoding, extension] = encodings.find(([one, end]) => accepted.includes(one) && this.names.has(name + end)) ?? ['', '']
    const file = name + extension
    const cached = this.assets.get(file)
    if (cached) return cached
    const asset = { body: readFileSync(path.join(this.folder, file)), headers: headersOf(type, encoding) }
    this.assets.set(file, asset)
    return asset
  }

  /** Another build brings other names, and what was kept goes. */
  private look(): void {
    if (!existsSync(this.folder)) return
    const { mtimeMs } = statSync(this.folder)
    if (mtimeMs === this.readAt) return
    this.readAt = mtimeMs
    this.names = new Set(readdirSync(this.folder))
    this.assets.clear()
  }
}

const headersOf = (type: string, encoding: string): Asset['headers'] => ({
  'content-type': type,
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'accept-encoding',
  ...(encoding && { 'content-encoding': encoding }),
})
