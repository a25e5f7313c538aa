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
