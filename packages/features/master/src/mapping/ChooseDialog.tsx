import type { Unmatched } from '@jst/contracts/master'
import { ReferenceField } from '@jst/feature-kit/entity'
import { FormDialog } from '@jst/feature-kit/form'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.mapping

/** Says by hand what a text means. */
export function ChooseDialog({ line, onChoose, onClose }: { line: Unmatched; onChoose: (code: string) => void; onClose: () => void }) {
  const [code, setCode] = useState(line.Suggestions[0]?.Code ?? '')
  return (
    <FormDialog
      title={words.chooseTitle(line.Text)}
      roomy
      submit={words.confirm}
      disabled={code === ''}
      onSubmit={() => onChoose(code)}
      onClose={onClose}
    >
      <ReferenceField
        kind={line.Kind}
        label={words.target}
        required
        value={code ? [code] : []}
        onChange={([first]) => setCode(first ?? '')}
      />
    </FormDialog>
  )
}
