import { spaced } from '@jst/contracts/values'

/** Words of an exported list beside its declared fields, in the language of the page that asks. */
const chinese = {
  /** Name of an entity or a field. */
  called: ({ zh }: { readonly zh: string; readonly en?: string | undefined }): string => zh,
  /** Between names of one cell. */
  joint: '、',
  nameOf: (label: string): string => spaced`${label}名称`,
  updated: '更新时间',
  filter: (label: string, value: string): string => `${label} ${value}`,
  filters: { Keyword: '关键词', State: '状态', Layer: '数据归属' } as Readonly<Record<string, string>>,
  chosenBy: (filters: readonly string[]): string => `筛选条件：${filters.length === 0 ? '无' : filters.join('；')}`,
  layer: '数据归属',
  layers: { platform: '平台', company: '本公司' },
} as const
type Widened<T> = T extends string ? string : T extends (...args: never[]) => unknown ? T : { readonly [Key in keyof T]: Widened<T[Key]> }
export type ExportWords = Widened<typeof chinese>

const english: ExportWords = {
  called: ({ zh, en = zh }) => en,
  joint: ', ',
  nameOf: (label) => `${label}, name`,
  updated: 'Updated',
  filter: (label, value) => `${label} ${value}`,
  filters: { Keyword: 'Keyword', State: 'State', Layer: 'Owner' },
  chosenBy: (filters) => `Filters: ${filters.length === 0 ? 'none' : filters.join('; ')}`,
  layer: 'Owner',
  layers: { platform: 'Platform', company: 'Own company' },
}

/** Words in the language of the page that asks. */
export const exportWords = (Lang?: 'en'): ExportWords => (Lang === 'en' ? english : chinese)
