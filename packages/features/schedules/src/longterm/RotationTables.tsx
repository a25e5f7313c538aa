import { cutoffTable, cycleWeeks, proformaDays, weekdayAfter, type Rotation } from '@jst/contracts/schedules'
import { CellTable, Panel, Port } from '@jst/ui'
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
          <CellTable
            label={`${rotation.ServiceCode} ${rotation.CarrierName}`}
            titles={[words.seq, texts.port, texts.terminal, words.arrive, words.depart, words.stay, words.cutoffs]}
            rows={Calls}
            rowKey={(call) => `${call.PortCode} ${call.ArriveDay}`}
            nameColumn={1}
            renderCells={[
              (_, at) => at + 1,
              (call) => <Port name={call.PortName} code={call.PortCode} />,
              (call) => call.TerminalName || '–',
              (call) => day(call.ArriveDay, call.ArriveTime),
              (call) => day(call.DepartDay, call.DepartTime),
              (call) => call.DepartDay - call.ArriveDay,
              (call) =>
                call.Cutoffs.map(({ Code, DaysBefore, Time }) => words.cutoff(cutoffTable[Code].zh, DaysBefore, Time)).join('；') || '–',
            ]}
          />
        </div>
      </Panel>
      <Panel title={words.transit} extra={<span className="jst-muted">{words.transitHint}</span>}>
        <div className="jst-week-box">
          <CellTable
            label={words.transit}
            look="jst-compare jst-transit"
            titles={[`${texts.loadPort} → ${texts.dischargePort}`, ...Calls.slice(1).map(({ PortName }) => PortName)]}
            rows={Calls.slice(0, -1)}
            rowKey={(call) => `${call.PortCode} ${call.ArriveDay}`}
            renderCells={[
              'PortName',
              ...Calls.slice(1).map(
                (_, at) => (_call: Rotation['Calls'][number], load: number) => proformaDays(rotation, load, at + 1) ?? '',
              ),
            ]}
          />
        </div>
      </Panel>
    </>
  )
}
