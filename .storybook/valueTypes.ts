import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const name = 'virtual:value-types'
const declaration = /export type (\w+) =\s*\|?\s*((?:'[^'\n]*'\s*\|\s*)+'[^'\n]*')/g

/** Types of each package that are a choice of texts, with their values. */
export function valueTypes(): Record<string, Record<string, string[]>> {
  const found: Record<string, Record<string, string[]>> = {}
  for (const file of globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })) {
    const [, folder = ''] = file.split(path.sep)
    for (const [, type = '', values = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(declaration))
      (found[folder] ??= {})[type] = values.split('|').map((value) => value.trim())
  }
  return found
}

/** The documentation of props in Storybook names a type alone: this module has the values of each. */
export const valueTypesModule = {
  name,
  resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
  load: (id: string) => (id === `\0${name}` ? `export const valueTypes = ${JSON.stringify(valueTypes())}` : undefined),
}
