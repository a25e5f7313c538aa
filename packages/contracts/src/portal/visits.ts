import { defineEndpoint } from '../endpoint.ts'
import { Quantity } from '../envelope.ts'
import { menus } from '../may.ts'
import { ArraySchema, ObjectSchema, type Static, StringSchema } from '../schema.ts'
import { partScreens } from './site-parts/screens.ts'

/** Days that are shown, today included. */
export const visitDays = 30

export const SiteVisits = ObjectSchema({
  /** Every day, the oldest first; `YYYY-MM-DD` in China. */
  Days: ArraySchema(ObjectSchema({ Day: StringSchema(), Views: Quantity })),
  /** The pages that were seen most. */
  Pages: ArraySchema(ObjectSchema({ Path: StringSchema(), Views: Quantity })),
  /** The contents that were read most, by their title of today or when they were last published. */
  Contents: ArraySchema(ObjectSchema({ Kind: StringSchema(), Id: Quantity, Title: StringSchema(), Views: Quantity })),
})
export type SiteVisits = Static<typeof SiteVisits>

/** How often pages of the own site were seen. Nothing of the visitors is kept. */
export const siteVisits = defineEndpoint({
  method: 'GET',
  path: '/api/Portal/Visits',
  summary: '门户访问统计：最近 30 天',
  may: menus(partScreens.home.path),
  reply: SiteVisits,
})
