import { Button } from '@arco-design/web-react'
import { longTermPath, voyageWeeks, type WeekView as Weeks } from '@jst/contracts/schedules'
import { link, useApp, useDetail, useLiveReload, useScreenParams } from '@jst/feature-kit'
import { ReferenceField } from '@jst/feature-kit/entity'
import { addDays, ChoiceField, DayField, EmptyState, ErrorView, isDay, mondayOf, PageFrame, TextField, today } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { texts } from '../texts.ts'
import { VoyageDrawer } from './VoyageDrawer.tsx'
import { WeekGrid } from './WeekGrid.tsx'

const words = texts.weeks
const counts = ['4', '8', '12', '16']
const keys = ['CarrierCode', 'ServiceCode', 'LoadPort', 'DischargePort'] as const

/** What the address asks for; without a day, from the week before this one. */
function questionOf(params: URLSearchParams) {
  const asked = params.get('From') ?? ''
  const From = isDay(asked) ? asked : addDays(today(), -7)
  const weeks = params.get('Weeks') ?? ''
  const codes = Object.fromEntries(keys.flatMap((key) => (params.get(key) ? [[key, params.get(key)!]] : [])))
  return {
    From: mondayOf(From),
    Weeks: counts.includes(weeks) ? Number(weeks) : 8,
    ...(codes as Partial<Record<(typeof keys)[number], string>>),
  }
}

/** Services × weeks: which ship sails, and where nothing does. */
export const WeekView = observer(function WeekView({ tabs }: { tabs: ReactNode }) {
  const { navigate } = useApp()
  const params = useScreenParams()
  const question = questionOf(params)
  const read = useDetail(voyageWeeks, question, { renew: true })
  const { data, status, error, reload } = read
  const [opened, setOpened] = useState<number>()
  useLiveReload(['schedules/changed'], [read])
  const go = (more: Partial<typeof question>) => navigate(link(longTermPath, { View: 'weeks', ...question, ...more }))
  const close = () => setOpened(undefined)
  return (
    <PageFrame title={words.label} head={tabs}>
      <WeekFilters key={JSON.stringify(question)} question={question} onGo={go} />
      {status === 'failed' && error ? <ErrorView error={error} onRetry={reload} /> : null}
      {data ? <Found data={data} onOpen={setOpened} /> : null}
      {opened === undefined ? null : (
        <VoyageDrawer
          id={opened}
          onHistory={undefined}
          onSaved={() => {
            reload()
            close()
          }}
          onClose={close}
        />
      )}
    </PageFrame>
  )
})

const Found = ({ data, onOpen }: { data: Weeks; onOpen: (id: number) => void }) =>
  data.Services.length === 0 ? <EmptyState title={words.empty} hint={words.emptyHint} /> : <WeekGrid view={data} onOpen={onOpen} />

type Question = ReturnType<typeof questionOf>

function WeekFilters({ question, onGo }: { question: Question; onGo: (more: Partial<Question>) => void }) {
  const [asked, setAsked] = useState(question)
  const code = (key: 'CarrierCode' | 'LoadPort' | 'DischargePort', kind: string, label: string) => (
    <ReferenceField
      kind={kind}
      label={label}
      value={asked[key] ? [asked[key]] : []}
      onChange={([value]) => setAsked({ ...asked, [key]: value ?? '' })}
    />
  )
  return (
    <form
      className="jst-week-filters"
      onSubmit={(event) => {
        event.preventDefault()
        onGo(asked)
      }}
    >
      {code('LoadPort', 'port', texts.loadPort)}
      {code('DischargePort', 'port', texts.dischargePort)}
      {code('CarrierCode', 'carrier', texts.carrier)}
      <TextField
        label={texts.service}
        value={asked.ServiceCode ?? ''}
        maxLength={20}
        onChange={(ServiceCode) => setAsked({ ...asked, ServiceCode })}
      />
      <DayField label={words.from} value={asked.From} onChange={(From) => From && setAsked({ ...asked, From })} />
      <ChoiceField
        label={words.count}
        value={String(asked.Weeks)}
        options={counts.map((value) => ({ value, label: words.weeks(Number(value)) }))}
        onChange={(value) => setAsked({ ...asked, Weeks: Number(value) })}
      />
      <div className="jst-acts">
        <Button type="primary" htmlType="submit">
          {words.query}
        </Button>
        <Button onClick={() => onGo({ From: addDays(question.From, -28) })}>{words.earlier}</Button>
        <Button onClick={() => onGo({ From: addDays(question.From, 28) })}>{words.later}</Button>
      </div>
    </form>
  )
}
