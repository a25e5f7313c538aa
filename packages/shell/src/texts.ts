import { spaced } from '@jst/contracts/values'
import type { TabBarLabels } from '@jst/tab-bar/react'
import { timeZoneNames, type TimeZone } from '@jst/ui'
import { makeAutoObservable, observableRef } from 'mobx'
import type { PageWords } from './services/PageEnglish.ts'

/** Every Chinese text of the frame. */
const chinese = {
  home: '返回工作台首页',
  systemFallback: '船务协同平台',
  menu: {
    label: '主菜单',
    fold: '收起菜单',
    unfold: '展开菜单',
    show: '打开菜单',
    shut: '关闭菜单',
    open: (name: string) => `打开「${name}」子菜单`,
    pagesOf: (name: string) => `「${name}」的页面`,
    favourites: '我的收藏',
    recent: '最近访问',
    /** The home of the external workbench, for a provider. */
    providerHome: '供应商工作台',
    /** English names of pages and of groups of the menu, by lower-case path; in Chinese their own. */
    names: {} as Readonly<Record<string, string>>,
  },
  crumbs: { label: '当前位置', keep: '收藏此页', drop: '取消收藏' },
  finder: {
    open: '查找页面、单据、客户、提单、箱号',
    short: '查找',
    toDark: '切换到深色主题',
    toLight: '切换到浅色主题',
    densities: { compact: '表格行高：紧凑', standard: '表格行高：标准', roomy: '表格行高：宽松' },
    language: 'Switch to English',
    languageWords: '切换语言 英文 语言',
    shortcuts: '快捷键',
    watermark: { on: '显示水印', off: '关闭水印' },
  },
  header: {
    language: (code: string) => `语言 ${code}`,
    languages: { CN: '中文', EN: 'English' },
    zone: (id: TimeZone) => `${timeZoneNames[id]}时间`,
    zoneHint: (name: string) => spaced`时间按${name}显示和填写，船期各港时间除外；在个人设置中更改`,
    toDark: '切换到深色主题',
    toLight: '切换到浅色主题',
    messages: (unread: string) => (unread ? `消息，${unread} 条未读` : '消息，没有未读'),
    user: (name: string, company: string) => `${name} ${company} 账号菜单`,
    companies: '切换企业',
    settings: '个人设置',
    chooseCompany: '选择企业与默认企业',
    card: '电子名片',
    lock: '锁定屏幕',
    logout: '退出登录',
  },
  live: {
    open: '实时连接正常',
    connecting: '正在连接',
    closed: '实时连接已断开，正在重试',
    lost: '实时连接已断开，正在重连，新消息可能延迟',
  },
  notifications: {
    title: '最新消息',
    markAll: '全部标记已读',
    all: '查看全部消息',
    loading: '正在加载…',
    none: '还没有消息',
    noneHint: '与您有关的业务进展会出现在这里。',
  },
  jobs: {
    title: '我的后台任务',
    running: (count: number) => `${count} 个后台任务进行中`,
    share: (done: string, total: string) => `${done} / ${total}`,
    done: (title: string) => `已完成：${title}`,
    failed: (title: string, reason: string) => `未完成：${title}。${reason}`,
    cancel: '取消',
    open: '查看结果',
    download: '下载',
    none: '最近没有后台任务',
  },
  fullScreen: { enter: '全屏显示', leave: '退出全屏', failed: '浏览器没有允许全屏，请按 F11 切换。' },
  storageBarred: '浏览器禁止本站保存数据，登录后无法保持。请在浏览器设置中允许本站的 Cookie 和网站数据，然后刷新。',
  opening: '正在打开页面',
  pages: '已打开的页面',
  content: '页面内容',
  toContent: '跳到正文',
  leave: {
    title: '有未保存的修改',
    one: (title: string) => `「${title}」中有未保存的修改，关闭后将丢失。`,
    many: (count: number) => `${count} 个页面中有未保存的修改，关闭后将丢失。`,
    ok: '放弃修改并关闭',
    reload: '放弃修改并重新加载',
    logout: '放弃修改并退出',
  },
  newVersion: { is: '新版本已发布', reload: '刷新' },
  preview: { now: (role: string) => `正在以「${role}」预览，只能查看`, leave: '退出预览' },
  cancel: '取消',
  undo: '撤销',
  newMessages: (count: number) => `${count} 条新消息`,
  furtherMessages: (count: number) => `还有 ${count} 条新消息`,
  view: '查看',
  startFailed: '系统没有启动成功',
  chunkFailed: '页面加载失败，可能是网络中断，或系统刚刚更新。请重新加载。',
  codeDelayed: '网络中断，页面的一部分还没有加载；网络恢复后会自动继续。',
  reload: '重新加载',
  tabActs: {
    newWindow: '新窗口打开',
    maximise: '最大化',
    restore: '退出最大化',
    tooMany: (most: number, title: string) => `最多打开 ${most} 个页签，已关闭最久未用的「${title}」`,
  },
  tabs: undefined as Partial<TabBarLabels> | undefined,
} as const

/** The same shape in any language. */
type Words<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: K extends 'tabs' | 'names' ? T[K] : Words<T[K]> }
export type FrameTexts = Words<typeof chinese>

/** Language of the frame; observable. English texts are fetched when English is chosen. */
class Wording {
  words: FrameTexts = chinese
  /** Texts of the frame's parts and of Arco in that language; undefined: the built-in ones. */
  parts: PageWords | undefined = undefined

  constructor() {
    makeAutoObservable(this, { words: observableRef, parts: observableRef })
  }

  speak(words: FrameTexts = chinese, parts?: PageWords): void {
    this.words = words
    this.parts = parts
  }
}
export const wording = new Wording()

/** Texts of the frame in its current language. Read them during a render: a stored copy does not follow the language. */
export const texts: FrameTexts = new Proxy<FrameTexts>(chinese, {
  get: (_, area) => Reflect.get(wording.words, area),
})

/** Name of a page in the language of the frame: in its tab, among favourites, and in the title of the document. */
export const nameOfPage = ({ path, title }: { path: string; title: string }): string => texts.menu.names[path.toLowerCase()] ?? title
