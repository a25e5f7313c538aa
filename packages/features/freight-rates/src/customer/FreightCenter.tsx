import { customerWorkbench, publicRoutes, type PublicRoute } from '@jst/contracts/freight-rates'
import { homeOf, link, rememberReturn, useApp, useDetail, useScreen, useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { AppLink, BrandMark, EmptyState, emptyText, ErrorView, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts as words } from './center.texts.ts'
import { centerQueryOf, CenterForm, typedPorts, type CenterQuery } from './CenterForm.tsx'
import { OwnOffers } from './OwnRates.tsx'
import { texts } from './texts.ts'

/** 运价查询 of the portal: visitors see services and sign in for prices; a customer who is signed in sees his own. */
export const Screen = observer(function FreightCenter() {
  const { session, system, navigate } = useApp()
  const { pathname } = useScreen().location
  const params = useScreenParams()
  const centerQuery = centerQueryOf(params)
  const { employee, user } = session
  const signedIn = session.status === 'logged-in'
  const isCustomer = signedIn && employee?.CompanyKind === 'customer'
  return (
    <div className="jst-center">
      <header className="jst-center-head">
        <AppLink className="jst-center-logo" to={system.home} title={words.home}>
          <BrandMark logo={system.logo} size={24} />
          {system.name}
        </AppLink>
        <nav aria-label={words.way}>
          {signedIn ? (
            <>
              <span>{words.hello(employee?.Name ?? user?.Name ?? '', employee?.CompanyName ?? '')}</span>{' '}
              <AppLink to={homeOf(session.workbenchKind)}>{words.workbench}</AppLink>
            </>
          ) : (
            <AppLink to="/register">{words.register}</AppLink>
          )}
        </nav>
      </header>
      <main>
        <section className="jst-center-ask" aria-labelledby="center-title">
          <h1 id="center-title">{texts.title}</h1>
          <p>{words.lead}</p>
          <CenterForm
            key={JSON.stringify(centerQuery ?? null)}
            centerQuery={centerQuery}
            typed={typedPorts(params)}
            onAsk={(query) => navigate(link(pathname, { ...query }))}
          />
        </section>
        <div className="jst-center-found">
          {centerQuery ? (
            <Found centerQuery={centerQuery} seesOwnPrices={isCustomer} />
          ) : (
            <EmptyState title={words.begin} hint={words.beginHint} />
          )}
        </div>
      </main>
    </div>
  )
})

function Found({ centerQuery, seesOwnPrices }: { centerQuery: CenterQuery; seesOwnPrices: boolean }) {
  const query = { Pol: centerQuery.Pol, Pods: centerQuery.Pod, Day: centerQuery.Day, Boxes: centerQuery.Boxes }
  if (seesOwnPrices) return <OwnOffers priceQuery={query} />
  return <Services centerQuery={centerQuery} to={link(customerWorkbench, { View: 'rates', ...query })} />
}

/** Services without prices; `to` is where a sign-in leads. */
const Services = observer(function Services({ centerQuery, to }: { centerQuery: CenterQuery; to: string }) {
  const { session } = useApp()
  const { data, error, reload } = useDetail(publicRoutes, { Pol: centerQuery.Pol, Pod: centerQuery.Pod, Day: centerQuery.Day })
  const signedIn = session.status === 'logged-in'
  if (error && !data) return <ErrorView error={error} onRetry={reload} />
  if (!data) return <EmptyState title={words.loading} />
  if (data.Rows.length === 0) return <EmptyState title={words.none} hint={words.noneHint} />
  return (
    <>
      {signedIn ? <Notice>{words.notForCustomers}</Notice> : null}
      <ul className="jst-center-list" aria-label={texts.results}>
        {data.Rows.map((row, at) => (
          <Service key={at} row={row} to={signedIn ? undefined : to} />
        ))}
      </ul>
    </>
  )
})

function Service({ row, to }: { row: PublicRoute; to: string | undefined }) {
  const facts = [
    [texts.transit, row.TransitDays < 0 ? emptyText : texts.days(row.TransitDays)],
    [texts.etd, texts.weekday(row.EtdWeekday) || emptyText],
    [texts.validTo, texts.valid(row.ValidFrom, row.ValidTo)],
    [words.operator, row.Operator],
  ] as const
  return (
    <li>
      <div>
        <h2>{row.Carrier}</h2>
        <p>
          {row.Pol} → {row.Pod} · {row.Via === '' ? texts.direct : texts.via(row.Via)}
        </p>
      </div>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {to === undefined ? null : (
        // a sign-in leads to the same search, with prices
        <AppLink
          className="arco-btn arco-btn-primary arco-btn-size-default jst-center-go"
          to="/"
          aria-label={words.signInFor(row.Carrier)}
          onFollow={() => rememberReturn(window.sessionStorage, to)}
        >
          {words.signIn}
        </AppLink>
      )}
    </li>
  )
}

export const preload: NonNullable<ScreenModule['preload']> = (app, { search }) => {
  const centerQuery = centerQueryOf(new URLSearchParams(search))
  if (centerQuery && app.session.status !== 'logged-in')
    app.reads.start(publicRoutes, { Pol: centerQuery.Pol, Pod: centerQuery.Pod, Day: centerQuery.Day })
}
