import type { Feature } from '@jst/feature-kit'
import type { HomeView } from './home-view.ts'

const home = '/external/workbench'

/** The areas of the workbench with the views of others on the home of customers: the app says which, no area knows another one. */
export const withViews = <Path extends string>(feature: Feature<Path>, views: readonly HomeView[]): Feature<Path> => ({
  ...feature,
  screens: feature.screens.map((screen) =>
    screen.path === home
      ? {
          ...screen,
          load: async () => {
            const [{ viewed }, homeScreen] = await Promise.all([import('./viewed.tsx'), screen.load()])
            return viewed(home, homeScreen, views)
          },
        }
      : screen,
  ),
})
