import type { LinkedBill } from '@jst/contracts/si'
import { formatDecimal, formatNumber, formatText, LinesField, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { server } from '../said-by-server.ts'
import { texts } from './texts.ts'
import type { RemarksForm } from './useRemarks.ts'

interface RemarkProps {
  path: string
  name: string
  /** Undefined: nothing is remarked any more. */
  form: RemarksForm | undefined
}
/** The remark of one place: a button, then its text. */
const Remark = observer(function Remark({ path, name, form }: RemarkProps) {
  if (!form) return null
  const { Fields } = form.values
  const text = Fields[path]
  const write = (value: string) => form.write({ Fields: { ...Fields, [path]: value } })
  if (text === undefined)
    return (
      <TextButton aria-label={texts.remarkOf(name)} onClick={() => write('')}>
        {texts.remark}
      </TextButton>
    )
  const drop = () => form.write({ Fields: Object.fromEntries(Object.entries(Fields).filter(([key]) => key !== path)) })
  return (
    <div className="jst-bill-remark">
      <LinesField label={texts.remarkOf(name)} hint={texts.remarkHint} value={text} onChange={write} maxLength={300} />
      <TextButton aria-label={texts.dropRemarkOf(name)} onClick={drop}>
        {texts.dropRemark}
      </TextButton>
    </div>
  )
})

/** The face of the bill, field by field, in the letters of the paper. */
export function BillFields({ fields, form }: { fields: LinkedBill['Fields']; form: RemarksForm | undefined }) {
  return (
    <dl className="jst-bill-fields">
      {fields.map(({ Path, Label, LabelEn, Value }) => (
        <div key={Path}>
          <dt>
            {texts.field(Label, LabelEn)} <span className="jst-muted">{texts.fieldAlso(LabelEn)}</span>
          </dt>
          <dd className="jst-bill-text">{server.value(Value)}</dd>
          <dd>
            <Remark path={Path} name={texts.field(Label, LabelEn)} form={form} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface BoxesProps {
  boxes: LinkedBill['Boxes']
  totals: LinkedBill['Totals']
  form: RemarksForm | undefined
}
/** Boxes below each other, with what they hold, and their sums. */
export function BillBoxes({ boxes, totals, form }: BoxesProps) {
  const words = texts.boxFacts
  const facts = (Packages: number, Weight: number, Volume: number) =>
    `${words.packages} ${formatNumber(Packages)} · ${words.weight} ${formatDecimal(Weight)} · ${words.volume} ${formatDecimal(Volume)}`
  return (
    <dl className="jst-bill-fields">
      {boxes.map(({ Path, BoxNo, SealNo, Type, PackageKind, Packages, Weight, Volume }, at) => (
        <div key={Path}>
          <dt>{texts.box(BoxNo, at + 1)}</dt>
          <dd className="jst-bill-text">
            {`${words.type} ${formatText(Type)} · ${words.seal} ${formatText(SealNo)}\n${facts(Packages, Weight, Volume)} ${PackageKind}`}
          </dd>
          <dd>
            <Remark path={Path} name={texts.box(BoxNo, at + 1)} form={form} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{texts.totals}</dt>
        <dd className="jst-bill-text">{facts(totals.Packages, totals.Weight, totals.Volume)}</dd>
      </div>
    </dl>
  )
}
