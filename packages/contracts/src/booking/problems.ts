import type { Line } from '../document/lines.ts'
import { partyProblems } from '../document/parties/problems.ts'
import type { EntityField } from '../entity/fields.ts'
import { fieldsByKey } from './field-words.ts'
import { bookingBoxes, bookingCargo } from './booking-lines.ts'
import { bookingParties, sumOf, type BookingContent, type BookingRole } from './content.ts'
import { containerTypes } from '../si/container-types.ts'
import { spaced } from '../values/spaced.ts'

/**
 * Something that a submission lacks (`ERROR`) or that somebody ought to look at. `Path`: `Values.PolCode`, `Cargo[0].NameEn`,
 * `Parties.shipper.NameZh`.
 */
export interface BookingProblem {
  readonly Severity: 'ERROR' | 'WARNING'
  readonly Path: string
  readonly Label: string
  readonly Message: string
}

/** Fields that a submission needs, whoever makes it. */
export const neededFields = ['PolCode', 'PodCode', 'TransportTerm', 'PaymentTerm', 'CargoType', 'Contact', 'Phone'] as const
const neededCargo = ['NameEn', 'Packages', 'Weight', 'Volume'] as const
const neededDanger = ['UnNo', 'DangerClass', 'DangerContact'] as const
const neededCold = ['Temperature'] as const

const isBlank = (value: unknown) => value === undefined || value === null || value === '' || value === 0
const reefers = new Set(['20RF', '40RF', '40RH'])
const special = new Set(['20OT', '40OT', '20FR', '40FR', '20PF', '40PF'])

/**
 * Returns problems against submitting a booking, and warnings. `today`: `YYYY-MM-DD`, China's day. The server asks it with the same facts as
 * the form.
 */
export function bookingProblems({ Values, Cargo, Boxes, Parties }: BookingContent, today: string): BookingProblem[] {
  const problems: BookingProblem[] = []
  const say = (Severity: BookingProblem['Severity'], Path: string, Label: string, Message: string) =>
    problems.push({ Severity, Path, Label, Message })
  const need = (Path: string, { zh }: Pick<EntityField, 'zh'>) => say('ERROR', Path, zh, spaced`请填写${zh}`)
  for (const key of neededFields) if (isBlank(Values[key])) need(`Values.${key}`, fieldsByKey[key]!)
  if (isBlank(Values['Etd']) && isBlank(Values['ReadyOn'])) say('ERROR', 'Values.Etd', '预计开航', '请选择船期，或填写货好日期由我司安排')
  if (!isBlank(Values['PolCode']) && Values['PolCode'] === Values['PodCode'])
    say('ERROR', 'Values.PodCode', '卸货港', '装货港与卸货港不能相同')
  if (String(Values['Etd'] ?? '') !== '' && String(Values['Etd']) < today)
    say('ERROR', 'Values.Etd', '预计开航', '预计开航已过，请重新选择船期')
  if (Values['Truck'] === true && isBlank(Values['TruckPlace'])) need('Values.TruckPlace', fieldsByKey['TruckPlace']!)
  if (Values['Insurance'] === true && isBlank(Values['InsuredValue'])) need('Values.InsuredValue', fieldsByKey['InsuredValue']!)
  cargoProblems(Cargo, Values['CargoType'] === '2', need, say)
  // less than a container is stuffed and stripped by the carriers: it is booked by weight and measure, without boxes of its own
  if (!isLcl(Values) || Boxes.some(({ Type }) => !isBlank(Type))) boxProblems(Boxes, String(Values['CargoType'] ?? ''), need, say)
  loadProblems(Cargo, Boxes, say)
  for (const [role, { zh, ...facts }] of Object.entries(bookingParties.roles)) {
    const party = Parties.find(({ Role }) => Role === role)?.Party
    if (!party) {
      if ('required' in facts) say('ERROR', `Parties.${role}`, zh, spaced`请填写${zh}`)
      continue
    }
    for (const { field, message, warning } of partyProblems(party))
      say(warning ? 'WARNING' : 'ERROR', `Parties.${role as BookingRole}.${field}`, zh, `${zh}：${message}`)
  }
  return problems
}

