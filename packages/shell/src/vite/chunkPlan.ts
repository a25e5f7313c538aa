/** Modules that the same entries need: the smallest part that a build can load by itself. */
export interface Atom {
  readonly name: string
  /** Compressed size. */
  readonly bytes: number
  /** Entries whose first load needs it. */
  readonly entries: ReadonlySet<string>
  /** Names of the atoms that it imports. */
  readonly imports: readonly string[]
}

interface Costs {
  /** One more file in a first load is worth as many bytes. */
  readonly fileBytes: number
  /** Limit for the unused bytes that one merge adds to an entry. */
  readonly mostInVain: number
  /** How often an entry is loaded, compared with the others. */
  readonly weightOf: (entry: string) => number
}

interface Chunk {
  readonly names: readonly string[]
  readonly bytes: number
  /** Every chunk that comes with it, directly or through others. */
  readonly brings: Set<Chunk>
}

interface Load {
  readonly weight: number
  readonly chunks: Set<Chunk>
}

/**
 * Merges atoms into chunks, best pair first, as long as the saved files are worth more than the unused bytes that entries then load.
 * Chunks never import each other in a circle. Equal input gives equal output.
 */
export function planChunks(atoms: readonly Atom[], costs: Costs): (readonly string[])[] {
  const chunks = chunksOf(atoms)
  const loads = loadsOf(atoms, chunks, costs)
  const left = new Set(chunks.values())
  const pair = (one: Chunk, other: Chunk) => ({ one, other, gain: gainOf(one, other, loads, costs) })
  let pairs = [...left].flatMap((one, at, all) => all.slice(at + 1).map((other) => pair(one, other)))
  for (;;) {
    pairs = pairs.filter(({ one, other, gain }) => gain > 0 && left.has(one) && left.has(other))
    const [first] = pairs
    if (!first) return [...left].map(({ names }) => names)
    const best = pairs.reduce((most, one) => (one.gain > most.gain ? one : most), first)
    // later merges may have changed the files of the entries
    const gain = leadsAround(best.one, best.other) ? 0 : gainOf(best.one, best.other, loads, costs)
    if (gain > 0 && gain >= best.gain) {
      const merged = merge(best.one, best.other, left, loads)
      pairs.push(...[...left].filter((chunk) => chunk !== merged).map((chunk) => pair(merged, chunk)))
    } else best.gain = gain
  }
}

/** Bytes that merging two chunks saves over all entries; 0 if an entry would load too many unused bytes. */
function gainOf(one: Chunk, other: Chunk, loads: readonly Load[], { fileBytes, mostInVain }: Costs): number {
  let gain = 0
  for (const { weight, chunks } of loads) {
    const [here, there] = [chunks.has(one), chunks.has(other)]
    if (here && there) gain += weight * fileBytes
    else if (here || there) {
      const added = here ? other : one
      let [bytes, files] = [added.bytes, 0]
      for (const chunk of added.brings)
        if (!chunks.has(chunk)) {
          bytes += chunk.bytes
          files++
        }
      if (bytes > mostInVain) return 0
      gain -= weight * (bytes + files * fileBytes)
    }
  }
  return gain
}

function chunksOf(atoms: readonly Atom[]): Map<string, Chunk> {
  const byName = new Map(atoms.map(({ name, bytes }): [string, Chunk] => [name, { names: [name], bytes, brings: new Set() }]))
  const atomOf = new Map(atoms.map((atom) => [atom.name, atom]))
  for (const [name, { brings }] of byName) {
    const seen = new Set([name])
    for (const one of seen) for (const imported of atomOf.get(one)?.imports ?? []) seen.add(imported)
    for (const one of seen) if (one !== name && byName.has(one)) brings.add(byName.get(one)!)
  }
  return byName
}

function loadsOf(atoms: readonly Atom[], chunks: ReadonlyMap<string, Chunk>, { weightOf }: Costs): Load[] {
  const loads = new Map<string, Load>()
  for (const { name, entries } of atoms)
    for (const entry of entries) {
      const load = loads.get(entry) ?? { weight: weightOf(entry), chunks: new Set() }
      loads.set(entry, load)
      load.chunks.add(chunks.get(name)!)
    }
  return [...loads.values()]
}

/** True if one of two chunks imports the other through a third: merging them would create a circular import. */
const leadsAround = (one: Chunk, other: Chunk): boolean =>
  [...one.brings].some((chunk) => chunk.brings.has(other)) || [...other.brings].some((chunk) => chunk.brings.has(one))

function merge(one: Chunk, other: Chunk, left: Set<Chunk>, loads: readonly Load[]): Chunk {
  const brings = new Set([...one.brings, ...other.brings])
  brings.delete(one)
  brings.delete(other)
  const merged = { names: [...one.names, ...other.names], bytes: one.bytes + other.bytes, brings }
  left.delete(one)
  left.delete(other)
  const replace = (chunks: Set<Chunk>) => {
    if ([chunks.delete(one), chunks.delete(other)].includes(true)) for (const chunk of [merged, ...brings]) chunks.add(chunk)
  }
  for (const chunk of left) replace(chunk.brings)
  for (const { chunks } of loads) replace(chunks)
  left.add(merged)
  return merged
}
