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
main.wide { max-width: 760px; margin-top: 4vh; margin-bottom: 8vh; }
h2 { font-size: 16px; margin: 24px 0 4px; }
.w { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: left; padding: 4px 8px; border-bottom: 1px solid #8888; white-space: nowrap; }
th:first-child, td:first-child { padding-left: 0; white-space: normal; }
.n { text-align: right; font-variant-numeric: tabular-nums; }
tfoot th { font-weight: 400; }
form { margin: 12px 0; }
input, select { font: inherit; padding: 6px 8px; max-width: 100%; box-sizing: border-box; }
summary { cursor: pointer; margin-top: 24px; }
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
  /** For tables. */
  readonly wide?: true
}

/** A page without scripts, for links that work without a sign-in. Its address is a permission, so that it is sent without referrer and is not cached. */
export const sendPlainPage = (reply: FastifyReply, status: number, { lang, title, body, wide }: PlainPage) =>
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
        `<body><main${wide ? ' class="wide"' : ''}><h1>${escaped(title)}</h1>${body}</main></body></html>`,
      ].join(''),
    )
