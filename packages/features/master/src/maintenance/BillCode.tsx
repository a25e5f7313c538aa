import { numberBy, ruleProblem } from '@jst/contracts/entity'
import { billCodeCalls } from '@jst/contracts/master'
import { entityScreen, type EntityForm } from '@jst/feature-kit/entity'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'

const tried = 3

/** Preview of the next numbers while the rule is typed. */
const NextNumbers = observer(function NextNumbers({ form }: { form: EntityForm }) {
  const rule = String(form.values['Rule'] ?? '').trim()
  const next = Number(form.values['NextSeq'] ?? 0)
  if (rule === '' || ruleProblem('numberRule', rule) !== undefined || !Number.isInteger(next) || next < 1)
    return <p className="jst-muted">{texts.numbers.waiting}</p>
  const now = new Date()
  return (
    <section aria-label={texts.numbers.title}>
      <h3>{texts.numbers.title}</h3>
      <p className="jst-figures">{Array.from({ length: tried }, (_, at) => numberBy(rule, next + at, now)).join('、')}</p>
    </section>
  )
})

export const { Screen, preload } = entityScreen(billCodeCalls, titles.billCodes, { extra: (form) => <NextNumbers form={form} /> })
