import type { FreightSettings } from '@jst/contracts/freight-rates'
import { companySettings } from '../../../entity-kit/index.ts'

/** Settings of a company's rates. */
export const rateSettings = companySettings<FreightSettings>({
  table: 'freight_setting',
  action: 'freight.settings',
  defaults: { Boxes: ['40HQ'], AlertDays: 7, InquiryHours: 4, SecondReader: false, SecondReaderNotes: false, UpdateTime: null },
})
