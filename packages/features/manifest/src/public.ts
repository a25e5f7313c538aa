import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const manifestPublic = defineFeature({
  area: 'manifest',
  screens: [
    {
      path: '/external/mainifest/share',
      name: 'manifestShare',
      title: titles.share,
      allowLogout: true,
      withoutLayout: true,
      load: () => import('./share/Share.tsx'),
    },
    {
      path: '/external/mainifest/shareInfo',
      name: 'manifestShareInfo',
      title: titles.shareInfo,
      allowLogout: true,
      withoutLayout: true,
      load: () => import('./share/ShareInfo.tsx'),
    },
    {
      path: '/external/mainifest/edit',
      name: 'manifestShareEdit',
      title: titles.shareEdit,
      allowLogout: true,
      withoutLayout: true,
      load: () => import('./share/Edit.tsx'),
    },
    {
      path: '/external/mainifest/VGMEdit',
      name: 'manifestVgmEdit',
      title: titles.vgmEdit,
      allowLogout: true,
      withoutLayout: true,
      load: () => import('./share/VgmEdit.tsx'),
    },
  ],
})
