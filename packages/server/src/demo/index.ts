import { createSurroundings } from '../kernel/process/surroundings.ts'
import type { PgAddress } from '../kernel/database/address.ts'
import { withPreparedOwner, type OwnerDb } from '../kernel/migrations/owner.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { hashPassword } from '../modules/account/index.ts'
import { demoCompanies, demoPassword } from './accounts.ts'
import { seedApprovals } from './approvals.ts'
import { seedBookingCarriers } from './booking-carriers.ts'
import { seedSiChannels } from './si-channels.ts'
import { seedSiFavourites } from './si-favourites.ts'
import { seedSiFees } from './si-fees.ts'
import { seedBookingTemplates } from './booking-templates.ts'
import { seedBookingUploads } from './booking-uploads.ts'
import { seedBookings } from './bookings.ts'
import { seedCompanies } from './companies.ts'
import { seedAccounts, type DemoBefore } from './seed-accounts.ts'
import { seedBills } from './bills.ts'
import { seedCreditRelease } from './credit-releases.ts'
import { seedDocuments } from './documents.ts'
import { seedFiles, writeDemoFiles } from './files.ts'
import { seedFreight } from './freight.ts'
import { seedFreightFigures } from './freight-figures.ts'
import { seedFreightRates } from './freight-rates.ts'
import { seedHomePage } from './home-page.ts'
import { seedJobs } from './jobs.ts'
import { seedMails } from './mails.ts'
import { seedMasters } from './masters.ts'
import { seedNews } from './news.ts'
import { seedParties } from './parties.ts'
import { seedPartners } from './partners.ts'
import { seedPortalContents, writePortalFiles } from './portal-contents.ts'
import { seedPortalSites } from './portal-sites.ts'
import { seedPushes } from './pushes.ts'
import { seedQuotes } from './quotes.ts'
import { seedFreightReadings } from './freight-readings.ts'
import { seedLclRates } from './lcl-rates.ts'
import { seedManifests } from './manifests.ts'
import { seedPackingChannels } from './packing-channels.ts'
import { seedPackingLists } from './packing-lists.ts'
import { seedRateChannels } from './rate-channels.ts'
import { seedPriceRules } from './price-rules.ts'
import { seedSurchargeTemplates } from './surcharge-templates.ts'
import { seedReleases } from './releases.ts'
import { seedReleasePapers } from './release-papers.ts'
import { seedSlips } from './slips.ts'
import { seedThirdBookings } from './third-bookings.ts'
import { seedScheduleLayouts } from './schedule-layouts.ts'
import { seedSchedules } from './schedules.ts'
import { seedTracking } from './tracking.ts'

export { clearDemo, removeDemoFiles } from './clear.ts'
export { demoAccounts, demoPassword } from './accounts.ts'

interface Seeding {
  readonly tx: Queryable
  readonly now: Date
  /** The company of the demo whose staff keep most of it. */
  readonly operator: number
}

/** A part of the demo data. `there`: SQL that finds a row where it was seeded before, $1 the operator; without it `seed` finds out itself. */
interface Part {
  readonly name: string
  readonly there?: string
  readonly seed: (seeding: Seeding) => Promise<unknown>
}

