import { ReferenceInput } from '@jst/feature-kit/reference'
import { toBillText } from '@jst/si-drafts/rules'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useEditor } from '../EditorContext.tsx'
import { texts } from '../texts.ts'
import { Cell, elementId, GridCell, useText } from './fields.tsx'
import { TextButton } from '@jst/ui'
import { recordFields } from '../../declared-fields.ts'

type Place = 'receiptPlace' | 'loadPort' | 'dischargePort' | 'deliveryPlace'

/**
 * A port or place: its name, its code, and on demand the name that is printed instead. What is picked fills name and code; either may say something
 * else.
 */
export const PlaceCell = observer(function PlaceCell({ name }: { name: Place }) {
  const { model, prefix, remarks } = useEditor()
  const [code, print] = [`${name}Code`, `${name}OnBill`] as const
  const [codeValue, printValue] = [model.valueOf(code) ?? '', model.valueOf(print) ?? '']
  const { value, set, leave } = useText(name)
  const [open, setOpen] = useState(false)
  const found = model.found.drafts[model.view.position]?.fields
  const issue = found?.get(code)
  const id = elementId(prefix, code)
  const pick = (place: { code: string; en: string }) =>
    model.edit({ [name]: toBillText(place.en.toUpperCase()).trim(), [code]: place.code })
  const printed = open || printValue !== '' || found?.has(print) || remarks.has(print)
  const openPrint = !printed && (
    <TextButton onClick={() => setOpen(true)} aria-label={texts.form.openPrintName(recordFields[name].zh)}>
      {texts.form.printName}
    </TextButton>
  )
  return (
    <div className="jst-bl-place">
      <Cell name={name} extra={openPrint}>
        {(described) => (
          <ReferenceInput
            id={described.id}
            label={recordFields[name].zh}
            describedBy={described['aria-describedby']}
            invalid={described['aria-invalid'] || undefined}
            kind="port"
            typed={{ text: value, onText: set, onLeave: leave }}
            onPick={pick}
            inputClass="jst-bl-input"
          />
        )}
      </Cell>
      <div className="jst-bl-code">
        <ReferenceInput
          id={id}
          label={recordFields[code].zh}
          namesItself
          describedBy={issue ? `${id}-finding` : undefined}
          invalid={issue?.Severity === 'ERROR' || undefined}
          kind="port"
          typed={{
            text: codeValue,
            onText: (text) => model.edit({ [code]: text }),
            onLeave: () => model.edit({ [code]: toBillText(model.valueOf(code) ?? '').trim() }),
            maxLength: 10,
          }}
          onPick={pick}
          placeholder={texts.form.code}
          inputClass="jst-bl-input jst-code"
        />
        {issue && (
          <p id={`${id}-finding`} className={issue.Severity === 'ERROR' ? 'jst-form-error' : 'jst-form-warning'}>
            {issue.Message}
          </p>
        )}
      </div>
      {printed && <GridCell name={print} label={texts.form.printNameOf(recordFields[name].zh)} rows={2} className="jst-bl-print" />}
    </div>
  )
})
