import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const sheets = fileURLToPath(new URL('../../../ui/src/styles/areas/', import.meta.url))

/**
 * Adds the style sheet of an area, if it has one, to whatever the area draws: it comes with the first of its screens, and pages of other areas do
 * without.
 */
export function areaStyles(): Plugin {
  return {
    name: 'jst-area-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /features[\\/][^\\/]+[\\/]src[\\/].*\.tsx$/ },
      handler(code, id) {
        const area = /features[\\/]([^\\/]+)[\\/]src[\\/]/.exec(id)?.[1] ?? ''
        return existsSync(`${sheets}${area}.css`) ? { code: `${code}\nimport '@jst/ui/areas/${area}.css'`, map: null } : undefined
      },
    },
  }
}
