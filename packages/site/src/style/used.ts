interface Rule {
  readonly head: string
  /** Declarations, or the rules within. */
  readonly inside: string | readonly Rule[]
}

/** The rules of a style sheet, in order. */
export function rulesOf(css: string): readonly Rule[] {
  const rules: Rule[] = []
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at)
    if (open === -1) break
    let [depth, end] = [1, open + 1]
    for (; depth > 0 && end < css.length; end += 1) depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0
    const head = css.slice(at, open).trim()
    const inside = css.slice(open + 1, end - 1).trim()
    rules.push({ head, inside: head.startsWith('@') ? rulesOf(inside) : inside })
    at = end
  }
  return rules
}

/** Selectors of a head; a comma within parentheses divides none. */
const selectorsOf = (head: string) => head.split(/,(?![^(]*\))/)

/** Classes that an element must have for the selector: those of a choice or of a negation are none of them. */
const wanted = (selector: string) => selector.replaceAll(/:(?:is|not|has|where)\([^)]*\)+/g, '').match(/\.[a-z][\w-]*/g) ?? []

/** Returns the rules of a style sheet for elements with one of these classes, or without a class, minified. */
export function usedOf(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  return rules
    .map(({ head, inside }) => {
      if (typeof inside !== 'string') {
        const within = usedOf(inside, classes)
        return within && `${head}{${within}}`
      }
      const selectors = selectorsOf(head).filter((selector) => wanted(selector).every((name) => classes.has(name.slice(1))))
      return selectors.length > 0 ? `${selectors.map((one) => one.trim()).join(',')}{${short(inside)}}` : ''
    })
    .join('')
}

const short = (declarations: string) =>
  declarations
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*([;:,])\s+/g, '$1')
    .replace(/;$/, '')

/** Classes of a page, as it was drawn. */
export const classesOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)))
