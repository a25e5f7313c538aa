import { BusinessFile, defineEndpoint, openFile } from '../endpoint.ts'
import { answerLanguage, Id, Instant, page, pageQuery, Quantity, text } from '../envelope.ts'
import { buttons, publicly } from '../may.ts'
import { ArraySchema, BooleanSchema, Integer, Null, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../schema.ts'
import { trackingButtons, trackingPages } from './pages.ts'
import { TrackView } from './shipment.ts'

const { staff, party } = trackingButtons
/** A link to one shipment for somebody without an account. `Path` is given once, when it is made. */
export const TrackShare = ObjectSchema({
  Id,
  ShipmentId: Id,
  For: StringSchema(),
  /** Files of the shipment that the link shows. */
  FileIds: ArraySchema(Id),
  WithCosts: BooleanSchema(),
  ExpiresAt: Instant,
  RevokedAt: Union([Instant, Null()]),
  By: StringSchema(),
  CreateTime: Instant,
  Views: Quantity,
  LastViewAt: Union([Instant, Null()]),
})
export type TrackShare = Static<typeof TrackShare>
const sharing = buttons(staff.share, party.share)
export const trackShares = defineEndpoint({
  method: 'GET',
  path: '/api/Track/Shares',
  summary: '分享链接列表',
  may: sharing,
  query: ObjectSchema({ ShipmentId: Id }, strict),
  reply: ArraySchema(TrackShare),
})
export const trackShareMake = defineEndpoint({
  method: 'POST',
  path: '/api/Track/ShareMake',
  summary: '生成分享链接',
  may: sharing,
  body: ObjectSchema(
    {
      ShipmentId: Id,
      For: text(60),
      FileIds: ArraySchema(Id, { maxItems: 50 }),
      WithCosts: BooleanSchema(),
      Days: Integer({ minimum: 1, maximum: 90 }),
    },
    strict,
  ),
  reply: ObjectSchema({ Share: TrackShare, Path: StringSchema() }),
})
export const trackShareRevoke = defineEndpoint({
  method: 'POST',
  path: '/api/Track/ShareRevoke',
  summary: '撤销分享链接',
  may: sharing,
  body: ObjectSchema({ Id }, strict),
  reply: TrackShare,
})
/** The shipment of a link; a link that is wrong, past or revoked is not found, with the reason. Each view is logged. */
export const trackShared = defineEndpoint({
  method: 'GET',
  path: '/api/Track/Shared',
  summary: '查看分享的货物跟踪',
  may: publicly('凭分享链接查看，链接带签名、有效期并可撤销'),
  query: ObjectSchema({ Token: text(200), ...answerLanguage }, strict),
  write: true,
  reply: TrackView,
})
/** A file that the link shows. */
export const trackSharedFile = defineEndpoint({
  method: 'GET',
  path: '/api/Track/SharedFile',
  summary: '下载分享链接中的文件',
  may: publicly('凭分享链接下载，只限链接所列的文件'),
  query: ObjectSchema({ Token: text(200), FileId: Id }, strict),
  reply: openFile('分享人在链接中逐个选定的文件'),
})

/** A search for a number, by a visitor, a customer or the staff. Searches without a hit are what sales follow up. */
export const TrackSearch = ObjectSchema({
  Id,
  At: Instant,
  Query: StringSchema(),
  /** `visitor`, `customer`, `staff`, `link`. */
  Who: StringSchema(),
  Name: StringSchema(),
  Company: StringSchema(),
  CompanyId: Union([Id, Null()]),
  /** Network of a visitor, its last part hidden. */
  Address: StringSchema(),
  Page: StringSchema(),
  Hits: Quantity,
  Carrier: StringSchema(),
  /** When and by whom it was followed up, and the page of what was made of it; null: nobody has. */
  FollowedAt: Union([Instant, Null()]),
  FollowedBy: StringSchema(),
  FollowedLink: StringSchema(),
})
export type TrackSearch = Static<typeof TrackSearch>
const searchFilters = {
  Keyword: Optional(text(60)),
  Who: Optional(text(20)),
  Missed: Optional(BooleanSchema()),
  /** Only those of visitors and customers that nobody has followed up. */
  Unfollowed: Optional(BooleanSchema()),
  From: Optional(text(10)),
  To: Optional(text(10)),
}
export const trackSearches = defineEndpoint({
  method: 'GET',
  path: '/api/Track/Searches',
  summary: '用户查询日志',
  may: buttons({ path: trackingPages.searches, code: 'view' }),
  query: ObjectSchema({ ...pageQuery, ...searchFilters }, strict),
  reply: page(TrackSearch),
})
/** Marks a search as followed up, with the page of the customer or note that was made of it. The first mark stands. */
export const trackSearchFollow = defineEndpoint({
  method: 'POST',
  path: '/api/Track/SearchFollow',
  summary: '标记查询已跟进',
  may: buttons({ path: trackingPages.searches, code: 'view' }),
  body: ObjectSchema({ Id, Link: text(200) }, strict),
  reply: TrackSearch,
})
export const trackSearchesExport = defineEndpoint({
  method: 'GET',
  path: '/api/Track/SearchesExport',
  summary: '导出用户查询日志',
  may: buttons({ path: trackingPages.searches, code: 'export' }),
  query: ObjectSchema(searchFilters, strict),
  reply: BusinessFile,
})
