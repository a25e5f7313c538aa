import type { Plugin } from 'vite'

const settingsImport = /(import \{ ConfigContext \} from '(?:(?:\.\.\/)+|@arco-design\/web-react\/es\/)ConfigProvider)'/g

/**
 * Points whoever reads Arco's settings at the bare context. Through ConfigProvider each of them would bring message boxes and notices into the first
 * load.
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
