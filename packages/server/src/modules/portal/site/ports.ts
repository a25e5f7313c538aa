import type { LiveContent, RecommendedPort, SiteLanguage } from '@jst/contracts/portal'
import type { NamedPort } from '@jst/site'
import type { Queryable } from '../../../kernel/database/database.ts'

/** Usual ports of forwarders in China, suggested by the browser while somebody types; any other port is found by its name. */
const commonPorts =
  `CNSHA CNNGB CNYTN CNSHK CNTAO CNXMN CNTXG CNDLC CNNSA CNCAN HKHKG TWKHH KRPUS JPTYO JPOSA SGSIN MYPKG THLCH VNSGN VNHPH IDJKT PHMNL
  INNSA AEJEA SAJED EGPSD NLRTM BEANR DEHAM GBFXT FRLEH ITGOA ESVLC GRPIR TRIST USLAX USLGB USOAK USSEA USNYC USSAV USHOU CAVAN MXZLO BRSSZ CLSAI
  AUSYD AUMEL ZADUR NGLOS`.split(/\s+/)

/** The usual ports of the platform, those that a site recommends first. */
export async function defaultPorts(system: Queryable, recommended: readonly RecommendedPort[], lang: SiteLanguage): Promise<NamedPort[]> {
  const codes = [...new Set([...recommended.map(({ PortCode }) => PortCode), ...commonPorts])]
  return (await portsByCode(system, codes, lang)).toSorted((one, other) => codes.indexOf(one.Code) - codes.indexOf(other.Code))
}

/** Names of the ports in sailing tables. */
export const portNames = (system: Queryable, tables: readonly LiveContent[], lang: SiteLanguage): Promise<NamedPort[]> =>
  tables.length === 0
    ? Promise.resolve([])
    : portsByCode(
        system,
        tables.flatMap(({ Facts }) => [String(Facts['PolCode']), String(Facts['PodCode'])]),
        lang,
      )

/** Names of ports by their code, in the language. */
export const portsByCode = (system: Queryable, codes: readonly string[], lang: SiteLanguage) =>
  system.query<NamedPort>(
    `select code as "Code", ${lang === 'en' ? `coalesce(nullif(name_en, ''), name_zh)` : 'name_zh'} as "Name" from m_port
     where company_id is null and enabled and removed_at is null and merged_into is null and code = any ($1)`,
    [codes],
  )