/** In their order: later parts are made of earlier ones. */
const parts: readonly Part[] = [
  { name: 'orders', there: 'select from cargo_order', seed: ({ tx, now }) => seedFreight(tx, now) },
  { name: 'schedules', there: 'select from service_rotation', seed: ({ tx, now }) => seedSchedules(tx, now) },
  { name: 'schedule layouts', seed: ({ tx }) => seedScheduleLayouts(tx) },
  { name: 'jobs', there: 'select from job_run where not scheduled', seed: ({ tx, now }) => seedJobs(tx, now) },
  { name: 'mails', there: 'select from notice_mail', seed: ({ tx, now }) => seedMails(tx, now) },
  {
    name: 'partners',
    there: 'select from customer where company_id = $1',
    seed: async ({ tx, operator, now }) => {
      await seedPartners(tx, operator, now)
      await seedApprovals(tx, operator, now)
      await seedHomePage(tx, operator, now)
    },
  },
  { name: 'documents', seed: ({ tx, operator }) => seedDocuments(tx, operator) },
  {
    name: 'rates',
    there: 'select from freight_rate where company_id = $1',
    seed: ({ tx, operator, now }) => seedFreightRates(tx, operator, now),
  },
  {
    name: 'price rules',
    there: 'select from freight_customer_level where company_id = $1',
    seed: ({ tx, operator }) => seedPriceRules(tx, operator),
  },
  {
    name: 'surcharge templates',
    there: 'select from freight_surcharge_template where company_id = $1',
    seed: ({ tx, operator }) => seedSurchargeTemplates(tx, operator),
  },
  {
    name: 'LCL rates',
    there: 'select from lcl_rate where company_id = $1',
    seed: ({ tx, operator, now }) => seedLclRates(tx, operator, now),
  },
  {
    name: 'shipping parties',
    there: 'select from shipping_party where company_id = $1',
    seed: async ({ tx, operator }) => {
      const joined = await tx.query<{ code: string; id: number }>('select code, id from company where code in ($1, $2)', [
        demoCompanies.customerA.code,
        demoCompanies.customerB.code,
      ])
      await seedParties(tx, operator, Object.fromEntries(joined.map(({ code, id }) => [code, id])))
    },
  },
  {
    name: 'files',
    there: 'select from document_file where company_id = $1',
    seed: ({ tx, operator, now }) => seedFiles(tx, operator, now),
  },
  {
    name: 'masters',
    there: 'select from code_relation where company_id = $1',
    seed: async ({ tx, operator, now }) => {
      await seedMasters(tx, operator, now)
      await seedNews(tx, now)
    },
  },
  {
    name: 'rate readings',
    there: 'select from freight_reading where company_id = $1',
    seed: ({ tx, operator, now }) => seedFreightReadings(tx, operator, now),
  },
  // quotations offer what subscriptions bring
  { name: 'rate channels', there: 'select from freight_channel', seed: ({ tx, now }) => seedRateChannels(tx, now) },
  // they are converted by the exchange rates of the masters
  {
    name: 'quotations',
    there: 'select from quotation where company_id = $1',
    seed: ({ tx, operator, now }) => seedQuotes(tx, operator, now),
  },
  {
    name: 'bookings',
    there: 'select from booking where staff_id = $1',
    seed: async ({ tx, operator, now }) => {
      await seedBookings(tx, operator, now)
      await seedCreditRelease(tx, operator, now)
    },
  },
  { name: 'third bookings', there: 'select from booking_third', seed: ({ tx, operator, now }) => seedThirdBookings(tx, operator, now) },
  {
    name: 'tracking',
    there: 'select from track_partner where company_id = $1',
    seed: ({ tx, operator, now }) => seedTracking(tx, operator, now),
  },
  {
    name: 'slips',
    there: 'select from slip_application where staff_id = $1',
    seed: ({ tx, operator, now }) => seedSlips(tx, operator, now),
  },
  {
    name: 'releases',
    there: 'select from invoice where company_id = $1',
    seed: ({ tx, operator, now }) => seedReleases(tx, operator, now),
  },
  {
    name: 'release papers',
    there: 'select from release_loi where company_id = $1',
    seed: ({ tx, operator, now }) => seedReleasePapers(tx, operator, now),
  },
  {
    name: 'packing lists',
    there: 'select from packing_list where staff_id = $1',
    seed: ({ tx, operator, now }) => seedPackingLists(tx, operator, now),
  },
  {
    name: 'packing channels',
    there: 'select from packing_channel where company_id = $1',
    seed: ({ tx, operator, now }) => seedPackingChannels(tx, operator, now),
  },
  {
    name: 'si channels',
    there: 'select from si_channel where company_id = $1',
    seed: ({ tx, operator, now }) => seedSiChannels(tx, operator, now),
  },
  {
    name: 'si favourites',
    there: 'select from si_favourite where company_id = $1',
    seed: ({ tx, operator, now }) => seedSiFavourites(tx, operator, now),
  },
  {
    name: 'bills',
    there: 'select from house_bill where company_id = $1',
    seed: ({ tx, operator, now }) => seedBills(tx, operator, now),
  },
  {
    name: 'si fees',
    there: 'select from si_fee_rule where company_id = $1',
    seed: ({ tx, operator }) => seedSiFees(tx, operator),
  },
  {
    name: 'manifests',
    there: 'select from manifest_config where company_id = $1',
    seed: ({ tx, operator, now }) => seedManifests(tx, operator, now),
  },
  // some bookings have the carriers of third rates by then
  {
    name: 'carrier channels',
    there: 'select from booking_channel where company_id = $1',
    seed: ({ tx, operator, now }) => seedBookingCarriers(tx, operator, now),
  },
  { name: 'booking templates', there: 'select from booking_template', seed: ({ tx, now }) => seedBookingTemplates(tx, now) },
  { name: 'booking uploads', there: 'select from booking_upload', seed: ({ tx, now }) => seedBookingUploads(tx, now) },
  { name: 'portal contents', there: 'select from portal_news', seed: ({ tx, now }) => seedPortalContents(tx, now) },
  { name: 'portal sites', there: 'select from portal_site', seed: ({ tx, now }) => seedPortalSites(tx, now) },
  {
    name: 'pushes',
    there: 'select from freight_push where company_id = $1',
    seed: ({ tx, operator, now }) => seedPushes(tx, operator, now),
  },
  {
    name: 'figures of rates',
    there: 'select from freight_query where company_id = $1',
    seed: ({ tx, operator, now }) => seedFreightFigures(tx, operator, now),
  },
]

