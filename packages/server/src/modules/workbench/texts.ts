import { mostFavourites } from '@jst/contracts/workbench'

/** Sentences of refusals. */
export const texts = {
  favourite: {
    path: '收藏地址',
    title: '名称',
    foreign: '只能收藏本系统的页面，请从页面上点击收藏',
    blank: '请填写收藏名称',
    tooMany: `最多收藏 ${mostFavourites} 个页面，请先取消不常用的收藏`,
  },
} as const
