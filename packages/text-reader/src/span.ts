/** Characters `start` to `end` (not included) of the source. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Subtracts parts from a span. */
export function without(span: Span, parts: readonly Span[]): Span[] {
  const rest: Span[] = []
  let at = span.start
  for (const part of parts.toSorted((a, b) => a.start - b.start)) {
    if (part.start > at) rest.push({ start: at, end: Math.min(part.start, span.end) })
    at = Math.max(at, part.end)
  }
  if (at < span.end) rest.push({ start: at, end: span.end })
  return rest
}

/** The part of a span without white space at its ends. */
export function trimmed(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end)
  const from = start + words.length - words.trimStart().length
  return { start: from, end: Math.max(from, start + words.trimEnd().length) }
}

/** Lines of a text, without their line ends. */
export function linesOf(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && text[at] !== '\n') continue
    spans.push({ start, end: text[at - 1] === '\r' && at > start ? at - 1 : at })
    start = at + 1
  }
  return spans
}
