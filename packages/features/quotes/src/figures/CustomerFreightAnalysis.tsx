import { cockpitPath, FigurePeriod, periodChoices } from '@jst/contracts/freight-rates'
import { aboveBands, customerAnalysisPath, customerFigures, marginBands, quotationList } from '@jst/contracts/quotes'
import { link, useApp, useDetail, useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { ErrorView, PageFrame, Segments } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { titles } from '../titles.ts'
import { BandTable } from './BandTable.tsx'
import { CustomerTable, type Lists } from './CustomerTable.tsx'
import { TopCustomers } from './TopCustomers.tsx'
import { texts } from './texts.ts'

const periods = FigurePeriod.anyOf.map(({ const: period }) => period)
const periodOf = (params: URLSearchParams) => periods.find((one) => one === params.get('Period')) ?? 'd30'
const tabs = periods.map((key) => ({
  key,
  label: periodChoices[key],
  to: link(customerAnalysisPath, key === 'd30' ? {} : { Period: key }),
}))

export const preload: ScreenModule['preload'] = (app, { search }) => {
  app.reads.start(customerFigures, { Period: periodOf(new URLSearchParams(search)) })
}

/** 客户运价分析: what each customer asked, was offered and took, and how much the price decided. */
export const Screen = observer(function CustomerFreightAnalysis() {
  const Period = periodOf(useScreenParams())
  const read = useDetail(customerFigures, { Period }, { renew: true })
  const { permissions } = useApp()
  const { data } = read
  // a number leads only where the reader has the list
  const to: Lists = {
    searches: (filters) => (permissions.holds(cockpitPath) ? link(cockpitPath, { View: 'queries', Period, ...filters }) : undefined),
    quotes: (filters) => (permissions.holds(quotationList) ? link(quotationList, { SentIn: Period, ...filters }) : undefined),
  }
  return (
    <PageFrame title={titles.customerAnalysis} head={<Segments label={texts.period} current={Period} items={tabs} />}>
      {read.status === 'failed' && read.error ? (
        <ErrorView error={read.error} onRetry={read.reload} />
      ) : (
        <>
          <CustomerTable figures={data} to={to} />
          <TopCustomers figures={data} to={to} />
          <div className="jst-figure-pair">
            <BandTable
              title={texts.above}
              of={texts.aboveOf}
              note={texts.aboveNote}
              bands={aboveBands}
              rows={data?.Above}
              ready={data !== undefined}
            />
            {data && !data.Margins ? null : (
              <BandTable
                title={texts.margins}
                of={texts.marginsOf}
                note={texts.marginsNote}
                bands={marginBands}
                rows={data?.Margins}
                ready={data !== undefined}
              />
            )}
          </div>
        </>
      )}
    </PageFrame>
  )
})
