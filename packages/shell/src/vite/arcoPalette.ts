import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const declaration = /(--[\w-]+)\s*:([^;}]*)(;?)/g
const namesIn = (text: string) => [...text.matchAll(/--[\w-]+/g)].map(([name]) => name)

/**
 * Removes custom properties from a style sheet that neither it nor one of the other texts uses, directly or through other properties. Arco declares
 * 14 colours of ten shades for two themes; most of them are unused here.
 */
export function withUsedProperties(css: string, others: readonly string[]): string {
  const uses = new Map<string, string[]>()
  for (const [, name = '', value = ''] of css.matchAll(declaration)) uses.set(name, [...(uses.get(name) ?? []), ...namesIn(value)])
  const used = new Set([css.replace(declaration, ''), ...others].flatMap(namesIn))
  for (const name of used) for (const next of uses.get(name) ?? []) used.add(next)
  return css.replace(declaration, (text, name: string) => (used.has(name) ? text : ''))
}

const packages = fileURLToPath(new URL('../../../', import.meta.url))
const arco = fileURLToPath(new URL('.', import.meta.resolve('@arco-design/web-react/es/index.js')))

/** Sources that may use a property of Arco: its components, the product's style sheets and code. */
function users(): string[] {
  const sourceFiles = globSync('{*,features/*}/src/**/*.{css,ts,tsx}', { cwd: packages }).map((file) => `${packages}${file}`)
  const components = globSync('*/style/index.css', { cwd: arco }).map((file) => `${arco}${file}`)
  return [...sourceFiles, ...components].map((file) => readFileSync(file, 'utf8'))
}

/** Removes unused colours from Arco's style sheet. */
export const arcoPalette = (): Plugin => ({
  name: 'jst-arco-palette',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /@arco-design[\\/]web-react[\\/]es[\\/]style[\\/]index\.css$/ },
    handler: (css) => ({ code: withUsedProperties(css, users()), map: null }),
  },
})
