import { Select } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEditor } from '../EditorContext.tsx'
import { texts } from '../texts.ts'
import { Cell, selectOf, TextCell } from './fields.tsx'

const choices = [1, 2, 3]

/** Where freight is paid, where the bill is issued, how many originals and which value is declared: each where the bill has it. */
export const IssueCells = observer(function IssueCells() {
  const { model } = useEditor()
  const originals = model.valueOf('originals') ?? 0
  const released = model.valueOf('signingMethod')
  return (
    <>
      {(model.valueOf('paymentMethod') === 'PE' || model.valueOf('payableAt')) && <TextCell name="payableAt" />}
      <TextCell name="issuePlace" />
      {(model.valueOf('declaredValue') || model.valueOf('declaredCurrency')) && (
        <>
          <TextCell name="declaredValue" />
          <TextCell name="declaredCurrency" />
        </>
      )}
      {(released === 'OBL' || originals > 0) && (
        <Cell name="originals">
          {(described) => (
            <Select
              {...selectOf(described)}
              value={String(originals)}
              options={[
                { value: '0', label: texts.form.customary },
                ...[...new Set([...choices, ...(originals > 0 ? [originals] : [])])].map((count) => ({
                  value: String(count),
                  label: String(count),
                })),
              ]}
              onChange={(count) => model.edit({ originals: Number(count) })}
            />
          )}
        </Cell>
      )}
    </>
  )
})
