/** Which page of 基础 shows a token of tokens.css, by its name; a test fails for a token that none of them shows. */
export const pages = {
  颜色: new RegExp(
    '^--(primary|link|danger|color)-|^--jst-(page|surface|line|hover|selected|locked|head|skeleton|focus|link|shadow|on-primary|paper|ink|' +
      'grey|blue|orange|green|red|purple)\\b',
  ),
  字体: /^--jst-(sans|mono)$/,
  间距: /^--jst-(radius|gutter)$|^--border-radius-/,
} as const
export type TokenPage = keyof typeof pages

export const pagesOf = (name: string): TokenPage[] => (Object.keys(pages) as TokenPage[]).filter((page) => pages[page].test(name))

/** Text on what lies under it, as the product sets it: each pair has at least 4.5:1 in both themes. */
export const textPairs: readonly (readonly [text: string, ground: string, use: string])[] = [
  ['--color-text-1', '--jst-surface', '正文'],
  ['--color-text-1', '--jst-page', '页面上的正文'],
  ['--color-text-2', '--jst-surface', '次要文字'],
  ['--color-text-2', '--jst-head', '表头'],
  ['--color-text-3', '--jst-surface', '说明、没有值的“–”'],
  ['--color-text-3', '--jst-page', '页面上的说明'],
  ['--jst-link', '--jst-surface', '链接'],
  ['--jst-link', '--jst-hover', '鼠标所在行的链接'],
  ['--jst-link', '--jst-selected', '选中行的链接'],
  ['--jst-on-primary', '--primary-6', '主按钮'],
  ['--jst-ink', '--jst-paper', '提单编辑'],
  ['--color-text-1', '--jst-locked', '不可编辑的控件'],
  ['--jst-red', '--jst-surface', '错误'],
  ['--danger-6', '--jst-surface', '危险操作'],
  ...(['grey', 'blue', 'orange', 'green', 'red', 'purple'] as const).map(
    (tone) => [`--jst-${tone}`, `--jst-${tone}-soft`, `状态标签 ${tone}`] as const,
  ),
]

interface ColourRole {
  role: string
  /** Tokens of the theme, or one of Arco's that it sets anew. */
  tokens: readonly string[]
  use: string
}
const state = (tone: string, role: string, use: string): ColourRole => ({ role, tokens: [`--jst-${tone}`, `--jst-${tone}-soft`], use })
/** For what each colour stands: a test fails for a colour of tokens.css that has no role. Steps of a scale follow their role. */
export const colourRoles: readonly ColourRole[] = [
  { role: '主色', tokens: ['--primary-6', '--primary-5', '--primary-7'], use: '一处一个主按钮；依次为平时、悬停、按下' },
  { role: '主按钮上的文字', tokens: ['--jst-on-primary'], use: '只放在主色上' },
  { role: '链接', tokens: ['--jst-link', '--link-6'], use: '能打开的号码、名称，文字按钮' },
  { role: '焦点框', tokens: ['--jst-focus'], use: '键盘所在的控件' },
  { role: '危险操作', tokens: ['--danger-6', '--danger-5', '--danger-7'], use: '作废、删除、拒绝的确认；依次为平时、悬停、按下' },
  { role: '页面与面板', tokens: ['--jst-page', '--jst-surface'], use: '页面底色；其上的卡片、列表、弹层' },
  { role: '分隔线', tokens: ['--jst-line', '--jst-line-strong'], use: '面板与表格的线；控件的边框' },
  { role: '表格', tokens: ['--jst-head', '--jst-hover', '--jst-selected'], use: '表头、鼠标所在行、选中行' },
  { role: '不可编辑', tokens: ['--jst-locked'], use: '锁定的字段，没有边框' },
  { role: '加载占位', tokens: ['--jst-skeleton'], use: '数据到达之前的灰条' },
  { role: '说明文字', tokens: ['--color-text-3', '--color-text-4'], use: '说明与空值；后者只给禁用的控件' },
  { role: '浮层阴影', tokens: ['--jst-shadow'], use: '菜单、下拉、对话框' },
  { role: '单证纸面', tokens: ['--jst-paper', '--jst-ink'], use: '提单编辑与审核；预览和打印用白纸' },
  state('grey', '状态：灰', '草稿、已结束、不再处理'),
  state('blue', '状态：蓝', '等我方处理'),
  state('orange', '状态：橙', '等对方处理，或即将到期'),
  state('green', '状态：绿', '已完成、已放行'),
  state('red', '状态：红', '退回、逾期、出错'),
  state('purple', '状态：紫', '已改单'),
]
