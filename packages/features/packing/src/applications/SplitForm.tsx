import { Button } from '@arco-design/web-react'
import type { Line } from '@jst/contracts/document'
import { blankOf, type EntityField } from '@jst/contracts/entity'
import { applicationLimits, partFields, type BookedType } from '@jst/contracts/packing'
import { FormLines } from '@jst/feature-kit/document'
import { FormNotices } from '@jst/feature-kit/form'
import { FlagField, LinesField, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { DivideDialog } from './DivideDialog.tsx'
import { RestTable } from './RestTable.tsx'
import { askedText, restsOf } from './split.ts'
import { texts } from './texts.ts'
import type { ApplicationForm } from './useApplicationForm.ts'

const words = texts.page
const widths: Readonly<Record<string, number>> = {
  BoxType: 96,
  Count: 72,
  FleetName: 140,
  FleetCode: 150,
  Depot: 150,
  Terminal: 150,
  PickupFrom: 128,
  PickupTo: 128,
  Driver: 90,
  Plate: 110,
  Phone: 130,
  Temperature: 90,
  FreeDays: 90,
  Remark: 160,
}
/** Columns of most applications, in the order in which they are filled. */
const mainFields = ['BoxType', 'Count', 'FleetName', 'Depot', 'Terminal', 'PickupTo', 'Driver', 'Plate', 'Phone']
const columns = partFields.map((field): EntityField => ({ ...field, listed: widths[field.key] ?? 80 }))
const named = (keys: readonly string[]) => keys.map((key) => columns.find((field) => field.key === key)!)
const blank = (): Line => ({ Id: 0, ...Object.fromEntries(partFields.map((field) => [field.key, blankOf(field)])) })
const isFilled = (line: Line, { key, kind }: EntityField) => (kind === 'flag' ? line[key] === true : (line[key] ?? '') !== '')

interface SplitFormProps {
  form: ApplicationForm
  /** Boxes of the booking, beside this application. */
  types: readonly BookedType[]
  staff: boolean
}

/** The parts of an application over hauliers and depots, with what is left of each type. */
export const SplitForm = observer(function SplitForm({ form, types, staff }: SplitFormProps) {
  const { Parts } = form.values
  const [all, setAll] = useState(false)
  const [dividing, setDividing] = useState(false)
  const rests = restsOf(types, Parts)
  const seen = columns.filter((field) => staff || !field.staffOnly)
  // a column that a part fills is never out of sight
  const more = seen.filter((field) => !mainFields.includes(field.key) && (all || Parts.some((line) => isFilled(line, field))))
  const write = (lines: readonly Line[]) => form.write({ Parts: [...lines] })
  return (
    <>
      <FormNotices form={form} />
      <RestTable
        rests={rests}
        onFill={({ BoxType, Rest }) =>
          write([
            ...Parts,
            { ...(Parts.findLast((line) => line['BoxType'] === BoxType) ?? Parts.at(-1) ?? blank()), Id: 0, BoxType, Count: Rest },
          ])
        }
      />
      <Section
        title={words.split}
        extra={
          <>
            <FlagField label={words.allColumns} value={all} onChange={setAll} />
            <Button size="small" onClick={() => setDividing(true)}>
              {words.divide}
            </Button>
          </>
        }
      >
        <p className="jst-muted">{words.splitHint}</p>
        <FormLines
          facts={{ zh: words.split, most: applicationLimits.parts }}
          fields={[...named(mainFields), ...more]}
          lines={Parts}
          blank={blank}
          addLabel={words.add}
          errors={form.errors}
          path="Parts"
          foot={words.total(askedText(Parts))}
          onChange={write}
        />
        <LinesField {...form.field('Remark')} maxLength={500} />
      </Section>
      {dividing ? <DivideDialog parts={Parts} onDone={write} onClose={() => setDividing(false)} /> : null}
    </>
  )
})
