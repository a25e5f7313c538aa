import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const sheets = fileURLToPath(new URL('../../../ui/src/styles/areas/', import.meta.url))

/**
 * Imports the style sheet of an area, if it has one, in each of its screens: it is loaded with the first screen of the area, and never for other
 * areas.
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
