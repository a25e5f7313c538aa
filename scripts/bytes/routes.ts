// Bytes of code and styles until a screen stands, from the built apps.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { manifests } from '../lib/screens.ts'

const root = path.resolve(import.meta.dirname, '../..')
const apps = { internal: 'internal', external: 'external', public: 'portal' } as const

export const classes = ['home', 'list', 'entity list', 'record', 'form or desk', 'visitor'] as const
export type RouteClass = (typeof classes)[number]

export interface RouteBytes {
  readonly app: 'internal' | 'external' | 'portal'
  readonly path: string
  readonly kind: RouteClass
  /** Gzipped bytes of scripts and style sheets, those of the app's start included. */
  readonly bytes: number
  /** Scripts and style sheets that it takes. */
  readonly files: number
}

/** Every screen of the built apps, by app and path. Throws if an app is not built. */
export function measuredRoutes(): RouteBytes[] {
  return manifests()
    .flatMap(({ file, side, screens }) => {
      const app = apps[side]
      const dist = path.join(root, 'apps', app, 'dist')
      const screenFiles = JSON.parse(readFileSync(path.join(dist, 'screens.json'), 'utf8')) as Record<
        string,
        { files: string[] } | undefined
      >
      const start = filesOf(readFileSync(path.join(dist, 'index.html'), 'utf8'))
      return screens.map(({ path: at, module }): RouteBytes => {
        const built = screenFiles[at.toLowerCase()]
        if (!built) throw new Error(`${app}: ${at} is not in the build: turbo run build:app`)
        const files = [...new Set([...start, ...built.files])]
        const source = readFileSync(path.join(root, path.dirname(file), module), 'utf8')
        return {
          app,
          path: at,
          kind: kindOf(app, at, source),
          bytes: sum(files.map((one) => sizeOf(path.join(dist, one)))),
          files: files.length,
        }
      })
    })
    .toSorted((one, other) => one.app.localeCompare(other.app) || one.path.localeCompare(other.path))
}

/** Gzipped bytes of all scripts and style sheets of a start: what each screen of the app pays. */
export const startBytes = (app: RouteBytes['app']): number => {
  const dist = path.join(root, 'apps', app, 'dist')
  return sum(filesOf(readFileSync(path.join(dist, 'index.html'), 'utf8')).map((one) => sizeOf(path.join(dist, one))))
}

const filesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)),
]

function kindOf(app: RouteBytes['app'], at: string, source: string): RouteClass {
  if (app === 'portal') return 'visitor'
  if (/\/workbench$/i.test(at)) return 'home'
  if (/\bentityScreen\b/.test(source)) return 'entity list'
  if (/\b(?:listScreen|\w*List|OrderList)\b/.test(source) && !/\b(?:DetailPage|DocumentPage|documentScreen|ContentEditor)\b/.test(source))
    return 'list'
  return /\b(?:DetailPage|DocumentPage|documentScreen|ContentEditor)\b/.test(source) ? 'record' : 'form or desk'
}

const sum = (bytes: readonly number[]): number => bytes.reduce((all, one) => all + one, 0)
const measured = new Map<string, number>()
function sizeOf(file: string): number {
  const bytes = measured.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length
  measured.set(file, bytes)
  return bytes
}
