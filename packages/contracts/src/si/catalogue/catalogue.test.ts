import { describe, expect, it } from 'vitest'
import { catalogueOf, fieldOfHeading, type SiEntity } from './catalogue.ts'

/** The wire names of the specification, section 3, as they stand there. */
const specified: Record<SiEntity, string> = {
  record: `Id, CreateTime, UpdateTime, CGO_ID, TBI_COMPANYCODE, TBI_NO, TBI_SHREF_NO, TBI_GOODS_TYPE, TBI_SITYPE, TBI_NUM, TBI_MBL_NO,
    TBI_SIMBL_NO, TBI_PAYMENT_METHOD, TBI_SIGNING_METHOD, TBI_CONSIGNOR, TBI_CONSIGNEE, TBI_NOTIFIER_1, TBI_NOTIFIER_2, TBI_NOTIFIER_3,
    TBI_CARRIER, TBI_VESSEL, TBI_VOYAGE, TBI_SHOUHD, TBI_SHOUHD_CODE, TBI_ZHUANGHG, TBI_ZHUANGHG_CODE, TBI_JIAOHD, TBI_JIAOHD_CODE,
    TBI_XIEHG, TBI_XIEHG_CODE, TBI_MARKS, TBI_GOODS, TBI_PACKAGE, TBI_HSCODE, TBI_EMAILS, TBI_REMARKS, TBI_SHREMARKS, TBI_MERGEMBL_NO,
    DeleteMark, TBI_SAILINGDATE, TBI_DEADLINE, TBI_CREATE_ID, TBI_REVIEWER_ID, TBI_REVIEWER_DATE, TBI_STATUS, TBI_SOURCES, TBI_QUNO,
    TBI_TRANSPORT_METHOD, TBI_SHOUHD_BL, TBI_ZHUANGHG_BL, TBI_XIEH_BL, TBI_JIAOHD_BL, TBI_NUMBER`,
  container:
    'Id, CreateTime, UpdateTime, TBX_CGO_ID, TBX_TBI_ID, TBX_TYPE, TBX_CNNO, TBX_SEALNO, TBX_PACKAGE, TBX_NUM, TBX_WEIGHT, TBX_VOLUME',
  line: `Id, TBD_TBI_ID, TBD_BOXID, TBD_CNGOODS, TBD_GOODS, TBD_HSCODE, TBD_MARKS, TBD_PACKAGE, TBD_NUM, TBD_WEIGHT, TBD_VOLUME, CreateTime,
    UpdateTime`,
  masterBill: 'Id, TMM_CGO_ID, TMM_TBI_ID, TMM_MCGO_ID, TMM_MMBL_NO',
  template: `Id, TBI_TEMPLATE_NAME, TBI_CONSIGNOR, TBI_CONSIGNEE, TBI_NOTIFIER_1, TBI_NOTIFIER_2, TBI_NOTIFIER_3, TBI_MARKS, TBI_GOODS,
    TBI_PACKAGE, TBI_HSCODE, TBI_EMAILS, TBI_REMARKS`,
}
const namesIn = (list = '') => list.split(',').flatMap((name) => name.trim() || [])
/** Fields for special cargo and foreign messages; omitted on the wire while they are empty. */
const added: Partial<Record<SiEntity, string>> = {
  record:
    'TBI_PAYABLE_AT, TBI_ISSUE_PLACE, TBI_ONBOARD_DATE, TBI_ONBOARD_SOURCE, TBI_ORIGINALS, TBI_BOOKING_NO, TBI_DECLARED_VALUE, TBI_DECLARED_CURRENCY, TBI_CARRIED',
  container: `TBX_SOC, TBX_PART_LOAD, TBX_TARE, TBX_VGM, TBX_VGM_METHOD, TBX_VGM_PERSON, TBX_VGM_TIME, TBX_TEMPERATURE, TBX_VENTILATION, TBX_HUMIDITY,
    TBX_OVER_HEIGHT, TBX_OVER_FRONT, TBX_OVER_BACK, TBX_OVER_LEFT, TBX_OVER_RIGHT`,
  line: `TBD_UN_NO, TBD_IMO_CLASS, TBD_SUB_RISKS, TBD_PACKING_GROUP, TBD_PROPER_NAME, TBD_FLASH_POINT, TBD_EMS, TBD_MARINE_POLLUTANT,
    TBD_LIMITED_QUANTITY, TBD_EMERGENCY`,
  masterBill: 'TMM_MBOOKING_NO',
}
const entities = Object.keys(specified) as SiEntity[]

describe('the field catalogue', () => {
  it.each(entities)(
    'holds every field that the specification names for a %s, each exactly once, and no other that is always sent',
    (entity) => {
      const names = (sparse: boolean) =>
        catalogueOf(entity)
          .filter((field) => (field.sparse ?? false) === sparse)
          .map(({ wire }) => wire)
          .toSorted()
      expect(names(false)).toEqual(namesIn(specified[entity]).toSorted())
      expect(names(true)).toEqual(namesIn(added[entity]).toSorted())
    },
  )
  it.each(entities)('gives each field of a %s two labels, two meanings and a limit that its kind needs', (entity) => {
    for (const field of catalogueOf(entity)) {
      expect([field.zh, field.en, field.about.zh, field.about.en].every((text) => text.length > 0)).toBe(true)
      expect(/[\u4e00-\u9fff]|HS/.test(field.zh)).toBe(true)
      if (field.kind === 'grid') expect(field.lines).toBeGreaterThan(0)
      if (field.kind === 'text' || field.kind === 'choice') expect(field.max).toBeGreaterThan(0)
    }
  })
  it('no heading means two fields of one entity', () => {
    for (const entity of entities)
      for (const field of catalogueOf(entity))
        for (const heading of [field.zh, ...(field.about.headers ?? [])])
          if (field.by === 'user') expect(fieldOfHeading(entity, heading)?.name).toBe(field.name)
  })
  it.each([
    ['柜号', 'containerNo'],
    ['CONTAINER NO.', 'containerNo'],
    ['Gross Weight (KG)', 'weight'],
    ['毛重（KGS）', 'weight'],
    ['体积', 'volume'],
    ['TBX_SEALNO', 'sealNo'],
  ])('the heading %s of a container list means %s', (heading, name) => expect(fieldOfHeading('container', heading)?.name).toBe(name))
  it('does not guess at headings that nobody uses', () => expect(fieldOfHeading('container', '天气')).toBeUndefined())
})
