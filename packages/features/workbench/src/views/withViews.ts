import type { Feature, ScreenModule } from '@jst/feature-kit'

/** A part of the home of customers that another area draws; it has an address of its own (`?View=…`) and stands beside the home. */
export interface HomeView {
  /** What the address says: `rates`. */
  readonly key: string
  readonly label: string
  readonly load: () => Promise<ScreenModule>
}

const home = '/external/workbench'

/** The areas of the workbench with the views of others on the home of customers: the app says which, no area knows another one. */
export const withViews = <Path extends string>(feature: Feature<Path>, views: readonly HomeView[]): Feature<Path> => ({
  ...feature,
  screens: feature.screens.map((screen) =>
    screen.path === home
      ? {
          ...screen,
          load: async () => {
            const [{ viewed }, own] = await Promise.all([import('./viewed.tsx'), screen.load()])
            return viewed(home, own, views)
          },
        }
      : screen,
  ),
})
