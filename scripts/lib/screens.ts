import { readFileSync } from 'node:fs'
import path from 'node:path'
import { declaredScreens, type DeclaredScreen } from '../../packages/shell/src/vite/declaredScreens.ts'
import { files, root } from './workspaces.mjs'

export interface DeclaredManifest {
  readonly file: string
  readonly area: string
  /** The side of the area that it declares. */
  readonly side: 'internal' | 'external' | 'public'
  readonly screens: readonly DeclaredScreen[]
}

const manifest = /^packages\/features\/([^/]+)\/src\/(internal|external|public)\.ts$/

/** The manifests of all areas, by their files. */
export const manifests = (): DeclaredManifest[] =>
  files().flatMap((file) => {
    const [, area = '', side] = manifest.exec(file) ?? []
    if (side === undefined) return []
    return [{ file, area, side: side as DeclaredManifest['side'], screens: declaredScreens(readFileSync(path.join(root, file), 'utf8')) }]
  })
