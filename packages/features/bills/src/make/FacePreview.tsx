import {
  boxInset,
  fillFace,
  typedSize,
  watermarkOf,
  type BillContent,
  type BillLayoutContent,
  type FilledBox,
  type PaperFacts,
} from '@jst/contracts/bills'
import { widthOf } from '@jst/contracts/document'
import { useMemo } from 'react'
import { texts } from '../texts.ts'

const words = texts.making
interface FacePreviewProps {
  layout: BillLayoutContent
  content: BillContent
  facts: PaperFacts
}

/** The face as it is printed, in its fixed columns, with its rider pages below: filled by the same function as the PDF. */
export function FacePreview({ layout, content, facts }: FacePreviewProps) {
  const { boxes, riders } = useMemo(() => fillFace(layout, content, facts), [layout, content, facts])
  const mark = watermarkOf(facts.state, facts.paper)
  return (
    <div className="jst-bill-preview">
      <svg className="jst-bill-paper" viewBox={`0 0 ${layout.Width} ${layout.Height}`} role="img" aria-label={words.preview}>
        {mark === '' ? null : (
          <text
            className="jst-bill-mark"
            fontSize={mark.length > 6 ? 26 : 44}
            x={layout.Width / 2}
            y={layout.Height / 2}
            transform={`rotate(-52 ${layout.Width / 2} ${layout.Height / 2})`}
          >
            {mark}
          </text>
        )}
        {boxes.map((box) => (
          <PreviewBox key={box.Field} box={box} />
        ))}
      </svg>
      <p className="jst-muted">{words.rider(riders.length)}</p>
      {riders.map((lines, at) => (
        <details key={at}>
          <summary>{words.riderTitle(at + 1, riders.length)}</summary>
          <pre className="jst-bill-rider">{lines.join('\n')}</pre>
        </details>
      ))}
    </div>
  )
}

/** A box of the face. Each line is as wide as its columns, whatever face the browser has. */
export function PreviewBox({ box }: { box: FilledBox }) {
  const { column, line } = typedSize(box.Font)
  const size = column / 0.6
  const [x, y] = [box.X + boxInset.left, box.Y + boxInset.top]
  if (box.Field === 'Passport')
    return <rect className="jst-bill-code" x={box.X} y={box.Y} width={Math.min(box.W, box.H - 6)} height={Math.min(box.W, box.H - 6)} />
  return (
    <g>
      {box.Frame ? <rect className="jst-bill-box" x={box.X} y={box.Y} width={box.W} height={box.H} /> : null}
      {box.Frame ? (
        <text className="jst-bill-heading" x={x} y={box.Y + 2.8} fontSize={2.1}>
          {box.Heading}
        </text>
      ) : null}
      {box.lines.map((text, at) =>
        text === '' ? null : (
          <text
            key={at}
            className="jst-bill-text"
            x={x}
            y={y + size * 0.8 + at * line}
            fontSize={size}
            textLength={widthOf(text) * column}
            xmlSpace="preserve"
          >
            {text}
          </text>
        ),
      )}
    </g>
  )
}
