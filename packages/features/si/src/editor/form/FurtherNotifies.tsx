import { TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { recordFields } from '../../declared-fields.ts'
import { useEditor } from '../EditorContext.tsx'
import { texts } from '../texts.ts'
import { GridCell } from './fields.tsx'

const names = ['notifier2', 'notifier3'] as const

/** Second and third notify party, collapsed while they are empty and without findings. */
export const FurtherNotifies = observer(function FurtherNotifies() {
  const { model, remarks } = useEditor()
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  const found = model.found.drafts[model.view.position]?.fields
  const shown = names.filter((name) => wanted.has(name) || model.valueOf(name) !== '' || found?.has(name) || remarks.has(name))
  const next = names.find((name) => !shown.includes(name))
  const open = (name: (typeof names)[number]) => {
    setWanted(new Set([...wanted, name]))
    model.view.goHere({ field: name })
  }
  return (
    <>
      {shown.length > 0 && (
        <div className="jst-bl-notifies">
          {shown.map((name) => (
            <GridCell key={name} name={name} rows={4} />
          ))}
        </div>
      )}
      {next && (
        <div className="jst-bl-more">
          <TextButton onClick={() => open(next)}>{texts.form.addNotify(recordFields[next].zh)}</TextButton>
        </div>
      )}
    </>
  )
})
