import type { Feature } from '@jst/feature-kit'
import type { ComponentType } from 'react'
import type { Routes } from '../routing/Navigation.tsx'
import { createScreenRouter, type ScreenRouter } from '../routing/ScreenRouter.ts'
import { StartFailed } from '../StartFailed.tsx'

/** Router of the apps, for pages that a test or a story declares. */
export const createTestRouter = (
  { screens, toExternalWorkbench, elsewhere }: Routes,
  Frame: ComponentType,
  features: readonly Feature[],
): ScreenRouter =>
  createScreenRouter({
    Frame,
    Failed: StartFailed,
    routes: [...screens(features), { path: '/workbench/*', enter: toExternalWorkbench }, { path: '*', enter: elsewhere }],
  })
