import { faceFields, fillFace, type BillLayoutContent, type FaceField, type LayoutBox } from '@jst/contracts/bills'
import { useRef, type PointerEvent } from 'react'
import { PreviewBox } from '../make/FacePreview.tsx'
import { texts } from '../texts.ts'
import { afterKey, moveBox } from './moved.ts'
import { sample, sampleFacts } from './sample.ts'

const words = texts.layouts
interface LayoutPageProps {
  content: BillLayoutContent
  chosen: FaceField | undefined
  onChoose: (field: FaceField) => void
  onChange: (box: LayoutBox) => void
}
/** The box as it was when the drag began, and the millimetres of the pointer then. */
interface Drag {
  readonly box: LayoutBox
  readonly x: number
  readonly y: number
}

/** The page of a layout with the text of a sample bill. Each box is a button: it is dragged, and moved by the arrow keys. */
export function LayoutPage({ content, chosen, onChoose, onChange }: LayoutPageProps) {
  const drag = useRef<Drag>(undefined)
  const { boxes } = fillFace(content, sample, sampleFacts)
  const millimetres = (event: PointerEvent<SVGElement>): readonly [number, number] => {
    const { width, height, left, top } = event.currentTarget.ownerSVGElement!.getBoundingClientRect()
    return [((event.clientX - left) * content.Width) / width, ((event.clientY - top) * content.Height) / height]
  }
  return (
    <svg className="jst-bill-paper" viewBox={`0 0 ${content.Width} ${content.Height}`} role="group" aria-label={words.page}>
      {boxes.map((box) => (
        <PreviewBox key={box.Field} box={box} />
      ))}
      {content.Boxes.map((box) => (
        <rect
          key={box.Field}
          className="jst-layout-box"
          role="button"
          tabIndex={0}
          aria-label={faceFields[box.Field].zh}
          aria-pressed={box.Field === chosen}
          x={box.X}
          y={box.Y}
          width={box.W}
          height={box.H}
          onFocus={() => onChoose(box.Field)}
          onKeyDown={(event) => {
            const moved = afterKey(box, event, content)
            if (!moved) return
            event.preventDefault()
            onChange(moved)
          }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            const [x, y] = millimetres(event)
            drag.current = { box, x, y }
            onChoose(box.Field)
          }}
          onPointerMove={(event) => {
            const begun = drag.current
            if (begun?.box.Field !== box.Field) return
            const [x, y] = millimetres(event)
            onChange(moveBox(begun.box, Math.round(x - begun.x), Math.round(y - begun.y), content))
          }}
          onPointerUp={() => (drag.current = undefined)}
          onPointerCancel={() => (drag.current = undefined)}
        />
      ))}
    </svg>
  )
}
