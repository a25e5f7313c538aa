import { trackAccuracy } from '@jst/contracts/tracking'
import { useApp, useDetail, useScreen, useScreenParams } from '@jst/feature-kit'
import { ReferenceField } from '@jst/feature-kit/entity'
import { ErrorView, formatNumber, PageFrame, TablePanel, type TableLine } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

const words = texts.accuracy
const few = 20
const kinds = { Carrier: 'carrier', Pol: 'port', Pod: 'port' } as const
const labelOf = (key: keyof typeof kinds) => ({ Carrier: words.carrier, Pol: words.pol, Pod: words.pod })[key]
type Asked = Partial<Record<keyof typeof kinds, string>>

/** How wrong the carrier's and the predicted arrivals were, by days before arrival. */
export const Accuracy = observer(function Accuracy() {
  const { navigate } = useApp()
  const { pathname } = useScreen().location
  const params = useScreenParams()
  const filters = Object.fromEntries(Object.keys(kinds).flatMap((key) => (params.get(key) ? [[key, params.get(key)!]] : []))) as Asked
  const { data, error, status, reload } = useDetail(trackAccuracy, filters)
  const ask = (key: keyof typeof kinds, code: string | undefined) => {
    const next = new URLSearchParams({ View: 'accuracy', ...filters })
    if (code) next.set(key, code)
    else next.delete(key)
    navigate(`${pathname}?${next}`, { replace: true })
  }
  const lines = (data?.Lines ?? []).map((line): TableLine => ({
    key: `${line.Horizon} ${line.By}`,
    cells: [
      { value: words.days(line.Horizon) },
      { value: words.whose[line.By] },
      { value: line.Samples, ...(line.Samples > 0 && line.Samples < few ? { note: words.few } : {}) },
      ...[line.MeanError, line.Bias, line.P80, line.Within24h, line.Cover].map((value) => ({ value: value === '' ? null : value })),
    ],
  }))
  return (
    <PageFrame
      title={words.title}
      head={
        <div className="jst-track-bar">
          <ViewSwitch />
          {(Object.keys(kinds) as (keyof typeof kinds)[]).map((key) => (
            <ReferenceField
              key={key}
              label={labelOf(key)}
              kind={kinds[key]}
              value={filters[key] ? [filters[key]] : []}
              onChange={([code]) => ask(key, code)}
            />
          ))}
        </div>
      }
    >
      {status === 'failed' && error ? (
        <ErrorView error={error} onRetry={reload} />
      ) : (
        <TablePanel
          title={words.title}
          ready={data !== undefined}
          columns={[
            { key: 'horizon', title: words.horizon },
            { key: 'by', title: words.by },
            { key: 'samples', title: words.samples },
            { key: 'error', title: words.error },
            { key: 'bias', title: words.bias },
            { key: 'p80', title: words.p80 },
            { key: 'within', title: words.within },
            { key: 'cover', title: words.cover },
          ]}
          lines={lines}
          none={words.none}
          note={data ? `${words.lead(data.From, data.To, formatNumber(data.Voyages))} ${words.biasNote}` : undefined}
        />
      )}
    </PageFrame>
  )
})
