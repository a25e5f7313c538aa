import type { ConfigProvider } from '@arco-design/web-react'
import type { ComponentProps } from 'react'

/** Arco's locale; apps pass it in, since its path differs between bundlers and tests. */
export type ArcoLocale = ComponentProps<typeof ConfigProvider>['locale']
