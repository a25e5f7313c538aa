import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const manifestExternal = defineFeature({
  area: 'manifest',
  screens: [
    {
      path: '/external/workbench/mainifest/create',
      name: 'ownManifestCreate',
      title: titles.create,
      lastPagePath: '/external/workbench/mainifest/submitList',
      menuPath: '/external/workbench/mainifest/submitList',
      load: () => import('./editor/Create.tsx'),
    },
    {
      path: '/external/workbench/mainifest/edit',
      name: 'ownManifestEdit',
      title: titles.edit,
      lastPagePath: '/external/workbench/mainifest/submitList',
      menuPath: '/external/workbench/mainifest/submitList',
      tabBy: ['Id'],
      load: () => import('./editor/Edit.tsx'),
    },
    {
      path: '/external/workbench/mainifest/submitList',
      name: 'ownManifestSubmits',
      title: titles.submits,
      load: () => import('./own/SubmitList.tsx'),
    },
    {
      path: '/external/workbench/mainifest/verifyInfo',
      name: 'ownManifestVerifyInfo',
      title: titles.ownVerifyInfo,
      lastPagePath: '/external/workbench/mainifest/submitList',
      menuPath: '/external/workbench/mainifest/submitList',
      tabBy: ['Id'],
      load: () => import('./own/VerifyInfo.tsx'),
    },
    {
      path: '/external/workbench/mainifest/submitFailedList',
      name: 'ownManifestSubmitFails',
      title: titles.ownSubmitFails,
      load: () => import('./own/SubmitFailedList.tsx'),
    },
    {
      path: '/external/workbench/mainifest/trackList',
      name: 'ownManifestTracks',
      title: titles.tracks,
      load: () => import('./own/TrackList.tsx'),
    },
    {
      path: '/external/workbench/mainifest/trackInfo',
      name: 'ownManifestTrackInfo',
      title: titles.trackInfo,
      lastPagePath: '/external/workbench/mainifest/trackList',
      menuPath: '/external/workbench/mainifest/trackList',
      tabBy: ['Id'],
      load: () => import('./own/TrackInfo.tsx'),
    },
    {
      path: '/external/workbench/mainifest/sftTpl',
      name: 'ownManifestTemplates',
      title: titles.templates,
      tabBy: ['Id'],
      load: () => import('./templates/Templates.tsx'),
    },
  ],
})
