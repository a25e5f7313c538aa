import { expect, it } from 'vitest'
import { problemsOf } from './routers.mjs'

const router = `export const createRouter = () => createScreenRouter({ routes: [{ path: '*', enter }] })`

it.each([
  ['packages/shell/src/createApp.ts', router],
  ['packages/features/si/src/App.tsx', '<MemoryRouter><Page /></MemoryRouter>'],
  ['apps/internal/src/main.ts', router],
  ['apps/external/src/main.ts', "createBrowserRouter([{ path: '*' }])"],
  ['apps/internal/src/router.ts', 'export const createRouter = makeRouter'],
])('refuses in %s: %s', (file, text) => {
  expect(problemsOf(file, text).length).toBeGreaterThan(0)
})

it.each([
  ['apps/portal/src/router.ts', router],
  ['packages/shell/src/testing/router.ts', router],
  ['packages/shell/src/render.tsx', '<RouterProvider router={router} />'],
])('lets through in %s: %s', (file, text) => {
  expect(problemsOf(file, text)).toEqual([])
})
