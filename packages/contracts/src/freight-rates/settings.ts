import { defineEndpoint } from '../endpoint.ts'
import { Instant } from '../envelope.ts'
import { buttons, menus } from '../may.ts'
import { ArraySchema, BooleanSchema, Integer, Null, ObjectSchema, type Static, strict, Union, WordSchema } from '../schema.ts'
import { configurationPage } from './guard-rules.ts'
import { priceScreens } from './price-search.ts'
import { rateBoxes } from './rate-words.ts'

/** Box types that may be asked for without being typed. */
export const settableBoxes = rateBoxes.filter((box) => box !== 'Other')
const Box = WordSchema(...settableBoxes)

const settings = {
  /** Box types that a search begins with. */
  Boxes: ArraySchema(Box, { minItems: 1, maxItems: settableBoxes.length, uniqueItems: true }),
  /** Days before the last one on which the owner of a rate is told; 0: never. */
  AlertDays: Integer({ minimum: 0, maximum: 60 }),
  /** Hours in which pricing answers an inquiry. */
  InquiryHours: Integer({ minimum: 1, maximum: 240 }),
  /** Pasted texts of rates also go to the second reader of the platform, if it has one; it only points to places of the text. */
  SecondReader: BooleanSchema(),
  /** The same for booking notes that the staff paste; those of customers never go there. */
  SecondReaderNotes: BooleanSchema(),
}
/** Settings for the rates of a company. `UpdateTime` null: never saved, and the defaults hold. */
export const FreightSettings = ObjectSchema({ ...settings, UpdateTime: Union([Instant, Null()]) }, strict)
export type FreightSettings = Static<typeof FreightSettings>

export const freightSettings = defineEndpoint({
  method: 'GET',
  path: '/api/FreightSetting/Get',
  summary: '整箱运价配置',
  may: menus(configurationPage, ...Object.values(priceScreens)),
  reply: FreightSettings,
})
export const saveFreightSettings = defineEndpoint({
  method: 'POST',
  path: '/api/FreightSetting/Save',
  summary: '保存整箱运价配置',
  may: buttons({ path: configurationPage, code: 'edit' }),
  body: FreightSettings,
  reply: FreightSettings,
})
