import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { RenderedPage } from '@jst/site/render'

/** A page as it is sent. */
export interface PageResponse {
  readonly status: number
  readonly body: Buffer
  readonly gzip: Buffer
  readonly brotli: Buffer
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

/** As small as it gets in a few milliseconds. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }

export function pageResponse(status: number, { html, style }: RenderedPage): PageResponse {
  const body = Buffer.from(html)
  return {
    status,
    body,
    gzip: gzipSync(body, { level: 8 }),
    brotli: brotliCompressSync(body, brotli),
    etag: `"${hash(body).slice(0, 22)}"`,
    policy: policyOf(style),
  }
}
