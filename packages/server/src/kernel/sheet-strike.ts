/** A run of text that is struck through: `<strike/>`, not `<strike val="0"/>`. */
const strike = /<(?:\w+:)?strike(?!\s+val=["'](?:0|false)["'])[\s/>]/

/** Whether a part of a text in several runs is struck through. */
export const hasStruckRun = (xml: string | undefined): boolean => xml !== undefined && strike.test(xml)

const contentOf = (xml: string, name: string) => new RegExp(`<(?:\\w+:)?${name}[\\s>]([\\s\\S]*?)</(?:\\w+:)?${name}>`).exec(xml)?.[1] ?? ''

/** Numbers of the cell formats whose font is struck through, from the XML of the styles: SheetJS does not read them. */
export function struckFormats(styles: string): ReadonlySet<string> {
  const fonts = contentOf(styles, 'fonts').match(/<(?:\w+:)?font(?:\s[^>]*)?(?:\/>|>[\s\S]*?<\/(?:\w+:)?font>)/g) ?? []
  const struck = new Set(fonts.flatMap((font, at) => (strike.test(font) ? [String(at)] : [])))
  if (struck.size === 0) return struck
  const formats = contentOf(styles, 'cellXfs').match(/<(?:\w+:)?xf\s[^>]*>/g) ?? []
  return new Set(formats.flatMap((format, at) => (struck.has(/\sfontId=["'](\d+)/.exec(format)?.[1] ?? '') ? [String(at)] : [])))
}

const columnOf = (letters: string) => Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** Places (`line:column`, the line from 1) of the cells of a sheet that have one of these formats. */
export function struckCells(sheet: string, formats: ReadonlySet<string>): ReadonlySet<string> {
  const places = new Set<string>()
  if (formats.size === 0) return places
  for (const [tag] of sheet.matchAll(/<(?:\w+:)?c\s[^>]*>/g)) {
    if (!formats.has(/\ss=["'](\d+)/.exec(tag)?.[1] ?? '')) continue
    const [, letters, line] = /\sr=["']([A-Z]+)(\d+)/.exec(tag) ?? []
    if (letters !== undefined) places.add(`${line}:${columnOf(letters)}`)
  }
  return places
}
