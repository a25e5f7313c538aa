import { wordsOf } from '../entity-kit/index.ts'
import { recommendedFreightDmsCalls, recommendedPortCalls } from '@jst/contracts/portal'
import type { Queryable } from '../kernel/database/database.ts'

/** Code, name, port, place, lane, slogan. */
const ports = [
  ['HOT-01', '上海', 'CNSHA', 'POL', '', '每天都有截单航次'],
  ['HOT-02', '宁波', 'CNNGB', 'POL', '', '北仑、梅山双港区'],
  ['HOT-11', '洛杉矶', 'USLAX', 'POD', 'USW', '每周六班直航'],
  ['HOT-12', '鹿特丹', 'NLRTM', 'POD', 'EUR', '欧基干线首靠'],
  ['HOT-13', '新加坡', 'SGSIN', 'POD', 'SEA', '七天直达'],
] as const

/** Code, title, ports, carrier, prices of 20GP, 40GP, 40HQ in USD, days of transit. */
const freights = [
  ['FR-01', '上海至洛杉矶 特价', 'CNSHA', 'USLAX', 'COSCO', 1450, 1820, 1820, 15],
  ['FR-02', '宁波至鹿特丹 旺季舱位', 'CNNGB', 'NLRTM', 'OOCL', 1680, 2950, 2950, 31],
  ['FR-03', '上海至新加坡 周周有舱', 'CNSHA', 'SGSIN', 'COSCO', 420, 780, 800, 7],
] as const

/** Seeds the recommendations of the operator's home page for the next two months. */
export async function seedHomePage(tx: Queryable, operatorId: number, now: Date): Promise<void> {
  const day = (ahead: number) => new Date(now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
  for (const [at, [code, name, port, place, lane, slogan]] of ports.entries()) {
    const { search, pinyin, initials } = wordsOf(recommendedPortCalls.entity, { Code: code, NameZh: name })
    await tx.query(
      `insert into portal_recommended_port (company_id, code, name_zh, port_code, place, lane_code, slogan, valid_from, sort, search, pinyin,
        initials) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [operatorId, code, name, port, place, lane, slogan, day(-7), at, search, pinyin, initials],
    )
  }
  for (const [at, [code, name, pol, pod, carrier, gp20, gp40, hq40, days]] of freights.entries()) {
    const { search, pinyin, initials } = wordsOf(recommendedFreightDmsCalls.entity, { Code: code, NameZh: name })
    await tx.query(
      `insert into portal_recommended_freight_dms (company_id, code, name_zh, pol_code, pod_code, carrier_code, gp20, gp40, hq40, transit_days,
        valid_from, valid_to, sort, search, pinyin, initials) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
      [operatorId, code, name, pol, pod, carrier, gp20, gp40, hq40, days, day(-7), day(53), at, search, pinyin, initials],
    )
  }
}
