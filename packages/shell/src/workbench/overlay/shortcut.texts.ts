import type { ScreenKeys } from '@jst/feature-kit'
import type { Language } from '@jst/session-core'

interface ShortcutTexts {
  title: string
  none: string
  groups: { page: string; frame: string; list: string; form: string; menu: string }
  frame: ScreenKeys
  list: ScreenKeys
  form: ScreenKeys
  menu: ScreenKeys
}

const chinese: ShortcutTexts = {
  title: '快捷键',
  none: '在输入框中时，单个字母和符号照常输入。',
  groups: { page: '本页', frame: '全局', list: '列表', form: '表单', menu: '菜单、页签与工具栏' },
  frame: [
    ['Ctrl + K', '查找页面、单据、客户、提单、箱号'],
    ['Ctrl + Enter', '提交当前表单'],
    ['Alt + 1 … 9', '切换到第几个页签（浏览器允许时也可用 Ctrl）'],
    ['Alt + W', '关闭当前页签'],
    ['Alt + L', '锁定屏幕'],
    ['Alt + M', '最大化当前页，Esc 退出'],
    ['?', '打开本说明'],
  ],
  list: [
    ['/', '到搜索框'],
    ['↓', '从标题或搜索框到第一行'],
    ['↑ / ↓', '上一行 / 下一行；第一行再按 ↑ 到表头'],
    ['Enter', '打开'],
    ['空格', '选中'],
    ['E', '编辑'],
    ['Tab', '到本行的按钮，再按离开表格'],
  ],
  form: [
    ['Alt + ↓', '打开日历、收发通助手等填写帮助'],
    ['← / →', '在相邻的勾选项之间、明细下方的按钮之间移动'],
    ['Alt + Delete', '删除所在的明细行'],
    ['Ctrl + Enter', '按本页的主要按钮'],
  ],
  menu: [
    ['Tab', '到下一组，每组只停一次'],
    ['↑ ↓ ← →', '在组内移动；侧边菜单 → 展开，← 收起；顶部菜单 ↓ 展开，Esc 收起'],
    ['Delete', '关闭所在的页签'],
  ],
}

const english: ShortcutTexts = {
  title: 'Keyboard shortcuts',
  none: 'In a text field letters and signs are typed as usual.',
  groups: { page: 'This page', frame: 'Everywhere', list: 'Lists', form: 'Forms', menu: 'Menu, tabs and toolbars' },
  frame: [
    ['Ctrl + K', 'Find pages, records, customers, bills and containers'],
    ['Ctrl + Enter', 'Submit the form'],
    ['Alt + 1 … 9', 'Go to a tab by its place (with Ctrl where the browser allows it)'],
    ['Alt + W', 'Close the tab'],
    ['Alt + L', 'Lock the screen'],
    ['Alt + M', 'Maximise the page; Esc leaves'],
    ['?', 'Open this list'],
  ],
  list: [
    ['/', 'To the search field'],
    ['↓', 'From the heading or the search field to the first row'],
    ['↑ / ↓', 'Row above / below; from the first row ↑ leads to the headings'],
    ['Enter', 'Open'],
    ['Space', 'Select'],
    ['E', 'Edit'],
    ['Tab', 'To the buttons of the row, then past the table'],
  ],
  form: [
    ['Alt + ↓', 'Open the help of a field: calendar, address book'],
    ['← / →', 'Move between neighbouring check boxes, and between the buttons below lines'],
    ['Alt + Delete', 'Remove the line of the field'],
    ['Ctrl + Enter', 'Press the primary button of the page'],
  ],
  menu: [
    ['Tab', 'To the next group; each is one stop'],
    ['↑ ↓ ← →', 'Move inside a group; → opens and ← shuts in the side menu, ↓ and Esc in the top menu'],
    ['Delete', 'Close the focused tab'],
  ],
}

export const shortcutTexts = (language: Language): ShortcutTexts => (language === 'EN' ? english : chinese)
