import type { BookingContent, BookingRole } from '../content.ts'

const names = {
  CarrierCode: '船公司',
  ServiceCode: '航线代码',
  Vessel: '船名',
  VoyageNo: '航次',
  Etd: '预计开航',
  DelCode: '交货地',
  TransportTerm: '运输条款',
  PaymentTerm: '付款方式',
  ReleaseType: '签单方式',
  ContractNo: '合约号',
  Contact: '联系人',
  Phone: '电话',
  Mail: '邮箱',
} as const
const lineNames = {
  HsCode: 'HS 编码',
  Weight: '毛重',
  Volume: '体积',
  Packages: '件数',
} as const
const partyNames = { shipper: '发货人', consignee: '收货人', notify: '通知人' } as const satisfies Partial<Record<BookingRole, string>>

/** Names of the fields that a carrier may require of every booking, by the code that a channel lists. */
export const neededNames: Readonly<Record<string, string>> = { ...names, ...lineNames, ...partyNames }

const isBlank = (value: unknown) => value === undefined || value === null || value === '' || value === 0

/** Names of what a channel needs and a booking does not say. */
export function neededGaps({ Values, Cargo, Parties }: BookingContent, needed: readonly string[]): string[] {
  const lacks = (code: string): boolean => {
    if (code in partyNames) return !Parties.some(({ Role }) => Role === code)
    if (code in lineNames) return Cargo.length === 0 || Cargo.some((line) => isBlank(line[code]))
    return isBlank(Values[code])
  }
  return needed.flatMap((code) => (neededNames[code] !== undefined && lacks(code) ? [neededNames[code]] : []))
}
