import type { SiState } from '@jst/contracts/si'
import { Notice, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { labelOfPlace, placeOf } from '../../bill/remark-path.ts'
import { useEditor } from '../EditorContext.tsx'
import { texts } from '../texts.ts'

/** Remarks of the reviewer on containers and goods lines: a click goes to the cell. Remarks on fields are shown at their fields. */
export const RowRemarks = observer(function RowRemarks({ state }: { state: SiState | undefined }) {
  const { model } = useEditor()
  const remarks = (state?.FieldRemarks ?? []).flatMap(({ Path, Text }) => {
    const place = placeOf(Path)
    return place.container === undefined ? [] : [{ path: Path, text: Text, place }]
  })
  if (remarks.length === 0) return null
  return (
    <Notice tone="warning">
      <strong>{texts.notices.remark}</strong>
      <ul className="jst-row-remarks">
        {remarks.map(({ path, text, place }) => (
          <li key={path}>
            <TextButton onClick={() => model.view.goHere(place)}>
              {texts.notices.remarkAt(labelOfPlace(place, model.record), text)}
            </TextButton>
          </li>
        ))}
      </ul>
    </Notice>
  )
})
