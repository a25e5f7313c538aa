/** A mail as a reader's program shows it. */
export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** As it came over the wire. */
  readonly raw: string
  /** By lower-case name, decoded. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly html: string
}

/** A mail of two alternatives, plain and markup. */
export function simpleMail(from: string, to: readonly string[], raw: string): ReceivedMail {
  const { headers, body } = partOf(raw)
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1]
  const parts =
    boundary === undefined
      ? [{ headers, body }]
      : body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => partOf(part.trimStart()))
  const contentOf = (type: string) => {
    const part = parts.find((one) => (one.headers['content-type'] ?? '').startsWith(type))
    return part ? decoded(part.body, part.headers['content-transfer-encoding'] ?? '') : ''
  }
  return { from, to, raw, headers, text: contentOf('text/plain'), html: contentOf('text/html') }
}

function partOf(raw: string): { headers: Record<string, string>; body: string } {
  const at = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, at)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), words(line.slice(line.indexOf(':') + 1).trim())]),
  )
  return { headers, body: raw.slice(at + 4).replace(/\r\n$/, '') }
}

/** Encoded words of a header (RFC 2047). */
const words = (value: string) =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString('latin1') : quoted(text.replaceAll('_', ' ')),
    )
    .replace(/^[\s\S]*$/, (text) => Buffer.from(text, 'latin1').toString('utf8'))

const quoted = (text: string) => text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable') return Buffer.from(quoted(body.replaceAll('=\r\n', '')), 'latin1').toString('utf8')
  return body
}
