import type { ReactNode } from 'react'
import { createUiServices, UiProvider } from './context.tsx'
import type { ComboOption } from './field/combobox/ComboEntry.tsx'

/** 2026-11-20 10:00 in Shanghai: the clock of every story stands at this moment. */
export const storyNow = Date.parse('2026-11-20T02:00:00Z')
export const hoursLater = (hours: number): string => new Date(storyNow + hours * 3_600_000).toISOString()

/** The services of this package for stories: links lead nowhere. */
export function StoryFrame({ children }: { children: ReactNode }) {
  return <UiProvider services={services}>{children}</UiProvider>
}
const services = createUiServices({ navigate: () => undefined })

/** Longest texts of the trade: 40 characters of a company, 35 of a vessel, 300 of a remark. */
export const longTexts = {
  company: '浙江宁波远帆国际供应链管理集团股份有限公司北仑保税区梅山岛第二分公司海运出口操作部',
  vessel: 'CMA CGM ANTOINE DE SAINT EXUPERY II',
  remark: '箱 TCLU1234560 由两票共用，两票毛重合计 31,250.000 公斤，超过该箱装载重量 28,600.000 公斤，请核对后重新分配。'
    .repeat(5)
    .slice(0, 300),
}

/** Words on the props of a component for its page. */
export const described = <K extends string>(words: Readonly<Record<K, string>>) =>
  Object.fromEntries(Object.entries(words).map(([name, description]) => [name, { description }])) as Record<K, { description: string }>

/** A box of a bill that fits, and one that has too many lines and too long ones. */
export const shipper = 'NINGBO YUANFAN IMP. & EXP. CO., LTD\nNO. 88 JIANGDONG NORTH ROAD\nNINGBO 315040, CHINA\nTEL: 86-574-87001234'
export const tooLong = `${shipper}\nATTN: MS. SHEN JIAYI, EXPORT DEPARTMENT, FLOOR 12\nUSCI: 91330200MA2AXXXX7X\nFAX: 86-574-87001235`

const ports: readonly ComboOption[] = [
  { value: 'CNSHA', label: '上海', note: 'CNSHA · 中国' },
  { value: 'CNNGB', label: '宁波', note: 'CNNGB · 中国' },
  { value: 'USLAX', label: '洛杉矶', note: 'USLAX · 美国' },
  { value: 'NLRTM', label: '鹿特丹', note: 'NLRTM · 荷兰' },
]
/** Options of a port field. */
export const portChoices = {
  search: (text: string) => ports.filter(({ value, label }) => value.startsWith(text.toUpperCase()) || label.includes(text)),
  labelOf: (value: string) => ports.find((port) => port.value === value)?.label ?? value,
}

/** The frame of a control that is wrong, in the light theme. */
export const wrongFrame = { borderColor: 'rgb(179, 32, 31)' }
