import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const releaseExternal = defineFeature({
  area: 'release',
  screens: [
    {
      path: '/external/workbench/letterOfGuarantee',
      name: 'ownLetters',
      title: titles.ownLetters,
      titleEn: 'Letters of guarantee',
      speaks: 'session',
      load: () => import('./own/LetterOfGuarantee.tsx'),
    },
    {
      path: '/external/workbench/letterOfGuaranteeDetail',
      name: 'ownLetter',
      title: titles.ownLetter,
      titleEn: 'Letter of guarantee',
      speaks: 'session',
      lastPagePath: '/external/workbench/letterOfGuarantee',
      menuPath: '/external/workbench/letterOfGuarantee',
      tabBy: ['Id'],
      load: () => import('./own/LetterOfGuaranteeDetail.tsx'),
    },
  ],
})
