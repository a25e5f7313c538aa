// Names for the shapes of declarations that stand at several places.

const wordsOf = (hint) => hint.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []
const pascal = (words) => words.map((word) => word[0].toUpperCase() + word.slice(1)).join('')

/** Last words that all hints share (`Calls` of `portCalls` and `berthCalls`), or the most frequent hint. */
function commonName(hints) {
  const all = hints.map(wordsOf)
  let common = all[0]
  for (const words of all) {
    let same = 0
    while (same < common.length && same < words.length && common.at(-1 - same).toLowerCase() === words.at(-1 - same).toLowerCase())
      same += 1
    common = same ? common.slice(-same) : []
  }
  if (common.length > 0) return pascal(common)
  const counts = Map.groupBy(hints, (hint) => hint)
  return pascal(wordsOf([...counts].toSorted((a, b) => b[1].length - a[1].length)[0][0]))
}

/** A shorter type says more than a name for it. */
const shortest = 24

/**
 * Names every shape whose name is shorter than its copies. Shapes within others come first.
 * @param {readonly { count: number, hints: string[], name?: string }[]} shapes
 * @param {ReadonlySet<string>} taken names that a shape would hide
 * @param {(shape: object) => number} lengthOf length of the text, inner shapes by their names
 */
export function nameShapes(shapes, taken, lengthOf) {
  const last = new Map()
  for (const shape of shapes) {
    if (shape.count < 2) continue
    const base = commonName(shape.hints)
    const number = last.get(base) ?? (taken.has(base) ? 1 : 0)
    const name = number ? `${base}${number + 1}` : base
    const reference = `shapes.${name}`.length
    const length = lengthOf(shape)
    if (length < shortest || length * shape.count <= reference * shape.count + length + `export type ${name} = ;\n`.length) continue
    last.set(base, number + 1)
    shape.name = name
  }
}
