import { customerTrackingPages, trackingPages } from '@jst/contracts/tracking'
import { link, useApp } from '@jst/feature-kit'

/** Addresses of the screens on the side of the reader: staff have theirs, customers theirs. */
export const pagesOf = (surface: string) => {
  const pages = surface === 'external' ? customerTrackingPages : trackingPages
  return {
    list: pages.list,
    /** List with these filters. */
    listOf: (filters: Record<string, string | number | boolean>) => link(pages.list, filters),
    detail: (Id: number) => link(pages.detail, { Id }),
  }
}

export const usePages = () => pagesOf(useApp().surface)
