const chinese = {
  english: false,
  title: '查找与操作',
  field: '查找页面、单据、客户、提单、箱号',
  hint: '输入名称、拼音、首字母或号码，号码可只输入开头或结尾',
  list: '查找结果',
  groups: {
    favourites: '我的收藏',
    recent: '最近访问',
    pages: '页面',
    orders: '委托',
    bills: '提单与补料',
    containers: '箱',
    acts: '操作',
  },
  searching: '正在查找…',
  failed: (reason: string) => `单据查找没有成功：${reason}`,
  retry: '重试',
  none: (words: string) => `没有找到“${words}”`,
  noneHint: '请检查号码是否完整，或换个名称试试。',
  found: (count: number) => `共 ${count} 项结果`,
  keep: '收藏',
  drop: '取消收藏',
  keys: { choose: '↑↓ 选择', open: 'Enter 打开', star: 'Alt+Enter 收藏', move: 'Alt+↑↓ 调整收藏顺序', close: 'Esc 关闭' },
}
export type PaletteTexts = typeof chinese

const english: PaletteTexts = {
  english: true,
  title: 'Find and do',
  field: 'Find pages, records, customers, bills and containers',
  hint: 'Type a name or a number; of a number its beginning or its end is enough',
  list: 'Results',
  groups: {
    favourites: 'Favourites',
    recent: 'Recent pages',
    pages: 'Pages',
    orders: 'Orders',
    bills: 'Bills and SI',
    containers: 'Containers',
    acts: 'Actions',
  },
  searching: 'Looking…',
  failed: (reason) => `Records could not be looked up: ${reason}`,
  retry: 'Try again',
  none: (words) => `Nothing found for “${words}”`,
  noneHint: 'Check that the number is complete, or try another name.',
  found: (count) => (count === 1 ? '1 result' : `${count} results`),
  keep: 'Add to favourites',
  drop: 'Remove from favourites',
  keys: { choose: '↑↓ choose', open: 'Enter open', star: 'Alt+Enter favourite', move: 'Alt+↑↓ move favourite', close: 'Esc close' },
}

/** The palette belongs to the frame and speaks its language. */
export const paletteTexts = (language: 'CN' | 'EN'): PaletteTexts => (language === 'EN' ? english : chinese)
