import { createSurroundings } from '../kernel/surroundings.ts'
import type { OwnerDb } from '../kernel/owner.ts'
import { hashPassword } from '../modules/account/index.ts'
import { demoCompanies, demoPassword, seedAccounts } from './accounts.ts'
import { seedApprovals } from './approvals.ts'
import { seedBookingCarriers } from './booking-carriers.ts'
import { seedBookingTemplates } from './booking-templates.ts'
import { seedBookingUploads } from './booking-uploads.ts'
import { seedBookings } from './bookings.ts'
import { seedCompanies } from './companies.ts'
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
import { seedRateChannels } from './rate-channels.ts'
import { seedPriceRules } from './price-rules.ts'
import { seedSurchargeTemplates } from './surcharge-templates.ts'
import { seedThirdBookings } from './third-bookings.ts'
import { seedScheduleLayouts } from './schedule-layouts.ts'
import { seedSchedules } from './schedules.ts'

export { clearDemo } from './clear.ts'
export { demoAccounts, demoPassword } from './accounts.ts'

/**
 * Fills an empty database with the demo companies and accounts, dated relative to `now`; leaves a seeded one as it is.
 * `place`: where the bytes of their files lie.
 */
export async function seedDemo(owner: OwnerDb, now: Date, place?: { dataDir: string; filesUrl?: string | undefined }): Promise<void> {
  if (place) {
    const { blobs } = createSurroundings(place)
    await writeDemoFiles(blobs)
    await writePortalFiles(blobs)
  }
  await owner.tx(async (tx) => {
    if (await seedAccounts(tx, now)) await seedCompanies(tx, now, await hashPassword(demoPassword))
    const [orders] = await tx.query<{ total: number }>('select count(*) as total from cargo_order')
    if (orders?.total === 0) await seedFreight(tx, now)
    const [rotations] = await tx.query<{ total: number }>('select count(*) as total from service_rotation')
    if (rotations?.total === 0) await seedSchedules(tx, now)
    await seedScheduleLayouts(tx)
    const [run] = await tx.query('select 1 from job_run where not scheduled limit 1')
    if (!run) await seedJobs(tx, now)
    const [mail] = await tx.query('select 1 from notice_mail limit 1')
    if (!mail) await seedMails(tx, now)
    const [operator] = await tx.query<{ id: number }>('select id from company where code = $1', [demoCompanies.operator.code])
    const [known] = await tx.query('select 1 from customer where company_id = $1 limit 1', [operator!.id])
    if (!known) {
      await seedPartners(tx, operator!.id, now)
      await seedApprovals(tx, operator!.id, now)
      await seedHomePage(tx, operator!.id, now)
    }
    await seedDocuments(tx, operator!.id)
    const [priced] = await tx.query('select 1 from freight_rate where company_id = $1 limit 1', [operator!.id])
    if (!priced) await seedFreightRates(tx, operator!.id, now)
    const [level] = await tx.query('select 1 from freight_customer_level where company_id = $1 limit 1', [operator!.id])
    if (!level) await seedPriceRules(tx, operator!.id)
    const [template] = await tx.query('select 1 from freight_surcharge_template where company_id = $1 limit 1', [operator!.id])
    if (!template) await seedSurchargeTemplates(tx, operator!.id)
    const [lcl] = await tx.query('select 1 from lcl_rate where company_id = $1 limit 1', [operator!.id])
    if (!lcl) await seedLclRates(tx, operator!.id, now)
    const [listed] = await tx.query('select 1 from shipping_party where company_id = $1 limit 1', [operator!.id])
    if (!listed) {
      const joined = await tx.query<{ code: string; id: number }>('select code, id from company where code in ($1, $2)', [
        demoCompanies.customerA.code,
        demoCompanies.customerB.code,
      ])
      await seedParties(tx, operator!.id, Object.fromEntries(joined.map(({ code, id }) => [code, id])))
    }
    const [filed] = await tx.query('select 1 from document_file where company_id = $1 limit 1', [operator!.id])
    if (!filed) await seedFiles(tx, operator!.id, now)
    const [kept] = await tx.query('select 1 from code_relation where company_id = $1 limit 1', [operator!.id])
    if (!kept) {
      await seedMasters(tx, operator!.id, now)
      await seedNews(tx, now)
    }
    const [read] = await tx.query('select 1 from freight_reading where company_id = $1 limit 1', [operator!.id])
    if (!read) await seedFreightReadings(tx, operator!.id, now)
    // quotations offer what subscriptions bring
    const [channel] = await tx.query('select 1 from freight_channel limit 1')
    if (!channel) await seedRateChannels(tx, now)
    // they are converted by the exchange rates of the masters
    const [quoted] = await tx.query('select 1 from quotation where company_id = $1 limit 1', [operator!.id])
    if (!quoted) await seedQuotes(tx, operator!.id, now)
    const [booked] = await tx.query('select 1 from booking where staff_id = $1 limit 1', [operator!.id])
    if (!booked) {
      await seedBookings(tx, operator!.id, now)
      await seedCreditRelease(tx, operator!.id, now)
    }
    const [third] = await tx.query('select 1 from booking_third limit 1')
    if (!third) await seedThirdBookings(tx, operator!.id, now)
    // some bookings have the carriers of third rates by then
    const [channelled] = await tx.query('select 1 from booking_channel where company_id = $1 limit 1', [operator!.id])
    if (!channelled) await seedBookingCarriers(tx, operator!.id, now)
    const [begun] = await tx.query('select 1 from booking_template limit 1')
    if (!begun) await seedBookingTemplates(tx, now)
    const [uploaded] = await tx.query('select 1 from booking_upload limit 1')
    if (!uploaded) await seedBookingUploads(tx, now)
    const [written] = await tx.query('select 1 from portal_news limit 1')
    if (!written) await seedPortalContents(tx, now)
    const [sited] = await tx.query('select 1 from portal_site limit 1')
    if (!sited) await seedPortalSites(tx, now)
    const [pushed] = await tx.query('select 1 from freight_push where company_id = $1 limit 1', [operator!.id])
    if (!pushed) await seedPushes(tx, operator!.id, now)
    const [asked] = await tx.query('select 1 from freight_query where company_id = $1 limit 1', [operator!.id])
    if (!asked) await seedFreightFigures(tx, operator!.id, now)
  })
}
