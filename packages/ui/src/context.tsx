import { createContext, useContext, type ReactNode } from 'react'
import { MinuteTicker, type Clock, type PageVisibility } from './clock/MinuteTicker.ts'
import type { SavedViews } from './list/model.ts'
import { AllListSettings } from './table/ListSettings.ts'
import { DisplaySettings, type SettingsStorage } from './theme/DisplaySettings.ts'

/** Services that the components of this package need from the application. */
export interface UiServices {
  /** Opens a path of the product without loading the document anew. */
  readonly navigate: (to: string) => void
  /** The one timer of all countdowns. */
  readonly ticker: MinuteTicker
  /** Theme, row height, pop-ups and watermark of this browser. */
  readonly display: DisplaySettings
  /** Column settings by list. */
  readonly lists: AllListSettings
  /** None: lists offer no saving. */
  readonly savedViews?: SavedViews | undefined
}

/** Builds the services; without storage every setting lives for this page only. */
export function createUiServices(ports: {
  navigate: (to: string) => void
  storage?: SettingsStorage
  user?: () => string
  clock?: Clock
  page?: PageVisibility
  savedViews?: SavedViews
}): UiServices {
  return {
    navigate: ports.navigate,
    ticker: new MinuteTicker({ clock: ports.clock, page: ports.page }),
    display: new DisplaySettings({ storage: ports.storage }),
    lists: new AllListSettings({ storage: ports.storage, user: ports.user ?? (() => '') }),
    savedViews: ports.savedViews,
  }
}

const UiContext = createContext<UiServices | null>(null)

/** Gives the services of this package to the components below. */
export function UiProvider({ services, children }: { services: UiServices; children: ReactNode }) {
  return <UiContext value={services}>{children}</UiContext>
}

/** The services of the nearest UiProvider. Throws when there is none. */
export function useUi(): UiServices {
  const services = useContext(UiContext)
  if (!services) throw new Error('UiProvider is missing above this component')
  return services
}
