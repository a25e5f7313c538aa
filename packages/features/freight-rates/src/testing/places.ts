import { referenceIndex, starredCodes } from '@jst/contracts/master'
import type { FakeAppOptions } from '@jst/feature-kit/testing'

const entry = (Code: string, Zh: string, En = '') => ({ Code, Zh, En, Pinyin: En.toUpperCase(), Initials: '', Words: [], Note: '' })
const rows: Readonly<Record<string, ReturnType<typeof entry>[]>> = {
  port: [
    entry('CNSHA', '上海', 'Shanghai'),
    entry('CNNGB', '宁波', 'Ningbo'),
    entry('USLAX', '洛杉矶', 'Los Angeles'),
    entry('USLGB', '长滩', 'Long Beach'),
    entry('NLRTM', '鹿特丹', 'Rotterdam'),
    entry('CRSJO', '圣何塞', 'San Jose'),
    entry('USSJC', '圣何塞', 'San Jose'),
  ],
  carrier: [entry('COSCO', '中远海运集运', 'COSCO SHIPPING Lines')],
  lane: [entry('USW', '美西', 'US West Coast')],
  charge: [entry('THC', '码头操作费', 'Terminal handling charge'), entry('DOC', '文件费', 'Documentation fee')],
  currency: [entry('USD', '美元', 'US dollar'), entry('CNY', '人民币', 'Renminbi')],
}

/** Ports, carriers and charges that fields and cells find. */
export const placeRoutes: NonNullable<FakeAppOptions['routes']> = {
  [`GET ${referenceIndex.path}`]: ({ query }) => ({ Version: '1', Rows: rows[String(query['Kind'])] ?? [] }),
  [`GET ${starredCodes.path}`]: () => [],
}
