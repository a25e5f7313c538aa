import { Button } from '@arco-design/web-react'
import { trackingPages, trackStatements, trackStatementsExport, trackView, type TrackStatement } from '@jst/contracts/tracking'
import { DownloadTool, useApp, useDetail, useScreen, useScreenParams } from '@jst/feature-kit'
import { FormBox, useForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import {
  AppLink,
  EmptyState,
  FactsTable,
  formatText,
  LinesField,
  Notice,
  PageFrame,
  portText,
  Section,
  StatusTag,
  TextButton,
} from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { Latest } from '@jst/feature-kit/form'
import { RiskTag } from '../cells/tags.tsx'
import { numbersIn, numbersProblem } from '../cells/numbers.ts'
import { ZonedTime } from '../cells/times.tsx'
import { ClocksPart } from '../detail/ClocksPart.tsx'
import { partyOf } from '../detail/Witnesses.tsx'
import { pagesOf } from '../pages.ts'
import { MilestoneText } from '../statements/columns.tsx'
import { texts as statements } from '../statements/texts.ts'
import { titles } from '../titles.ts'
import { chainsOf, silentNumbers, type Chain } from './chains.ts'
import { texts } from './texts.ts'

const pageSize = 200
const mostPages = 10

/** 箱动态查询: what happened to each of the boxes of up to 50 numbers, in order, and its free time. */
export const Screen = observer(function Containerquerry() {
  const { api, navigate } = useApp()
  const { pathname } = useScreen().location
  const keyword = useScreenParams().get('Keyword') ?? ''
  const mayExport = usePermitted('export', trackingPages.boxes)
  const [answer] = useState(() => new Latest<{ rows: TrackStatement[]; isCut: boolean }>())
  useEffect(() => {
    if (keyword === '') return
    void answer.ask(async () => {
      const rows: TrackStatement[] = []
      for (let PageIndex = 1; PageIndex <= mostPages; PageIndex += 1) {
        const page = await api.call(trackStatements, { Keyword: keyword, PageIndex, PageSize: pageSize, Sort: '-At' })
        rows.push(...page.Rows)
        if (rows.length >= page.Total || page.Rows.length === 0) return { rows, isCut: false }
      }
      return { rows, isCut: true }
    })
  }, [answer, api, keyword])
  const form = useForm({
    start: () => ({ Numbers: numbersIn(keyword).join('\n') }),
    fields: { Numbers: { label: texts.numbers, required: true, check: numbersProblem } },
    unasked: true,
    save: async ({ Numbers }) => {
      const keyword = numbersIn(Numbers).join(' ')
      navigate(`${pathname}?${new URLSearchParams({ Keyword: keyword })}`, { replace: true })
    },
  })
  const { value } = answer
  const numbers = useMemo(() => numbersIn(keyword), [keyword])
  const chains = useMemo(() => chainsOf(value?.rows ?? [], numbers), [value, numbers])
  const silent = value ? silentNumbers(value.rows, numbers) : []
  return (
    <PageFrame title={titles.boxes}>
      <Section
        title={titles.boxes}
        extra={
          mayExport && keyword !== '' ? (
            <DownloadTool
              label={texts.export}
              files={() => [{ path: trackStatementsExport.path, query: { Keyword: keyword }, list: true }]}
            />
          ) : undefined
        }
      >
        <FormBox form={form}>
          <p className="jst-muted">{texts.lead}</p>
          <LinesField {...form.field('Numbers')} rows={4} maxLength={4_000} onSend={() => void form.save()} />
          <div>
            <Button type="primary" htmlType="submit" loading={form.busy}>
              {texts.search}
            </Button>
          </div>
        </FormBox>
      </Section>
      {answer.failure ? <Notice tone="error">{answer.failure}</Notice> : null}
      {keyword === '' ? <EmptyState icon="search" title={texts.start} /> : null}
      {value?.isCut ? <Notice tone="warning">{texts.more}</Notice> : null}
      {value && chains.length > 0 && silent.length > 0 ? <Notice tone="warning">{texts.missing(silent)}</Notice> : null}
      {value && chains.length === 0 && keyword !== '' ? <EmptyState icon="search" title={texts.none} hint={texts.noneHint} /> : null}
      {value && chains.length > 0 ? (
        <>
          <p className="jst-muted" role="status">
            {texts.found(chains.filter(({ box }) => box !== '').length, value.rows.length)}
          </p>
          {chains.map((chain) => (
            <ChainPart key={chain.key} chain={chain} isOpen={chains.length <= 3} />
          ))}
        </>
      ) : null}
    </PageFrame>
  )
})

function ChainPart({ chain, isOpen }: { chain: Chain; isOpen: boolean }) {
  const [open, setOpen] = useState(isOpen)
  const { box, bill, last, rows } = chain
  const name = box || bill || chain.key
  return (
    <details className="jst-section jst-track-chain" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <strong>{name}</strong> {box === '' ? texts.noBox : ''}{' '}
        {box !== '' && bill !== '' ? <span className="jst-muted">{bill}</span> : null}{' '}
        {last ? (
          <>
            <MilestoneText row={last} /> {portText(last.Place, last.Port)} <ZonedTime value={last.At} zone={last.Zone} isDay={last.IsDay} />
          </>
        ) : null}{' '}
        <span className="jst-muted">{texts.count(rows.length)}</span>
      </summary>
      {open ? <ChainBody chain={chain} name={name} /> : null}
    </details>
  )
}

function ChainBody({ chain: { box, shipment, rows }, name }: { chain: Chain; name: string }) {
  const [free, setFree] = useState(false)
  return (
    <div className="jst-stack">
      <FactsTable
        label={texts.chain(name)}
        titles={[statements.milestone, statements.at, statements.place, statements.vessel, statements.source, statements.received]}
        rows={rows}
        rowKey={({ Id }) => Id}
        renderRow={(row) => (
          <>
            <th scope="row">
              <MilestoneText row={row} /> {row.IsWithdrawn ? <StatusTag tone="red">{texts.withdrawn}</StatusTag> : null}
            </th>
            <td>
              <ZonedTime value={row.At} zone={row.Zone} isDay={row.IsDay} withOffset />
            </td>
            <td>{portText(row.Place, row.Port)}</td>
            <td>{formatText([row.Vessel, row.Voyage].filter(Boolean).join(' / '))}</td>
            <td>{partyOf(row)}</td>
            <td>
              <ZonedTime value={row.Received} zone="Asia/Shanghai" />
            </td>
          </>
        )}
      />
      {shipment !== null && box !== '' ? (
        free ? (
          <BoxClocks id={shipment} box={box} />
        ) : (
          <p>
            <TextButton onClick={() => setFree(true)}>{texts.freeTool}</TextButton>
          </p>
        )
      ) : null}
    </div>
  )
}

const BoxClocks = observer(function BoxClocks({ id, box }: { id: number; box: string }) {
  const { permissions } = useApp()
  const { data } = useDetail(trackView, { Id: id })
  if (!data) return null
  const line = data.BoxLines.find(({ Box }) => Box === box)
  return (
    <>
      <p>
        {texts.free} {line ? <RiskTag risk={line.Risk} day={line.LastFreeDay} /> : null}{' '}
        {permissions.holds(trackingPages.list) ? <AppLink to={pagesOf('internal').detail(id)}>{texts.open}</AppLink> : null}
      </p>
      <ClocksPart view={{ ...data, Clocks: data.Clocks.filter(({ Box }) => Box === box), Costs: [], CostUnknown: 0 }} />
    </>
  )
})
