/** Nesting of the deepest honest message is some 12. */
const deepest = 100

/** True for JSON that nests deeper than messages do. What reads it follows its values by recursion, and would run out of stack. */
export function nestsTooDeep(text: string, most = deepest): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (inText) {
      if (sign === '\\') at += 1
      else if (sign === '"') inText = false
    } else if (sign === '"') inText = true
    else if (sign === '{' || sign === '[') {
      depth += 1
      if (depth > most) return true
    } else if (sign === '}' || sign === ']') depth -= 1
  }
  return false
}

/** JSON of another program, also behind a byte order mark. @throws SyntaxError for what is none, or nests too deep */
export function parseJson(text: string): unknown {
  if (nestsTooDeep(text)) throw new SyntaxError('nested too deep')
  return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
}
