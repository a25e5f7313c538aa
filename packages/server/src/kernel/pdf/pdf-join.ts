/** An object of a file: its number, and its bytes as latin-1 between `obj` and `endobj`. */
type Objects = Map<number, string>
const begins = /^(\d+) 0 obj\n/

/** Objects of a file as our writer makes them: one table of places at the end, no objects within streams. */
function objectsOf(text: string): Objects {
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  const places = [...text.slice(table).matchAll(/^(\d{10}) \d{5} n/gm)].map(([, at]) => Number(at)).toSorted((a, b) => a - b)
  return new Map(
    places.map((at, index) => {
      const objectText = text.slice(at, places[index + 1] ?? table)
      const head = begins.exec(objectText)
      if (!head) throw new Error(`no object of a PDF at ${at}`)
      return [Number(head[1]), objectText.slice(head[0].length, objectText.lastIndexOf('endobj'))]
    }),
  )
}
/** References of the dictionary of an object are moved; strings and the bytes of a stream stay. */
function moved(object: string, by: number): string {
  const stream = object.indexOf('\nstream\n')
  const [dictionary, rest] = stream < 0 ? [object, ''] : [object.slice(0, stream), object.slice(stream)]
  // a string without its end is passed over as well, so that none is looked through twice
  const shifted = dictionary.replace(/\((?:\\[^]|[^\\()])*\)?|\b(\d+) 0 R\b/g, (found: string, number: string | undefined) =>
    number === undefined ? found : `${Number(number) + by} 0 R`,
  )
  return shifted + rest
}
const referred = (dictionary: string, name: string): number => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1])

/**
 * One file with the pages of several, in their order. Each comes from `pdfBytes`; its title is left out. Nothing is drawn anew: the pages are those
 * that were stored.
 */
export function joinPdfs(files: readonly Buffer[]): Buffer {
  const objects: string[] = []
  const roots: { readonly at: number; readonly pages: number }[] = []
  for (const file of files) {
    const text = file.toString('latin1')
    const objectsById = objectsOf(text)
    const by = objects.length
    const root = referred(objectsById.get(referred(text.slice(text.lastIndexOf('trailer')), 'Root')) ?? '', 'Pages')
    const last = Math.max(...objectsById.keys())
    for (let number = 1; number <= last; number += 1) objects.push(moved(objectsById.get(number) ?? 'null\n', by))
    roots.push({ at: by + root, pages: Number(/\/Count (\d+)/.exec(objectsById.get(root) ?? '')?.[1]) })
  }
  const [pages, catalog] = [objects.length + 1, objects.length + 2]
  for (const { at } of roots) objects[at - 1] = objects[at - 1]!.replace('<<', `<<\n/Parent ${pages} 0 R`)
  const count = roots.reduce((sum, root) => sum + root.pages, 0)
  objects.push(`<<\n/Type /Pages\n/Count ${count}\n/Kids [${roots.map(({ at }) => `${at} 0 R`).join(' ')}]\n>>\n`)
  objects.push(`<<\n/Type /Catalog\n/Pages ${pages} 0 R\n>>\n`)
  return written(objects, catalog)
}

function written(objects: readonly string[], catalog: number): Buffer {
  const parts = ['%PDF-1.3\n%\u00ff\u00ff\u00ff\u00ff\n']
  let length = parts[0]!.length
  const places = objects.map((object, at) => {
    const part = `${at + 1} 0 obj\n${object}endobj\n`
    const place = length
    parts.push(part)
    length += part.length
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  parts.push(
    `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<<\n/Size ${size}\n/Root ${catalog} 0 R\n>>\nstartxref\n${length}\n%%EOF\n`,
  )
  return Buffer.from(parts.join(''), 'latin1')
}
