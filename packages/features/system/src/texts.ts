import { titles } from './titles.ts'

/** Every Chinese text of the area. */
export const texts = {
  notFound: {
    title: titles.notFound,
    hint: '地址可能有误，或该页面已移动。您要找的地址是：',
    back: '返回',
    workbench: '回工作台',
    entry: '回首页',
  },
  forbidden: {
    title: titles.forbidden,
    hint: '您要打开的页面不在当前账号的工作台中。如需使用，请切换企业或联系管理员。',
    address: '地址：',
    back: '返回',
    workbench: '回工作台',
  },
} as const
