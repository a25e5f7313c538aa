import { bookingTemplates } from '@jst/contracts/booking'
import { link, useDetail, useScreen } from '@jst/feature-kit'
import { AppLink } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

/** Above a blank form: the templates that were used last, each a way to begin with it. */
export const RecentTemplates = observer(function RecentTemplates() {
  const { pathname } = useScreen().location
  const { data } = useDetail(bookingTemplates, { Sort: '-UsedAt', PageSize: 6 })
  // without templates, or where they cannot be read, the form is as usable
  if (!data || data.Rows.length === 0) return null
  return (
    <nav className="jst-begin-with" aria-label={texts.beginWith}>
      <span className="jst-muted">{texts.beginWith}</span>
      {data.Rows.map(({ Id, Name }) => (
        <AppLink key={Id} to={link(pathname, { Template: Id })}>
          {Name}
        </AppLink>
      ))}
    </nav>
  )
})
