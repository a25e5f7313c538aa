/** Screens of the staff (spec §2.10, §2.15). */
export const trackingPages = {
  list: '/internal/freightTrack/FreightTrack',
  detail: '/internal/freightTrack/FreightTrackDetail',
  searches: '/internal/freightTrack/UserSearchLog',
  upkeep: '/PackingDynamic/Containermaintenance',
  boxes: '/PackingDynamic/Containerquerry',
} as const

/** Screens of customers (spec §2.23). */
export const customerTrackingPages = {
  control: '/external/workbench/control',
  list: '/external/workbench/freightTrack/FreightTrack',
  detail: '/external/workbench/freightTrack/FreightTrackDetail',
} as const

/** Page of a link to one shipment, for readers without an account: `?Token=`. */
export const sharedTrackPage = '/external/freightTrack/share'

/** Buttons that several calls ask for. */
export const trackingButtons = {
  staff: {
    follow: { path: trackingPages.list, code: 'follow' },
    rule: { path: trackingPages.list, code: 'rule' },
    handle: { path: trackingPages.list, code: 'handle' },
    share: { path: trackingPages.list, code: 'share' },
    export: { path: trackingPages.list, code: 'export' },
    add: { path: trackingPages.upkeep, code: 'add' },
    withdraw: { path: trackingPages.upkeep, code: 'withdraw' },
    import: { path: trackingPages.upkeep, code: 'import' },
    partner: { path: trackingPages.upkeep, code: 'partner' },
  },
  party: {
    follow: { path: customerTrackingPages.list, code: 'follow' },
    share: { path: customerTrackingPages.list, code: 'share' },
    export: { path: customerTrackingPages.list, code: 'export' },
  },
} as const
