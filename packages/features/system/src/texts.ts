/** Every Chinese text of the area. */
export const texts = {
  notFound: {
    title: '页面不存在',
    hint: '地址可能有误，或该页面已移动。您要找的地址是：',
    back: '返回',
    workbench: '回工作台',
    entry: '回首页',
  },
} as const
