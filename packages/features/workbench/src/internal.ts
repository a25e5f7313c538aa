import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const workbenchInternal = defineFeature({
  area: 'workbench',
  frame: { palette: () => import('./palette/Palette.tsx') },
  screens: [
    { path: '/workbench', name: 'workbench', title: titles.internal, load: () => import('./InternalWorkbench.tsx') },
    { path: '/internal/WorkCenter', name: 'workCenter', title: titles.center, load: () => import('./todo/WorkCenter.tsx') },
    { path: '/internal/webview', name: 'webview', title: titles.webview, everyone: true, load: () => import('./webview/WebView.tsx') },
    { path: '/UserCard/Index', name: 'userCard', title: titles.card, everyone: true, load: () => import('./card/UserCard.tsx') },
  ],
})

export { withTiles } from './tiles/withTiles.ts'
