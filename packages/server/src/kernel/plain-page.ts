import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** A text as it stands in markup and in attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!)

const style = `:root { color-scheme: light dark; }
body { font: 16px/1.7 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; margin: 0; }
main { max-width: 480px; margin: 12vh auto 0; padding: 0 16px; }
h1 { font-size: 24px; }
button { font: inherit; padding: 8px 24px; cursor: pointer; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
dt { opacity: .72; }
dd { margin: 0; overflow-wrap: anywhere; }
`
/** The style of the page, by its hash, and forms to this origin. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface PlainPage {
  readonly lang: string
  readonly title: string
  /** Markup; every word of others in it is escaped. */
  readonly body: string
}

/** A page without scripts, for links that work without a sign-in. Its address is a permission: nobody is told of it, nothing keeps it. */
export const sendPlainPage = (reply: FastifyReply, status: number, { lang, title, body }: PlainPage) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'referrer-policy': 'no-referrer',
      'content-security-policy': policy,
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    })
    .send(
      [
        `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
        `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
        `<title>${escaped(title)}</title><style>${style}</style></head>`,
        `<body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`,
      ].join(''),
    )
