import { defineEndpoint } from '../endpoint.ts'
import { buttons, type ButtonPermission } from '../may.ts'
import { ArraySchema, Integer, ObjectSchema, type Static, StringSchema } from '../schema.ts'

/** Screens of the editor whose contents have pictures. */
const screens = [
  'NewsManagement',
  'NewsInfo',
  'Announcement',
  'ProductService',
  'ShipLetterMaintain',
  'RecruitmentManagement',
  'OurAddress',
  'Home',
  'websiteConfig',
  'EnterpriseInformation',
  'CustomerEnterpriseInformation',
  'FloatingWindow',
] as const
const editing = screens.map((screen): ButtonPermission => ({ path: `/Portal/${screen}`, code: 'edit' })) as [
  ButtonPermission,
  ...ButtonPermission[],
]

/** Of one file that is uploaded. SVG is a document that may run scripts, and is none of the kinds. */
export const pictureLimits = { bytes: 10_000_000, kinds: ['png', 'jpg', 'webp', 'avif', 'gif'] } as const

export const SitePicture = ObjectSchema({
  /** Key that contents refer to it by. */
  Key: StringSchema(),
  Name: StringSchema(),
  Width: Integer({ minimum: 1, maximum: 100_000 }),
  Height: Integer({ minimum: 1, maximum: 100_000 }),
})
export type SitePicture = Static<typeof SitePicture>

/** Keeps a picture in the sizes and formats of pages, without what else its file says. The same file is the same picture. @throws BAD_FILE */
export const addPicture = defineEndpoint({
  method: 'POST',
  path: '/api/Portal/AddPicture',
  summary: '上传门户图片',
  may: buttons(...editing),
  reply: SitePicture,
})

/** The latest pictures of the own company, for choosing one again. */
export const pictures = defineEndpoint({
  method: 'GET',
  path: '/api/Portal/Pictures',
  summary: '门户图片',
  may: buttons(...editing),
  reply: ObjectSchema({ Rows: ArraySchema(SitePicture) }),
})
