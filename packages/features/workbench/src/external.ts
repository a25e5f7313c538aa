import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const workbenchExternal = defineFeature({
  area: 'workbench',
  frame: { palette: () => import('./palette/Palette.tsx') },
  screens: [
    {
      path: '/external/workbench',
      name: 'externalWorkbench',
      title: titles.external,
      speaks: 'session',
      aliases: ['/workbench'],
      load: () => import('./ExternalWorkbench.tsx'),
    },
  ],
})

export { withTiles } from './tiles/withTiles.ts'
export { withViews } from './views/withViews.ts'
