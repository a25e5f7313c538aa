import { mostFileName } from '@jst/contracts/document'

/** Devices of Windows, which are no names of files there. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * The last part of a name, without what no disk takes: control and direction-changing signs, wildcards, dots and blanks at its ends. Its ending
 * stays when it is too long. Empty: nothing is left of it.
 */
export function safeFileName(given: string): string {
  const name = given
    .toWellFormed()
    .normalize('NFC')
    .split(/[\\/]/)
    .at(-1)!
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff"<>|:*?]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '')
  return cut(devices.test(name) ? `_${name}` : name, mostFileName)
}

/** Shortened to a number of UTF-16 units, between signs as people see them. */
function cut(name: string, most: number): string {
  if (name.length <= most) return name
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : ''
  let shortened = ''
  for (const { segment } of new Intl.Segmenter('zh').segment(name)) {
    if (shortened.length + segment.length + ending.length > most) break
    shortened += segment
  }
  return shortened.trimEnd() + ending
}

/** Names of entries of an archive: `folder/name`, none twice, also where letters of either case are the same. */
export function entryNames(files: readonly { readonly folder: string; readonly name: string }[]): string[] {
  const taken = new Set<string>()
  return files.map(({ folder, name }) => {
    const dot = name.lastIndexOf('.')
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
    for (let copy = 1; ; copy++) {
      const entry = `${safeFileName(folder)}/${copy === 1 ? name : `${stem} (${copy})${ending}`}`
      const key = entry.toLowerCase()
      if (taken.has(key)) continue
      taken.add(key)
      return entry
    }
  })
}
