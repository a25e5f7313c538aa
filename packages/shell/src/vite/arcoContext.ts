import type { Plugin } from 'vite'

const settingsImport = /(import \{ ConfigContext \} from '(?:(?:\.\.\/)+|@arco-design\/web-react\/es\/)ConfigProvider)'/g

/**
 * Redirects imports of Arco's settings to the module of the context. Through ConfigProvider each of them would add message boxes and notices to the
 * first load.
 */
export const withBareContext = (code: string): string => code.replaceAll(settingsImport, "$1/context'")

export const arcoContext = (): Plugin => ({
  name: 'jst-arco-context',
  enforce: 'pre',
  transform: {
    filter: { id: /(?:@arco-design[\\/]web-react[\\/]es[\\/].*\.js|[\\/]ArcoSettings\.tsx)$/, code: 'ConfigProvider' },
    handler: (code) => ({ code: withBareContext(code), map: null }),
  },
})
