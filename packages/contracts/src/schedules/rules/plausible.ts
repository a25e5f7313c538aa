import type { Issue } from '../../envelope.ts'
import type { CallInput } from '../schemas.ts'
import { callTimeNames, callTimes, cutoffCodes, cutoffTable, type CallTime } from '../states.ts'
import { arrivalOf, departureOf } from './call.ts'

/** Clocks of sources may run this much ahead of ours (milliseconds). */
const ahead = 10 * 60_000
const earliest = Date.parse('2000-01-01T00:00:00Z')
const latest = Date.parse('2100-01-01T00:00:00Z')

/** Returns implausible values with their field: `Calls[1].ActualDeparture`. Empty: the calls are plausible. */
export function implausible(calls: readonly CallInput[], now: number): Issue[] {
  const issues: Issue[] = []
  const wrong = (at: number, field: string, Label: string, Message: string) =>
    issues.push({ Severity: 'ERROR', Code: 'INVALID', Path: `Calls[${at}].${field}`, Label, Message: `第 ${at + 1} 港：${Message}` })
  for (const [at, call] of calls.entries()) {
    const say = (field: CallTime, message: string) => wrong(at, field, callTimeNames[field], message)
    for (const field of callTimes) {
      const value = call[field]
      if (value !== null && !(Date.parse(value) >= earliest && Date.parse(value) < latest))
        say(field, `${callTimeNames[field]}不是有效时间`)
    }
    for (const kind of ['Planned', 'Estimated', 'Actual'] as const) {
      const [arrival, departure] = [call[`${kind}Arrival`], call[`${kind}Departure`]]
      if (arrival && departure && Date.parse(departure) < Date.parse(arrival)) say(`${kind}Departure`, '离港时间早于到港时间，请核对')
    }
    for (const field of ['ActualArrival', 'ActualDeparture'] as const)
      if (call[field] && Date.parse(call[field]) > now + ahead)
        say(field, `${callTimeNames[field]}不能晚于当前时间，尚未发生的请填写预计时间`)
    if (call.ActualDeparture && !call.ActualArrival) say('ActualDeparture', '请先填写实际到港 ATA，再填写实际离港 ATD')
    if (call.Omitted && (call.ActualArrival || call.ActualDeparture)) say('ActualArrival', '已跳港的港口不能有实际到离港时间')
    const departure = departureOf(call)
    for (const code of cutoffCodes) {
      const value = call.Cutoffs[code]
      if (value && departure && Date.parse(value) > Date.parse(departure))
        wrong(at, `Cutoffs.${code}`, cutoffTable[code].zh, `${cutoffTable[code].zh}时间晚于离港时间，请核对`)
    }
    const { EFC, FCO } = call.Cutoffs
    if (EFC && FCO && Date.parse(EFC) > Date.parse(FCO)) wrong(at, 'Cutoffs.EFC', cutoffTable.EFC.zh, '开港时间晚于截港时间，请核对')
  }
  const served = calls.map((call, at) => ({ call, at })).filter(({ call }) => !call.Omitted)
  for (const [place, { call, at }] of served.entries()) {
    const before = served[place - 1]?.call
    if (!before) continue
    const [left, reached] = [departureOf(before) ?? arrivalOf(before), arrivalOf(call) ?? departureOf(call)]
    if (left && reached && Date.parse(reached) < Date.parse(left))
      wrong(at, 'PlannedArrival', callTimeNames.PlannedArrival, '到港早于上一港离港，请核对时间或挂靠顺序')
    if (call.ActualArrival && !before.ActualDeparture)
      wrong(at, 'ActualArrival', callTimeNames.ActualArrival, '上一港还没有实际离港 ATD，请先补录上一港')
  }
  if (served.length < 2)
    issues.push({
      Severity: 'ERROR',
      Code: 'INVALID',
      Path: 'Calls',
      Label: '挂靠港',
      Message: '至少要保留两个挂靠港；整个航次取消请标记停航',
    })
  if (!calls.some((call) => departureOf(call)))
    issues.push({ Severity: 'ERROR', Code: 'INVALID', Path: 'Calls', Label: '挂靠港', Message: '请至少填写一个离港时间' })
  return issues
}
