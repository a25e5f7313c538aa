import { customerReleasePages, letterStates, ownGuarantees, ownLetters, type OwnLetter } from '@jst/contracts/release'
import { link, listScreen, useDetail, useTitle } from '@jst/feature-kit'
import { AppLink, DateText, ErrorView, FactGrid, formatMoney, Section, StatusTag, type Column, type ListView } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { inLanguage } from './inLanguage.ts'
import { texts } from './texts.ts'

const pageOf = ({ Id }: OwnLetter) => link(customerReleasePages.letter, { Id })
const columns = (): Column<OwnLetter>[] => [
  { key: 'no', title: texts.no, width: 150, copy: ({ No }) => No, render: (row) => <AppLink to={pageOf(row)}>{row.No}</AppLink> },
  { key: 'state', title: texts.state, width: 110, render: ({ State }) => <LetterTag state={State} /> },
  { key: 'kind', title: texts.kind, width: 240, render: ({ KindOf }) => texts.kinds[KindOf] ?? KindOf },
  { key: 'bills', title: texts.bills, width: 190, text: ({ BillNos }) => BillNos, render: ({ BillNos }) => BillNos },
  { key: 'validTo', title: texts.validTo, width: 110, render: ({ ValidTo }) => ValidTo || texts.endless },
  { key: 'forwarder', title: texts.forwarder, width: 200, text: ({ Forwarder }) => Forwarder, render: ({ Forwarder }) => Forwarder },
  { key: 'created', title: texts.created, width: 150, render: ({ CreateTime }) => <DateText value={CreateTime} /> },
]
const views = (): ListView[] => [
  { key: 'all', label: texts.all, filters: {} },
  ...(['open', 'submitted', 'valid', 'used', 'expired'] as const).map((Stage) => ({
    key: Stage,
    label: texts.states[Stage] ?? Stage,
    filters: { Stage },
  })),
]

/** State of a letter in the language of the page. */
export function LetterTag({ state }: { state: number }) {
  const stage = letterStates.stateOf(state)
  return stage === undefined ? null : <StatusTag tone={letterStates.states[stage].tone}>{texts.states[stage]}</StatusTag>
}

/** Limits of the reader's company, one for each forwarder. */
const Limits = observer(function Limits() {
  const limits = useDetail(ownGuarantees, {})
  const money = (amount: string) => formatMoney(amount, 'CNY')
  return (
    <Section title={texts.limits}>
      {limits.error ? <ErrorView error={limits.error} onRetry={limits.reload} /> : null}
      {limits.data?.length === 0 ? <p className="jst-muted">{texts.noLimits}</p> : null}
      {limits.data?.map(({ Forwarder, Limit, Used, Reserved, Free, ValidTo }) => (
        <FactGrid
          key={Forwarder}
          facts={[
            { label: texts.forwarder, value: Forwarder },
            { label: texts.free, value: money(Free) },
            { label: texts.limit, value: money(Limit) },
            { label: texts.used, value: money(Used) },
            { label: texts.reserved, value: money(Reserved) },
            { label: texts.validTo, value: ValidTo || texts.endless },
          ]}
        />
      ))}
    </Section>
  )
})

const list = listScreen({
  name: 'own-letters',
  endpoint: ownLetters,
  filters: { Keyword: 'text', Stage: 'text' },
  rowKey: ({ Id }) => Id,
  label: () => texts.title,
  open: pageOf,
  live: ['document/changed'],
  usePage: () => ({
    columns: columns(),
    views: views(),
    conditions: [{ kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keyword }],
    empty: { title: texts.empty, hint: texts.emptyHint },
    head: <Limits />,
  }),
})
/** 保函查询: letters and limits of the reader's own company. */
export const Screen = inLanguage(function LetterOfGuarantee() {
  useTitle(texts.title)
  return <list.Screen />
})
export const { preload } = list
