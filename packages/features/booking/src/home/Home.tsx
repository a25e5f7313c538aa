import { bookingHome, bookingPages, bookingTemplates, type WaitingBooking } from '@jst/contracts/booking'
import { link, useApp, useDetail, type ScreenModule } from '@jst/feature-kit'
import { addDays, AppLink, DateText, formatNumber, formatText, PageFrame, StatusTag, today } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Statuses } from '../lists/bookingList.tsx'
import type { SailingsQuery } from '../sailings/query.ts'
import { SailingForm, defaultDays } from '../sailings/SailingForm.tsx'
import { routeOf } from '../templates/route.ts'
import { titles } from '../titles.ts'
import { HomePart } from './HomePart.tsx'
import { PlainTable } from './PlainTable.tsx'
import { RecommendedPorts, RecommendedRates } from './Recommended.tsx'
import { texts } from './texts.ts'

const words = texts.columns
const recent = { Sort: '-UsedAt', PageSize: 6 } as const
export const preload: ScreenModule['preload'] = (app) => {
  app.reads.start(bookingHome, {})
  app.reads.start(bookingTemplates, recent)
}

const stateOf = ({ Stage, AmendmentAsked, CancellationAsked }: WaitingBooking) => ({
  Stage,
  Amendment: AmendmentAsked ? 'received' : 'none',
  Cancellation: CancellationAsked ? 'received' : 'none',
})

/** 快捷自助订舱: the line that asks, what waits for the reader, and what he books again and again. */
export const Screen = observer(function Home() {
  const { navigate, permissions } = useApp()
  const [start, setStart] = useState<Partial<SailingsQuery>>()
  const home = useDetail(bookingHome, {}, { renew: true })
  const templates = useDetail(bookingTemplates, recent, { renew: true })
  const { Routes = [], Waiting = [], WaitingCount = 0 } = home.data ?? {}
  const used = templates.data?.Rows ?? []
  return (
    <PageFrame
      title={titles.home}
      head={
        <>
          <SailingForm
            key={JSON.stringify(start ?? null)}
            sailingsQuery={start}
            onAsk={(query) => navigate(link(bookingPages.search, { ...query }))}
          />
          <RecommendedPorts onPick={(port) => setStart({ ...start, ...port })} />
        </>
      }
    >
      <HomePart
        title={home.data ? texts.waiting(WaitingCount) : texts.waitingTitle}
        read={home}
        none={texts.noWaiting}
        empty={Waiting.length === 0}
        extra={permissions.holds(bookingPages.mine) ? <AppLink to={bookingPages.mine}>{texts.all}</AppLink> : null}
      >
        <PlainTable
          label={texts.waitingTitle}
          columns={[words.no, words.customer, words.route, words.boxes, words.state, words.due]}
          rows={Waiting.map((row) => ({
            key: row.Id,
            cells: [
              <AppLink key="no" to={link(bookingPages.detail, { Id: row.Id })}>
                {row.Code}
              </AppLink>,
              formatText(row.Customer),
              formatText(routeOf(row)),
              formatText(row.Boxes),
              <Statuses key="state" row={stateOf(row)} />,
              <span key="due">
                <DateText value={row.Due} /> {row.Late ? <StatusTag tone="red">{texts.late}</StatusTag> : null}
              </span>,
            ],
          }))}
        />
      </HomePart>
      <div className="jst-figure-pair">
        <HomePart title={texts.routes} read={home} none={texts.noRoutes} empty={Routes.length === 0}>
          <PlainTable
            label={texts.routes}
            columns={[words.route, words.boxes, words.bookings, words.last, words.act]}
            rows={Routes.map((row) => ({
              key: `${row.Pol} ${row.Pod}`,
              cells: [
                routeOf(row),
                formatText(row.Boxes),
                formatNumber(row.Bookings),
                <DateText key="last" value={row.LastAt} />,
                <AppLink
                  key="go"
                  aria-label={texts.againNamed(routeOf(row))}
                  to={link(bookingPages.search, {
                    Pol: row.Pol,
                    Pod: row.Pod,
                    Day: addDays(today(), defaultDays),
                    Boxes: row.Boxes || '40HQ*1',
                  })}
                >
                  {texts.again}
                </AppLink>,
              ],
            }))}
          />
        </HomePart>
        <HomePart
          title={texts.templates}
          read={templates}
          none={texts.noTemplates}
          empty={used.length === 0}
          extra={permissions.holds(bookingPages.templates) ? <AppLink to={bookingPages.templates}>{texts.allTemplates}</AppLink> : null}
        >
          <PlainTable
            label={texts.templates}
            columns={[words.name, words.route, words.boxes, words.uses]}
            rows={used.map((row) => ({
              key: row.Id,
              cells: [
                <AppLink key="use" to={link(bookingPages.form, { Template: row.Id })}>
                  {row.Name}
                </AppLink>,
                formatText(routeOf(row)),
                formatText(row.Boxes),
                formatNumber(row.Uses),
              ],
            }))}
          />
        </HomePart>
      </div>
      <RecommendedRates />
    </PageFrame>
  )
})
