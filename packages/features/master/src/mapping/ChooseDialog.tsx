import { Button } from '@arco-design/web-react'
import type { Unmatched } from '@jst/contracts/master'
import { ReferenceField } from '@jst/feature-kit/entity'
import { Dialog } from '@jst/ui'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.mapping

/** Says by hand what a text means. */
export function ChooseDialog({ line, onChoose, onClose }: { line: Unmatched; onChoose: (code: string) => void; onClose: () => void }) {
  const [code, setCode] = useState(line.Suggestions[0]?.Code ?? '')
  return (
    <Dialog
      title={words.chooseTitle(line.Text)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="primary" disabled={code === ''} onClick={() => onChoose(code)}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="jst-stack-form jst-combo-room">
        <ReferenceField
          kind={line.Kind}
          label={words.target}
          required
          value={code ? [code] : []}
          onChange={([first]) => setCode(first ?? '')}
        />
      </div>
    </Dialog>
  )
}
