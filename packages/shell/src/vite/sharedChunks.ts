import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { build, type InlineConfig, type Plugin, type Rollup } from 'vite'
import { planChunks, type Atom } from './chunkPlan.ts'

/** Cost of one more file in a first load, in bytes: headers, a request, and the worse compression of smaller files. */
const fileBytes = 6_000
/** Limit for the unused bytes of a chunk that a page loads. */
const mostInVain = 4_500
/** Weight of a part that a page loads later, beside a screen: it is loaded seldom. */
const laterWeight = 0.5

/**
 * Divides shared modules into chunks by the screens that need them: a first build without any division leaves one chunk for each set of entries;
 * these are merged until a first load has few files and few unused bytes ([ADR 146](docs/adr/0146-chunks-by-who-needs-them.md)).
 */
export function sharedChunks(first: () => InlineConfig): Plugin {
  return {
    name: 'jst-shared-chunks',
    apply: 'build',
    async config({ root }) {
      const nameOf = await chunkNames({ ...first(), root })
      return {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [{ name: (id: string) => nameOf.get(id) ?? null, test: (id: string) => nameOf.has(id), debugName: 'shared' }],
              },
            },
          },
        },
      }
    },
  }
}

/** Name of the chunk of each shared module, by the module's id. */
async function chunkNames(config: InlineConfig): Promise<Map<string, string>> {
  const built = await build({ ...config, configFile: false, logLevel: 'error', build: { ...config.build, write: false } })
  const { output } = [built].flat()[0] as Rollup.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const plan = planChunks(await atomsOf(chunks), costsOf(chunks))
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const nameOf = new Map(
    plan.flatMap((names, at) => {
      const members = names.map((name) => byName.get(name)!)
      const name = `${largestOf(members)}-${at}`
      return members.flatMap(({ moduleIds }) => moduleIds.map((id): [string, string] => [id, name]))
    }),
  )
  // the start has a single style sheet, which is loaded before everything else of the app
  const start = chunks.find((chunk) => chunk.isEntry)!
  const largest = largestImport(start, byName)
  const chunkName = largest?.moduleIds.map((id) => nameOf.get(id)).find((name) => name !== undefined)
  if (chunkName !== undefined) for (const id of start.moduleIds.filter(isStyle)) nameOf.set(id, chunkName)
  return nameOf
}

const isStyle = (id: string): boolean => /\.css(\?|$)/.test(id)
const largestImport = ({ imports }: Rollup.OutputChunk, byName: ReadonlyMap<string, Rollup.OutputChunk>) =>
  imports.flatMap((name) => byName.get(name) ?? []).toSorted((one, other) => other.code.length - one.code.length)[0]

const isEntry = ({ facadeModuleId }: Rollup.OutputChunk) => facadeModuleId !== null

async function atomsOf(chunks: readonly Rollup.OutputChunk[]): Promise<Atom[]> {
  const loads = new Map(chunks.filter(isEntry).map((entry) => [entry.fileName, loadOf(entry, chunks)]))
  const every = new Set(loads.keys())
  const start = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [...loads.get(chunk.fileName)!]))
  return Promise.all(
    chunks
      .filter((chunk) => !isEntry(chunk))
      .map(async ({ fileName, code, imports }) => ({
        name: fileName,
        bytes: (await promisify(gzip)(code)).length,
        // every screen has the chunks of the start
        entries: start.has(fileName) ? every : new Set([...every].filter((entry) => loads.get(entry)!.has(fileName))),
        imports,
      })),
  )
}

/** File names of a chunk and of the chunks that it imports statically, by breadth. */
export function loadOf(entry: Rollup.OutputChunk, chunks: readonly Rollup.OutputChunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const seen = new Set([entry.fileName])
  for (const name of seen) for (const imported of byName.get(name)?.imports ?? []) seen.add(imported)
  return seen
}

function costsOf(chunks: readonly Rollup.OutputChunk[]) {
  const screens = new Set(
    chunks
      .filter((chunk) => chunk.isEntry)
      .flatMap((chunk) =>
        [...loadOf(chunk, chunks)].flatMap((name) => chunks.find(({ fileName }) => fileName === name)?.dynamicImports ?? []),
      ),
  )
  return { fileBytes, mostInVain, weightOf: (entry: string) => (screens.has(entry) ? 1 : laterWeight) }
}

/** Name of a chunk: the file name of its largest module, without the extension. */
function largestOf(members: readonly Rollup.OutputChunk[]): string {
  const modules = members.flatMap(({ modules }) => Object.entries(modules))
  const [id] = modules.reduce((most, one) => (one[1].renderedLength > most[1].renderedLength ? one : most))
  return /([\w-]+)[^\\/]*$/.exec(id)?.[1] ?? 'shared'
}
