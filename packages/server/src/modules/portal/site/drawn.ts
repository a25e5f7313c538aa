import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/** A page as it is sent. */
export interface Drawn {
  readonly status: number
  readonly body: Buffer
  readonly gzip: Buffer
  readonly etag: string
  readonly policy: string
}

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('base64')

/** Nothing runs on a page of a site: its style is allowed by its hash, pictures and forms come from and go to this origin. */
const policyOf = (style: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${hash(style)}'`,
    "img-src 'self' data:",
    // what asks for robots.txt in the page's name
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

export function drawn(status: number, html: string, style: string): Drawn {
  const body = Buffer.from(html)
  return { status, body, gzip: gzipSync(body, { level: 6 }), etag: `"${hash(body).slice(0, 22)}"`, policy: policyOf(style) }
}