interface Place {
  readonly dataDir: string
  readonly filesUrl?: string | undefined
}

/** Runs `seedDemo` with prepared statements, which halves its processor time. */
export const seedDemoAt = (address: PgAddress, now: Date, place?: Place): Promise<string[]> =>
  withPreparedOwner(address, (owner) => seedDemo(owner, now, place))

/**
 * Fills an empty database with the demo companies and accounts, dated relative to `now`. One that an earlier version seeded gets the parts that it
 * lacks; a part that does not fit what is there is left out. Answers with the names of those.
 * `place`: where the bytes of their files lie.
 */
export async function seedDemo(owner: OwnerDb, now: Date, place?: Place): Promise<string[]> {
  if (place) {
    const { blobs } = createSurroundings(place)
    await writeDemoFiles(blobs)
    await writePortalFiles(blobs)
  }
  return owner.tx(async (tx) => {
    const before = await seedAccounts(tx, now)
    if (before === 'empty') await seedCompanies(tx, now, await hashPassword(demoPassword))
    const [company] = await tx.query<{ id: number }>('select id from company where code = $1', [demoCompanies.operator.code])
    const seeding = { tx, now, operator: company!.id }
    const leftOut: string[] = []
    for (const part of parts) if (!(await seedPart(seeding, part, before))) leftOut.push(part.name)
    return leftOut
  })
}

/** False for a part that does not fit older demo data. */
async function seedPart(seeding: Seeding, { there, seed }: Part, before: DemoBefore): Promise<boolean> {
  const { tx, operator } = seeding
  if (there !== undefined) {
    const [found] = await tx.query(`${there} limit 1`, there.includes('$1') ? [operator] : [])
    if (found) return true
  }
  if (before === 'empty') {
    await seed(seeding)
    return true
  }
  await tx.query('savepoint part')
  try {
    await seed(seeding)
    await tx.query('release savepoint part')
    return true
  } catch {
    await tx.query('rollback to savepoint part')
    return false
  }
}
