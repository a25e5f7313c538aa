import { valueTypes } from 'virtual:value-types'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
}
interface Release {
  readonly name: string
  readonly version: string
  readonly status: string
}
const manifests = import.meta.glob<Manifest>('../packages/*/package.json', { eager: true, import: 'default' })

/** Folder of the package that a file of stories stands in. */
export const folderOf = (file: string): string => /packages\/([^/]+)\//.exec(file)?.[1] ?? ''

/** In which package and version a component comes, and how firm its props are. */
export function releaseOf(file: string): Release | undefined {
  const found = manifests[`../packages/${folderOf(file)}/package.json`]
  return found && released(found)
}
function released({ name, version, private: isPrivate }: Manifest): Release {
  if (isPrivate) return { name, version: '不单独发布', status: '仅供本平台使用，随平台一起更新' }
  return { name, version, status: version.startsWith('0.') ? '已发布；1.0 之前，次版本可能调整属性' : '已发布；属性保持兼容' }
}

/** Packages of which the catalogue shows components. */
export const releases = (): readonly Release[] =>
  ['ui', 'feature-kit', 'tab-bar', 'sheet', 'permissions', 'shell', 'site'].flatMap((folder) => releaseOf(`packages/${folder}/`) ?? [])

/** The values behind the names of types, as `Tone = 'grey' | 'blue'`: those of the own package first. */
export function valuesIn(type: string, file: string): string[] {
  return [...new Set(type.match(/\b[A-Z]\w*\b/g))].flatMap((name) => {
    const values = valueTypes[folderOf(file)]?.[name] ?? valueTypes.ui?.[name]
    return values ? [`${name} = ${values.join(' | ')}`] : []
  })
}
