import type { BookingContent } from '@jst/contracts/booking'
import type { Queryable } from '../../../kernel/database/database.ts'

const portKeys = ['PorCode', 'PolCode', 'PotCode', 'PodCode', 'DelCode'] as const
const locode = /^[A-Z]{2}[A-Z2-9]{3}$/

/** Codes and names of ports and carriers in messages, and our codes for them. The company's own rows go before the platform's. */
export interface CarrierCodes {
  readonly port: (code: string) => { readonly code: string; readonly name: string } | undefined
  readonly scac: (carrier: string) => string | undefined
  readonly dcsaCarrier: (carrier: string) => { readonly code: string; readonly list: 'SMDG' | 'NMFTA' } | undefined
  readonly carrierName: (carrier: string) => string
}

/** Of the ports and the carrier that a content names. */
export async function carrierCodes(db: Queryable, companyId: number, { Values }: BookingContent): Promise<CarrierCodes> {
  const ports = await db.query<{ code: string; name: string }>(
    `select distinct on (code) code, upper(name_en) as name from m_port where code = any($1) and removed_at is null
      and (company_id is null or company_id = $2) order by code, company_id nulls last`,
    [portKeys.map((key) => String(Values[key] ?? '')).filter((code) => code !== ''), companyId],
  )
  const carriers = await db.query<{ code: string; name: string; scac: string; smdg: string }>(
    `select code, coalesce(nullif(abbr, ''), name_en, name_zh) as name, scac, smdg from m_carrier where code = $1 and removed_at is null
      and (company_id is null or company_id = $2) order by company_id nulls last limit 1`,
    [String(Values['CarrierCode'] ?? ''), companyId],
  )
  const carrier = (code: string) => carriers.find((row) => row.code === code)
  return {
    port: (code) => {
      const found = ports.find((row) => row.code === code)
      return found && locode.test(code) ? { code, name: found.name } : undefined
    },
    scac: (code) => carrier(code)?.scac || undefined,
    dcsaCarrier: (code) => {
      const found = carrier(code)
      if (!found) return undefined
      if (found.smdg !== '') return { code: found.smdg, list: 'SMDG' }
      return found.scac === '' ? undefined : { code: found.scac, list: 'NMFTA' }
    },
    carrierName: (code) => carrier(code)?.name || code,
  }
}

export async function carrierNameOf(db: Queryable, companyId: number, carrier: string): Promise<string> {
  const codes = await carrierCodes(db, companyId, { Values: { CarrierCode: carrier }, Cargo: [], Boxes: [], Parties: [] })
  return codes.carrierName(carrier)
}