/** Booked as less than a container load. */
export const isLcl = (values: BookingContent['Values']): boolean => values['TransportTerm'] === 'CFS-CFS'

type Need = (path: string, field: Pick<EntityField, 'zh'>) => void
type Say = (severity: BookingProblem['Severity'], path: string, label: string, message: string) => void
const column = (fields: readonly EntityField[], key: string) => fields.find((field) => field.key === key)!

function cargoProblems(cargo: readonly Line[], dangerous: boolean, need: Need, say: Say): void {
  if (cargo.length === 0) say('ERROR', 'Cargo', bookingCargo.zh, '请至少填写一种货物')
  for (const [at, line] of cargo.entries()) {
    for (const key of neededCargo) if (isBlank(line[key])) need(`Cargo[${at}].${key}`, column(bookingCargo.fields, key))
    const hs = String(line['HsCode'] ?? '')
    if (hs !== '' && !/^\d{4,10}$/.test(hs.replaceAll('.', ''))) say('ERROR', `Cargo[${at}].HsCode`, 'HS 编码', 'HS 编码为 4 到 10 位数字')
    if (!dangerous) continue
    for (const key of neededDanger) if (isBlank(line[key])) need(`Cargo[${at}].${key}`, column(bookingCargo.fields, key))
    const un = String(line['UnNo'] ?? '')
    if (un !== '' && !/^\d{4}$/.test(un)) say('ERROR', `Cargo[${at}].UnNo`, 'UN 编号', 'UN 编号为 4 位数字')
  }
}

function boxProblems(boxes: readonly Line[], cargoType: string, need: Need, say: Say): void {
  if (boxes.length === 0) say('ERROR', 'Boxes', bookingBoxes.zh, '请填写箱型箱量')
  for (const [at, line] of boxes.entries()) {
    for (const key of ['Type', 'Count'] as const) if (isBlank(line[key])) need(`Boxes[${at}].${key}`, column(bookingBoxes.fields, key))
    const type = String(line['Type'] ?? '')
    if (reefers.has(type) && cargoType === '3')
      for (const key of neededCold) {
        const value = line[key]
        // 0 °C is a temperature
        if (value === null || value === undefined) need(`Boxes[${at}].${key}`, column(bookingBoxes.fields, key))
      }
    if (cargoType === '3' && type !== '' && !reefers.has(type)) say('ERROR', `Boxes[${at}].Type`, '箱型', '冷藏货请选择冷藏箱')
    if (cargoType === '1' && special.has(type))
      say('WARNING', `Boxes[${at}].Type`, '箱型', '特种箱请把货物类型改为“特种箱”，并填写超限尺寸')
  }
}

/** Checks cargo against the capacity of all boxes, by volume and weight. */
function loadProblems(cargo: readonly Line[], boxes: readonly Line[], say: Say): void {
  const known = boxes.map(({ Type, Count }) => ({ facts: containerTypes.find(({ value }) => value === Type), count: Number(Count ?? 0) }))
  if (known.length === 0 || known.some(({ facts }) => facts === undefined)) return
  const payload = known.reduce((sum, { facts, count }) => sum + facts!.payload * count, 0)
  const weight = sumOf(cargo, 'Weight')
  if (weight > payload) say('WARNING', 'Cargo', '毛重 KG', `货重合计 ${weight} KG，超过所订箱的载重 ${payload} KG`)
  if (known.some(({ facts }) => facts!.capacity === null)) return
  const capacity = known.reduce((sum, { facts, count }) => sum + facts!.capacity! * count, 0)
  const volume = sumOf(cargo, 'Volume')
  if (volume > capacity)
    say('WARNING', 'Cargo', '体积 CBM', `体积合计 ${volume} CBM，超过所订箱的容积 ${Math.round(capacity * 10) / 10} CBM`)
}
