import type { Feature } from '@jst/feature-kit'
import type { ComponentType } from 'react'
import { createBrowserRouter } from 'react-router-dom'
import type { Router, Routes } from '../routing/Navigation.tsx'
import { StartFailed } from '../StartFailed.tsx'

/** A router as the apps have it, for pages that a test or a story declares. */
export const createTestRouter = (
  { screens, toExternalWorkbench, elsewhere }: Routes,
  Frame: ComponentType,
  features: readonly Feature[],
): Router =>
  createBrowserRouter([
    {
      Component: Frame,
      ErrorBoundary: StartFailed,
      HydrateFallback: () => null,
      children: [
        ...screens(features),
        { path: '/workbench/*', loader: toExternalWorkbench, element: null },
        { path: '*', loader: elsewhere, element: null },
      ],
    },
  ])
