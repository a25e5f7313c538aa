import { anyMenu, buttons, employee } from '../may.ts'
import { ArraySchema, BooleanSchema, Integer, Null, ObjectSchema, StringSchema, type Static, strict } from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Instant } from '../envelope.ts'

/** Most places that one person keeps. */
export const mostFavourites = 50

/** A page that the person comes back to often: its address inside the product, and what it is called. */
export const Favourite = ObjectSchema({ Id, Path: StringSchema(), Title: StringSchema(), UpdateTime: Instant })
export type Favourite = Static<typeof Favourite>

/** Frame data of the reader: favourites in their order, and whether the company wants a watermark on everything. */
export const FrameInfo = ObjectSchema({ Favourites: ArraySchema(Favourite), ForceWatermark: BooleanSchema() })
export type FrameInfo = Static<typeof FrameInfo>

export const ownFrame = employee('本人的工作台框架')
export const frameInfo = defineEndpoint({
  method: 'GET',
  path: '/api/Workbench/GetFrame',
  summary: '我的收藏与界面选项',
  may: ownFrame,
  reply: FrameInfo,
})

/** A page that is kept already stays where it is. Replies with all of them, as the next two do. */
export const addFavourite = defineEndpoint({
  method: 'POST',
  path: '/api/Favourite/AddFavourite',
  summary: '收藏页面',
  may: ownFrame,
  body: ObjectSchema(
    { Path: StringSchema({ minLength: 2, maxLength: 500 }), Title: StringSchema({ minLength: 1, maxLength: 60 }) },
    strict,
  ),
  reply: ArraySchema(Favourite),
})
export const removeFavourite = defineEndpoint({
  method: 'POST',
  path: '/api/Favourite/RemoveFavourite',
  summary: '取消收藏',
  may: ownFrame,
  body: ObjectSchema({ Id }, strict),
  reply: ArraySchema(Favourite),
})
/** Index: place in the list from 0; beyond its end is the end. */
export const moveFavourite = defineEndpoint({
  method: 'POST',
  path: '/api/Favourite/MoveFavourite',
  summary: '调整收藏顺序',
  may: ownFrame,
  body: ObjectSchema({ Id, Index: Integer({ minimum: 0, maximum: mostFavourites }) }, strict),
  reply: ArraySchema(Favourite),
})

/** For everybody of the caller's company. */
export const saveFrameOptions = defineEndpoint({
  method: 'POST',
  path: '/api/Workbench/SaveFrameOptions',
  summary: '设置全公司强制水印',
  may: buttons({ path: '/system/company/editCompanyInfo', code: 'edit' }),
  body: ObjectSchema({ ForceWatermark: BooleanSchema() }, strict),
  reply: Null(),
})

/** Origins whose pages may be framed by 外部链接: `https://a.example`. The server's configuration names them. */
export const webViewOrigins = defineEndpoint({
  method: 'GET',
  path: '/api/Workbench/GetWebViewOrigins',
  summary: '允许在平台内打开的外部网站',
  may: anyMenu('外部链接没有自己的菜单，任何页面都可以打开它'),
  reply: ArraySchema(StringSchema()),
})
