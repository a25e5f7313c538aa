/** Texts of the tab bar; each can be replaced by the `labels` of `TabBar`. */
export interface TabBarLabels {
  /** Name of the whole bar. */
  list: string
  /** Name of the close button of a tab. */
  closeTab(title: string): string
  /** Name of the menu of a tab. */
  menuOf(title: string): string
  /** Name of a pinned tab for screen readers. */
  pinnedTab(title: string): string
  /** Name of the button that lists the tabs when they do not all fit. */
  allTabs: string
  /** Menu entry that loads a page anew. */
  reload: string
  /** Menu entry that pins a tab. */
  pin: string
  /** Menu entry that frees a pinned tab. */
  unpin: string
  /** Menu entry that closes a tab. */
  close: string
  /** Menu entry that closes all others. */
  closeOthers: string
  /** Menu entry that closes those before it. */
  closeLeft: string
  /** Menu entry that closes those behind it. */
  closeRight: string
  /** Menu entry that closes all. */
  closeAll: string
}

/** The labels in Chinese, the default of the bar. */
export const tabBarLabels: TabBarLabels = {
  list: '已打开的页面',
  closeTab: (title) => `关闭 ${title}`,
  menuOf: (title) => `页签操作：${title}`,
  pinnedTab: (title) => `${title}（已固定）`,
  allTabs: '全部页签',
  reload: '刷新',
  pin: '固定',
  unpin: '取消固定',
  close: '关闭',
  closeOthers: '关闭其他',
  closeLeft: '关闭左侧',
  closeRight: '关闭右侧',
  closeAll: '关闭全部',
}
