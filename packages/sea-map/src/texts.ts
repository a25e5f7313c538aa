/** Words of the map. */
export const seaMapWords = {
  named: (label: string, keys: string) => `${label}：${keys}`,
  joint: '，',
  keys: '方向键平移，加号与减号缩放，数字 0 还原，Tab 进入标点',
  zoomIn: '放大',
  zoomOut: '缩小',
  reset: '还原',
  showList: '以列表查看标点',
  hideList: '收起标点列表',
  list: '标点列表',
  loading: '正在载入地图…',
  empty: '没有可显示的位置',
  cluster: (count: number, name?: string) => `${count} 个标点${name ? `，${name}等` : ''}，按回车放大`,
  more: (count: number) => `等 ${count} 个`,
  kinds: { port: '港口', terminal: '码头', vessel: '船舶' },
} as const

/** The same in any language. */
export type SeaMapWords = {
  readonly [K in keyof typeof seaMapWords]: (typeof seaMapWords)[K] extends string
    ? string
    : (typeof seaMapWords)[K] extends (...values: infer V) => string
      ? (...values: V) => string
      : Readonly<Record<keyof (typeof seaMapWords)[K], string>>
}
