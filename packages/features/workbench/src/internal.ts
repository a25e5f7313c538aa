import { defineFeature } from '@jst/feature-kit'
import { texts } from './texts.ts'

export const workbenchInternal = defineFeature({
  area: 'workbench',
  frame: { palette: () => import('./palette/Palette.tsx') },
  screens: [
    { path: '/workbench', name: 'workbench', title: texts.internalTitle, load: () => import('./InternalWorkbench.tsx') },
    { path: '/internal/WorkCenter', name: 'workCenter', title: '工作中心', load: () => import('./todo/WorkCenter.tsx') },
    { path: '/internal/webview', name: 'webview', title: '外部链接', everyone: true, load: () => import('./webview/WebView.tsx') },
    { path: '/UserCard/Index', name: 'userCard', title: '电子名片', everyone: true, load: () => import('./card/UserCard.tsx') },
  ],
})

export { withTiles } from './tiles/withTiles.ts'
