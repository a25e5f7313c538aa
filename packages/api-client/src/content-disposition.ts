/**
 * File name of a content-disposition header (RFC 6266): `filename*` in RFC 5987 coding first, then `filename`, which
 * servers also send percent-coded or as bare UTF-8 bytes. Folder parts and control characters are taken off.
 */
export function fileNameOf(contentDisposition: string | undefined): string | undefined {
  if (!contentDisposition) return undefined
  const name = extendedName(contentDisposition) ?? plainName(contentDisposition)
  return name === undefined ? undefined : safeName(name)
}

function extendedName(value: string): string | undefined {
  const match = /(?:^|;)\s*filename\*\s*=\s*"?([\w-]+)'[^']*'([^;"]+)/i.exec(value)
  if (!match?.[1] || match[2] === undefined) return undefined
  const bytes = percentBytes(match[2].trim())
  return bytes && decode(bytes, match[1])
}

function plainName(value: string): string | undefined {
  const match = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/i.exec(value)
  const raw = match?.[1]?.replace(/\\(.)/g, '$1') ?? match?.[2]?.trim()
  if (raw === undefined) return undefined
  if (/%[0-9a-f]{2}/i.test(raw)) return decode(percentBytes(raw), 'utf-8') ?? raw
  return decode(latin1Bytes(raw), 'utf-8') ?? raw
}

/** Bytes of a percent-coded text; undefined when it holds characters that are no single bytes. */
function percentBytes(text: string): Uint8Array | undefined {
  return latin1Bytes(text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))))
}

/** Browsers hand headers over byte by byte. */
function latin1Bytes(text: string): Uint8Array | undefined {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  return codes.every((code) => code < 256) ? Uint8Array.from(codes) : undefined
}

function decode(bytes: Uint8Array | undefined, charset: string): string | undefined {
  if (!bytes) return undefined
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function safeName(name: string): string | undefined {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const clean = base.replace(/\p{Cc}/gu, '').trim()
  return clean === '' || clean === '.' || clean === '..' ? undefined : clean
}
