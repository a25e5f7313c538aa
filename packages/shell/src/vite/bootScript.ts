import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { minifySync, type Plugin, type Rollup } from 'vite'
import { screenFilesMeta, type BuiltFiles } from '../routing/ScreenFiles.ts'
import { declaredScreens, type DeclaredScreen } from './declaredScreens.ts'
import { loadOf } from './sharedChunks.ts'

// Repeated here: the settings of a build cannot import the packages that it builds.
/** One call that answers several reads of the session (spec §7): the part of its answer by the path of each read. */
export const sessionStart = {
  path: '/api/CurrentUser/Start',
  parts: {
    '/api/CurrentEmployee/Current': 'Employee',
    '/api/CurrentUser/Current': 'User',
    '/api/CurrentUser/GetUserBindEmployeeList': 'Employees',
  },
}
/** The other reads of every session. The browser caches the menu tree and revalidates it by ETag, so it is a separate call. */
export const sessionReads = ['/api/Employee/GetCurrentEmployeeMenuTree']
const source = readFileSync(new URL('./boot.js', import.meta.url), 'utf8')
  .replace('/* start */ {}', JSON.stringify(sessionStart))
  .replace('/* reads */ []', JSON.stringify(sessionReads))
const script = minifySync('boot.js', source).code

/** Boot data of a screen: the files of its chunk, and the first reads of the page. */
interface BootScreen {
  readonly files: readonly string[]
  readonly first?: readonly string[]
}

/**
 * Inline script at the top of head: it sets the stored theme before the first paint and requests the session and the first list of the screen
 * while the code is loading. `screens.json` tells the server which files the HTML of each path names (`kernel/pages/pages.ts`). The content
 * security policy allows the script by its hash.
 */
export function bootScript(): Plugin {
  const screens = new Map<string, DeclaredScreen>()
  let named: readonly string[] = []
  let folder = ''
  let list = ''
  return {
    name: 'jst-boot-script',
    enforce: 'pre',
    configResolved: ({ build }) => void (folder = build.assetsDir),
    transform: {
      filter: { id: /features[\\/][^\\/]+[\\/]src[\\/][^\\/]+\.ts$/, code: 'defineFeature' },
      handler(code, id) {
        for (const screen of declaredScreens(code))
          screens.set(screen.path.toLowerCase(), { ...screen, module: resolve(dirname(id), screen.module) })
      },
    },
    generateBundle(_options, bundle) {
      const screenFiles = bootScreens(screens, bundle)
      named = Object.values(screenFiles).flatMap(({ files }) => files)
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(screenFiles) })
      const source = JSON.stringify(builtFiles(screenFiles))
      list = `${folder}/screens-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.json`
      this.emitFile({ type: 'asset', fileName: list, source })
    },
    writeBundle(_options, bundle) {
      const missing = named.find((file) => !(file.slice(1) in bundle))
      if (missing) this.error(`screens.json names ${missing}, which is not in the build`)
    },
    transformIndexHtml: {
      order: 'post',
      // after the character set, which must be in the first kilobyte, and before the style sheets, which block scripts
      handler: (html) =>
        html
          .replace(/<meta charset=[^>]*>/, (charset) => `${charset}<script data-first="">${script}</script>`)
          .replace('</head>', (end) => (list === '' ? end : `<meta name="${screenFilesMeta}" content="/${list}">${end}`)),
    },
  }
}

/** Files of each screen that the entry does not bring along, and its first reads, by lower-case path. */
function bootScreens(screens: ReadonlyMap<string, DeclaredScreen>, bundle: Rollup.OutputBundle): Record<string, BootScreen> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunkOf = (fileName: string) => chunks.find((chunk) => chunk.fileName === fileName)
  const stylesOf = (fileName: string): string[] => [...(chunkOf(fileName)?.viteMetadata?.importedCss ?? [])]
  // a chunk that holds only a style sheet is removed from the build afterwards
  const isStyle = (fileName: string) => chunkOf(fileName)?.moduleIds.every((id) => /\.css(?:$|\?)/.test(id)) === true
  const entry = chunks.find((chunk) => chunk.isEntry)
  const entryFiles = entry ? loadOf(entry, chunks) : new Set<string>()
  const entries = [...screens].flatMap(([path, { module, first }]): [string, BootScreen][] => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module)
    if (!chunk) return []
    const screenOnly = [...loadOf(chunk, chunks)].filter((file) => !entryFiles.has(file))
    const files = [...screenOnly.filter((file) => !isStyle(file)), ...new Set(screenOnly.flatMap(stylesOf))].map((file) => `/${file}`)
    return [[path, first.length > 0 ? { files, first } : { files }]]
  })
  return Object.fromEntries(entries)
}

/** Files of all screens, each once, and the indexes of those that each screen needs. */
function builtFiles(bootFiles: Readonly<Record<string, BootScreen>>): BuiltFiles {
  const at = new Map([...new Set(Object.values(bootFiles).flatMap(({ files }) => files))].map((file, index) => [file, index]))
  return {
    files: [...at.keys()],
    screens: Object.fromEntries(Object.entries(bootFiles).map(([path, { files }]) => [path, files.map((file) => at.get(file)!)])),
  }
}
