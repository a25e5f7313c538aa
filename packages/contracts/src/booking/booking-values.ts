import type { ValueField } from '../entity/fields.ts'
import { bookingPayTerms, bookingTransportTerms, cargoTypes, incoterms, releaseTypes } from './choices.ts'

const text = <const K extends string>(key: K, max: number) => ({ key, kind: 'text', max }) as const
const lines = <const K extends string>(key: K, max: number) => ({ key, kind: 'lines', max }) as const
const reference = <const K extends string>(key: K, to: string) => ({ key, kind: 'reference', to }) as const
const date = <const K extends string>(key: K) => ({ key, kind: 'date' }) as const
const flag = <const K extends string>(key: K) => ({ key, kind: 'flag' }) as const
const choice = <const K extends string>(key: K, choices: Readonly<Record<string, string>>) => ({ key, kind: 'choice', choices }) as const
const number = <const K extends string>(key: K, min: number, max: number, digits: number) =>
  ({ key, kind: 'number', min, max, digits }) as const

/** Header values of a booking, in the order of the form. Calls are checked by them; their labels stand in `booking-fields.ts`. */
export const bookingValues = [
  text('NameZh', 40),
  reference('CustomerCode', 'customer'),
  text('CustomerName', 120),
  reference('PolCode', 'port'),
  reference('PodCode', 'port'),
  reference('PorCode', 'port'),
  reference('PotCode', 'port'),
  reference('DelCode', 'port'),
  reference('CarrierCode', 'carrier'),
  text('ServiceCode', 20),
  text('Vessel', 60),
  text('VoyageNo', 20),
  date('Etd'),
  date('Eta'),
  date('ReadyOn'),
  choice('CargoType', cargoTypes),
  choice('TransportTerm', bookingTransportTerms),
  choice('PaymentTerm', bookingPayTerms),
  choice('Incoterm', incoterms),
  choice('ReleaseType', releaseTypes),
  number('Bills', 1, 99, 0),
  text('ContractNo', 40),
  reference('AgentCode', 'orderAgency'),
  number('FreeDays', 0, 90, 0),
  flag('Truck'),
  text('TruckPlace', 200),
  date('TruckOn'),
  flag('Customs'),
  flag('Insurance'),
  number('InsuredValue', 0, 1e10, 2),
  reference('InsuredCurrency', 'currency'),
  text('Contact', 40),
  text('Phone', 30),
  text('Mail', 120),
  lines('Remark', 1_000),
  lines('RemarkInternal', 1_000),
] as const satisfies readonly ValueField[]

/** Values of the shipping order. */
export const shippingOrderValues = [
  text('SoNo', 35),
  text('BlNo', 35),
  text('PickupPlace', 120),
  date('PickupFrom'),
  text('ReturnPlace', 120),
  number('FreeDaysGiven', 0, 90, 0),
] as const satisfies readonly ValueField[]
