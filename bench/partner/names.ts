/** Names of companies as the trade has them: a place, an own part of two or three signs, what they do, and their form. */
const places = '上海 宁波 杭州 苏州 深圳 广州 青岛 厦门 天津 大连 无锡 常州 南通 温州 义乌 嘉兴 绍兴 佛山 东莞 烟台'.split(' ')
const trades =
  '进出口 国际贸易 机电 家具 纺织品 服装 五金制品 塑料制品 玩具 电子科技 化工 建材 日用品 工具 机械制造 电器 食品 医疗器械 汽车配件 供应链管理'.split(
    ' ',
  )
const signs = Array.from(
  '远恒海宏德明瑞博锦云华蓝汇百晨天亿同嘉丰泰安盛昌隆信诚达通顺利源鑫金银玉龙凤鹏飞腾跃翔宇辰星光辉耀荣贵富康宁和平乐美佳优良精工匠心智慧创新联众合力共赢卓越超凡领先',
)

/** A generator that gives the same row of numbers each time (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export interface Named {
  readonly place: string
  readonly core: string
  readonly trade: string
  readonly name: string
}

/** So many companies, no two of one own part in one place. */
export function companies(count: number, random: () => number): Named[] {
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const taken = new Set<string>()
  const generated: Named[] = []
  while (generated.length < count) {
    const place = one(places)
    const core = one(signs) + one(signs) + (random() < 0.3 ? one(signs) : '')
    if (taken.has(place + core)) continue
    taken.add(place + core)
    const trade = one(trades)
    generated.push({ place, core, trade, name: `${place}${core}${trade}有限公司` })
  }
  return generated
}

/** The same company as somebody else writes it. */
export const variants: readonly ((company: Named) => string)[] = [
  ({ place, core, trade }) => `${place}${core}${trade}有限责任公司`,
  ({ place, core, trade }) => `${place}市${core}${trade}有限公司`,
  ({ place, core, trade }) => `${core}（${place}）${trade}有限公司`,
  ({ place, core, trade }) => `${place}${core}${trade} 公司`,
  ({ place, core, trade }) => `${place} ${core}${trade}股份有限公司`,
  ({ core, trade }) => `${core}${trade}有限公司`,
  ({ place, core, trade }) => `${place}${core}${trade}集团有限公司`,
]
