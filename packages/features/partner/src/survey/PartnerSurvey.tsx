import type { PartnerSurvey } from '@jst/contracts/partner'
import {
  link,
  useApp,
  useBack,
  useDetail,
  useLiveReload,
  useScreenId,
  useTitle,
  type App,
  type ScreenLocation,
  type ScreenModule,
} from '@jst/feature-kit'
import {
  AppLink,
  Change,
  ChartPanel,
  DateText,
  DetailPage,
  EmptyState,
  FactGrid,
  formatDate,
  formatNumber,
  Notice,
  Section,
  StatCards,
} from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, type ComponentType } from 'react'
import type { Kind } from '../kinds.ts'
import { texts } from '../texts.ts'

const words = texts.survey
const siList = '/tdManage/siDataList'

/** Figures of the business with a customer or provider, each with a link to its list. @param More a section of one kind */
export function surveyScreen(kind: Kind, More?: ComponentType<{ id: number }>): Required<Pick<ScreenModule, 'Screen' | 'preload'>> {
  const preload = (app: App, { search }: ScreenLocation): void => {
    const Id = Number(new URLSearchParams(search).get('Id'))
    if (!(Id > 0)) return
    app.reads.start(kind.calls.get, { Id })
    app.reads.start(kind.more.survey, { Id })
  }
  const Screen = observer(function Survey() {
    const id = useScreenId('Id')
    const onBack = useBack()
    const row = useDetail(kind.calls.get, id === undefined ? undefined : { Id: id })
    const survey = useDetail(kind.more.survey, id === undefined ? undefined : { Id: id }, { renew: true })
    useLiveReload(['si/changed', 'document/changed'], [survey])
    useTitle(row.data?.NameZh)
    if (id === undefined || row.status === 'empty')
      return <EmptyState asPage title={words.choose(kind.zh)} action={<AppLink to={kind.path.list}>{kind.title.list}</AppLink>} />
    const failed = [row, survey].find(({ status }) => status === 'failed')
    return (
      <DetailPage
        title={row.data?.NameZh ?? kind.title.survey}
        trail={[{ label: kind.title.list, to: kind.path.list }, { label: kind.title.survey }]}
        onBack={onBack}
        actions={<AppLink to={kind.to.detail(id)}>{words.toDetail}</AppLink>}
        state={failed ? 'failed' : row.data && survey.data ? 'ready' : 'loading'}
        error={failed?.error}
        onRetry={failed?.reload}
      >
        {survey.data ? <Figures survey={survey.data} /> : null}
        {More ? <More id={id} /> : null}
      </DetailPage>
    )
  })
  return { Screen, preload }
}

const half = 4
const sumOf = (weeks: PartnerSurvey['Weeks']) => weeks.reduce((sum, { Submitted }) => sum + Submitted, 0)

const Figures = observer(function Figures({ survey }: { survey: PartnerSurvey }) {
  const { permissions } = useApp()
  const { Company, Orders, Si, Weeks, LastActivity, Comments } = survey
  const bills = (Status?: number) => link(siList, { CompanyId: Company!.Id, ...(Status === undefined ? {} : { Status }) })
  return (
    <>
      {Company && permissions.holds(siList) ? (
        <StatCards
          label={words.si}
          stats={[
            { key: 'si', label: words.si, value: Si.Count, to: bills() },
            { key: 'waiting', label: words.waiting, value: Si.Waiting, to: bills(1), tone: 'blue' },
            { key: 'rejected', label: words.rejected, value: Si.Rejected, to: bills(3), tone: 'red' },
            { key: 'approved', label: words.approved, value: Si.Approved, to: bills(2), tone: 'green' },
          ]}
        />
      ) : null}
      {Company ? null : <Notice>{words.none}</Notice>}
      <Section title={words.company}>
        <FactGrid
          facts={[
            ...(Company
              ? [
                  { label: words.company, value: Company.Name },
                  { label: words.since, value: <DateText value={Company.Since} /> },
                  { label: words.people, value: formatNumber(Company.People) },
                  { label: words.lastSignIn, value: <DateText value={Company.LastSignIn} /> },
                  { label: words.orders, value: formatNumber(Orders.Count) },
                  { label: words.open, value: formatNumber(Orders.Open) },
                  { label: words.overdue, value: formatNumber(Orders.Overdue) },
                  { label: words.lately, value: <Change now={sumOf(Weeks.slice(-half))} former={sumOf(Weeks.slice(-2 * half, -half))} /> },
                ]
              : []),
            { label: words.activity, value: <DateText value={LastActivity} /> },
            { label: words.comments, value: formatNumber(Comments) },
          ]}
        />
      </Section>
      {Company ? <Trend weeks={Weeks} /> : null}
    </>
  )
})

/** Submitted and refused SI by week. */
function Trend({ weeks }: { weeks: PartnerSurvey['Weeks'] }) {
  const [categories, series] = useMemo(
    () => [
      weeks.map(({ From }) => formatDate(From, 'monthDay')),
      [
        { key: 'submitted', label: words.submitted, values: weeks.map(({ Submitted }) => Submitted) },
        { key: 'rejected', label: words.weekRejected, values: weeks.map(({ Rejected }) => Rejected), tone: 'red' as const },
      ],
    ],
    [weeks],
  )
  return <ChartPanel title={words.weeks} of={words.week} kind="bar" categories={categories} series={series} note={words.partial} />
}
