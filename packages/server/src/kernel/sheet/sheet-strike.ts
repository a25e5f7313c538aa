/** A run of text that is struck through: `<strike/>`, not `<strike val="0"/>`. */
const strike = /<(?:\w+:)?strike(?!\s+val=["'](?:0|false)["'])[\s/>]/

/** True of a text in several runs when one of them is struck through. */
export const hasStruckRun = (xml: string | undefined): boolean => xml !== undefined && strike.test(xml)

/** An element from its first tag to its last. */
function elementOf(xml: string, name: string): string {
  const from = new RegExp(`<(?:\\w+:)?${name}[\\s>]`).exec(xml)?.index
  if (from === undefined) return ''
  const rest = xml.slice(from)
  return rest.slice(0, new RegExp(`</(?:\\w+:)?${name}>`).exec(rest)?.index ?? 0)
}

/** Numbers of the cell formats whose font is struck through, from the XML of the styles: SheetJS does not read them. */
export function struckFormats(styles: string): ReadonlySet<string> {
  const struck = new Set<string>()
  let font = -1
  for (const [tag] of elementOf(styles, 'fonts').matchAll(/<(?:\w+:)?(?:font|strike)[\s/>][^<>]*>?/g))
    if (strike.test(tag)) struck.add(String(font))
    else if (!tag.includes('strike')) font += 1
  if (struck.size === 0) return struck
  const formats = elementOf(styles, 'cellXfs').match(/<(?:\w+:)?xf\s[^<>]*>/g) ?? []
  return new Set(formats.flatMap((format, at) => (struck.has(/\sfontId=["'](\d+)/.exec(format)?.[1] ?? '') ? [String(at)] : [])))
}

const columnOf = (letters: string) => Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** Places (`line:column`, the line from 1) of the cells of a sheet that have one of these formats. */
export function struckCells(sheet: string, formats: ReadonlySet<string>): ReadonlySet<string> {
  const places = new Set<string>()
  if (formats.size === 0) return places
  for (const [tag] of sheet.matchAll(/<(?:\w+:)?c\s[^<>]*>/g)) {
    if (!formats.has(/\ss=["'](\d+)/.exec(tag)?.[1] ?? '')) continue
    const [, letters, line] = /\sr=["']([A-Z]+)(\d+)/.exec(tag) ?? []
    if (letters !== undefined) places.add(`${line}:${columnOf(letters)}`)
  }
  return places
}
