import { cutoffTable, cycleWeeks, proformaDays, weekdayAfter, type Rotation } from '@jst/contracts/schedules'
import { FactsTable, Panel, Port } from '@jst/ui'
import { texts } from '../texts.ts'

const words = texts.rotation

/** Ports in order with their days and cut-offs, and the days between every two of them. */
export function RotationTables({ rotation }: { rotation: Rotation }) {
  const { Calls, Weekday } = rotation
  const day = (days: number, time: string) => words.day(days, words.weekdays[weekdayAfter(Weekday, days) - 1]!, time)
  return (
    <>
      <Panel
        title={`${rotation.ServiceCode} ${rotation.CarrierName}`}
        extra={<span className="jst-muted">{words.cycle(cycleWeeks(rotation))}</span>}
      >
        <div className="jst-week-box">
          <FactsTable
            label={`${rotation.ServiceCode} ${rotation.CarrierName}`}
            titles={[words.seq, texts.port, texts.terminal, words.arrive, words.depart, words.stay, words.cutoffs]}
            rows={Calls}
            rowKey={(call) => `${call.PortCode} ${call.ArriveDay}`}
            renderRow={(call, at) => (
              <>
                <td>{at + 1}</td>
                <th scope="row">
                  <Port name={call.PortName} code={call.PortCode} />
                </th>
                <td>{call.TerminalName || '–'}</td>
                <td>{day(call.ArriveDay, call.ArriveTime)}</td>
                <td>{day(call.DepartDay, call.DepartTime)}</td>
                <td>{call.DepartDay - call.ArriveDay}</td>
                <td>
                  {call.Cutoffs.map(({ Code, DaysBefore, Time }) => words.cutoff(cutoffTable[Code].zh, DaysBefore, Time)).join('；') || '–'}
                </td>
              </>
            )}
          />
        </div>
      </Panel>
      <Panel title={words.transit} extra={<span className="jst-muted">{words.transitHint}</span>}>
        <div className="jst-week-box">
          <FactsTable
            label={words.transit}
            look="jst-compare jst-transit"
            titles={[`${texts.loadPort} → ${texts.dischargePort}`, ...Calls.slice(1).map(({ PortName }) => PortName)]}
            rows={Calls.slice(0, -1)}
            rowKey={(call) => `${call.PortCode} ${call.ArriveDay}`}
            renderRow={(call, load) => (
              <>
                <th scope="row">{call.PortName}</th>
                {Calls.slice(1).map((to, at) => (
                  <td key={`${to.PortCode} ${to.ArriveDay}`}>{proformaDays(rotation, load, at + 1) ?? ''}</td>
                ))}
              </>
            )}
          />
        </div>
      </Panel>
    </>
  )
}
