import { Button } from '@arco-design/web-react'
import type { EntityRow } from '@jst/contracts/entity'
import { useScreenParams } from '@jst/feature-kit'
import { ReferenceField } from '@jst/feature-kit/entity'
import { hoursAt, NoSeaRoute, type Pass, type SeaRoute } from '@jst/sea'
import { FactsTable, FlagField, formatNumber, Notice } from '@jst/ui'
import { useMemo } from 'react'
import { texts } from '../texts.ts'
import { positionOf } from './points.ts'
import { avoidable, compare, type Comparison } from './routes.ts'
import { useWriteParams } from './useWriteParams.ts'

const words = texts.map.distance
/** Knots of a slow, an eco, a usual and a fast service. */
const speeds = [14, 16, 18, 20] as const
const kilometres = 1.852

export interface DistanceQuery {
  readonly from: string
  readonly to: string
  readonly avoid: readonly Pass[]
}

/** Query in the address: two port codes and the passages to avoid. */
export function useDistanceQuery(): DistanceQuery {
  const params = useScreenParams()
  return useMemo(() => {
    const avoid = (params.get('Avoid') ?? '').split(',')
    return { from: params.get('From') ?? '', to: params.get('To') ?? '', avoid: avoidable.filter((pass) => avoid.includes(pass)) }
  }, [params])
}

export type Answer = { readonly found: Comparison } | { readonly problem: string } | undefined

/** The way between two ports of the table, or why there is none; undefined while not both are known. */
export function answerOf({ from, to, avoid }: DistanceQuery, ports: readonly EntityRow[]): Answer {
  if (!from || !to || ports.length === 0) return undefined
  const [start, end] = [from, to].map((code) => ports.find(({ Code }) => Code === code))
  if (!start || !end) return { problem: words.unknown(start ? to : from) }
  if (start === end) return { problem: words.same }
  const [startAt, endAt] = [positionOf(start), positionOf(end)]
  if (!startAt || !endAt) return { problem: words.nowhere((startAt ? end : start).NameZh) }
  try {
    return { found: compare(startAt, endAt, avoid) }
  } catch (error) {
    if (!(error instanceof NoSeaRoute)) throw error
    if (error.problem === 'closed') return { problem: words.closed }
    return { problem: words.inland((error.problem === 'fromInland' ? start : end).NameZh) }
  }
}

/** Two ports, what to keep away from, and how far it is. */
export function SeaDistance({ distanceQuery, answer }: { distanceQuery: DistanceQuery; answer: Answer }) {
  const write = useWriteParams()
  const { from, to, avoid } = distanceQuery
  const setAvoid = (pass: Pass, on: boolean) =>
    write({ Avoid: avoidable.filter((one) => (one === pass ? on : avoid.includes(one))).join(',') || undefined })
  return (
    <section className="jst-sea-panel" aria-label={words.title}>
      <h2>{words.title}</h2>
      <ReferenceField kind="port" label={words.from} value={from ? [from] : []} onChange={([code]) => write({ From: code })} />
      <ReferenceField kind="port" label={words.to} value={to ? [to] : []} onChange={([code]) => write({ To: code })} />
      <Button disabled={!from && !to} onClick={() => write({ From: to || undefined, To: from || undefined })}>
        {words.swap}
      </Button>
      <fieldset className="jst-sea-avoid">
        <legend className="jst-field-label">{words.avoid}</legend>
        {avoidable.map((pass) => (
          <FlagField key={pass} label={words.passes[pass]} value={avoid.includes(pass)} onChange={(on) => setAvoid(pass, on)} />
        ))}
      </fieldset>
      <div role="status">
        {answer === undefined ? <p className="jst-muted">{words.lead}</p> : null}
        {answer && 'problem' in answer ? <Notice tone="warning">{answer.problem}</Notice> : null}
        {answer && 'found' in answer ? <Figures {...answer.found} /> : null}
      </div>
    </section>
  )
}

function Figures({ route, detour }: Comparison) {
  const ways = detour ? [route, detour.route] : [route]
  const rows: [string, (way: SeaRoute) => string][] = [
    [words.miles, ({ nauticalMiles }) => formatNumber(Math.round(nauticalMiles))],
    [words.kilometres, ({ nauticalMiles }) => formatNumber(Math.round(nauticalMiles * kilometres))],
    ...speeds.map((knots): [string, (way: SeaRoute) => string] => [
      words.days(knots),
      ({ nauticalMiles }) => (hoursAt(nauticalMiles, knots) / 24).toFixed(1),
    ]),
  ]
  return (
    <>
      <FactsTable
        label={words.shortest}
        look="jst-sea-figures"
        titles={['', words.shortest, ...(detour ? [words.avoiding(words.passes[detour.canal])] : [])]}
        rows={rows}
        rowKey={([title]) => title}
        renderRow={([title, show]) => (
          <>
            <th scope="row">{title}</th>
            {ways.map((way, index) => (
              <td key={index}>{show(way)}</td>
            ))}
          </>
        )}
      />
      <p>{route.passes.length > 0 ? words.via(route.passes.map((pass) => words.passes[pass]).join('、')) : words.direct}</p>
      {detour ? (
        <p>
          {words.longer(
            words.passes[detour.canal],
            detour.route.passes
              .filter((pass) => !route.passes.includes(pass))
              .map((pass) => words.passes[pass])
              .join('、'),
            formatNumber(Math.round(detour.route.nauticalMiles - route.nauticalMiles)),
          )}
        </p>
      ) : null}
      <p className="jst-muted">{words.caveat}</p>
    </>
  )
}
