import { defineFeature, type ScreenManifest } from '@jst/feature-kit'
import { titles } from './titles.ts'

const open = { allowLogout: true, withoutLayout: true, speaks: 'session' } as const
const screens: readonly ScreenManifest[] = [
  { path: '/register', name: 'register', title: titles.register, titleEn: 'Register', load: () => import('./joining/Register.tsx') },
  {
    path: '/join/entry',
    name: 'joinEntry',
    title: titles.entry,
    titleEn: 'Join with a company',
    load: () => import('./joining/Entry.tsx'),
  },
  {
    path: '/join/createCompany',
    name: 'joinCreateCompany',
    title: titles.create,
    titleEn: 'Create a company',
    lastPagePath: '/join/entry',
    load: () => import('./joining/CreateCompany.tsx'),
  },
  {
    path: '/join/bindCompany',
    name: 'joinBindCompany',
    title: titles.bind,
    titleEn: 'Join a company',
    lastPagePath: '/join/entry',
    load: () => import('./joining/BindCompany.tsx'),
  },
]

/** Reachable under `/formLayout/…` too (spec §2.21). */
export const companyPublic = defineFeature({
  area: 'company',
  screens: screens.map((screen) => ({ ...screen, ...open, aliases: [`/formLayout${screen.path}`] })),
})
