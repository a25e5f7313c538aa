/** For what the sites use each of their colours; a test fails for one that has no role. */
export const siteRoles: Readonly<Record<string, string>> = {
  '--brand': '主色：按钮、页头的线、标题的线；企业自选',
  '--brand-deep': '深色条、页脚；由主色算出',
  '--on-brand': '主色上的文字',
  '--page': '页面底色',
  '--soft': '相间的浅色区块',
  '--tint': '提示、图标的底；带一点主色',
  '--line': '分隔线、卡片边框',
  '--ink': '正文',
  '--quiet': '说明',
  '--link': '链接、焦点框；由主色算出',
  '--red': '逾期、出错',
  '--green': '已完成',
  '--edge': '图片与色块的描边',
}

type Tokens = Readonly<Record<string, string>>
const declared = (rule: string): Tokens =>
  Object.fromEntries([...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))

/** Custom properties of the style of the sites in both themes. */
export function siteTokens(style: string): { light: Tokens; dark: Tokens } {
  const light = declared(/:root, :host \{([^}]*)\}/.exec(style)?.[1] ?? '')
  const dark = declared(/prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/.exec(style)?.[1] ?? '')
  return { light, dark: { ...light, ...dark } }
}
