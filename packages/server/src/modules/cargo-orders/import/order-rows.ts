import type { EntityValues } from '@jst/contracts/entity'

export const text = (values: EntityValues, key: string) => String(values[key] ?? '')
const time = (values: EntityValues, key: string) => text(values, key) || null

/** The columns of an order, from its first line. */
export function rowOf(values: EntityValues, names: ReadonlyMap<string, Named>) {
  const at = (key: string): Named => {
    const code = text(values, key)
    return names.get(`${key === 'Carrier' ? 'carrier' : 'port'} ${code}`) ?? { code, zh: '', en: code }
  }
  const [carrier, pol, pod, delivery] = [at('Carrier'), at('LoadPort'), at('DischargePort'), at('DeliveryPlace')]
  return {
    mbl_no: text(values, 'MblNo'),
    carrier_code: carrier.code,
    carrier_name: carrier.zh,
    vessel: text(values, 'Vessel').toUpperCase(),
    voyage: text(values, 'Voyage').toUpperCase(),
    load_port_code: pol.code,
    load_port_name: pol.en.toUpperCase(),
    load_port_name_zh: pol.zh,
    discharge_port_code: pod.code,
    discharge_port_name: pod.en.toUpperCase(),
    discharge_port_name_zh: pod.zh,
    delivery_place_code: delivery.code,
    delivery_place_name: delivery.en.toUpperCase(),
    quotation_no: text(values, 'QuotationNo'),
    goods: text(values, 'Goods'),
    package_kind: text(values, 'PackageKind'),
    hs_code: text(values, 'HsCode'),
    sailing_date: time(values, 'SailingDate'),
    si_deadline: time(values, 'SiDeadline'),
  }
}

export const orderColumns = Object.keys(rowOf({}, new Map()))

export interface Named {
  readonly code: string
  readonly zh: string
  readonly en: string
}
export const boxOf = (values: EntityValues, seq: number, first: EntityValues) => ({
  seq,
  type: text(values, 'BoxType'),
  container_no: text(values, 'ContainerNo'),
  seal_no: text(values, 'SealNo'),
  package_kind: text(values, 'PackageKind') || text(first, 'PackageKind'),
  packages: values['Packages'] ?? 0,
  weight: values['Weight'] ?? 0,
  volume: values['Volume'] ?? 0,
})
