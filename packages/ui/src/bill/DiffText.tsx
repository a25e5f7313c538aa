import { useTexts } from '../language.tsx'
import { diffLines } from './diffLines.ts'

interface DiffTextProps {
  before: string | null | undefined
  after: string | null | undefined
  /** Fixed pitch, one line under the other: for boxes of a bill. */
  lines?: boolean
}

/** A change, old → new, by colour, sign and screen-reader text, never by colour alone. */
export function DiffText({ before, after, lines = false }: DiffTextProps) {
  const words = useTexts().diff
  const old = before ?? ''
  const now = after ?? ''
  if (old === now) return <span className={lines ? 'jst-diff-lines' : undefined}>{now || words.empty}</span>
  if (lines) return <DiffLines before={old} after={now} />
  return (
    <span className="jst-diff">
      <del>
        <span className="jst-hidden">{words.before}</span>
        {old || words.empty}
      </del>
      <span aria-hidden="true"> → </span>
      <ins>
        <span className="jst-hidden">{words.after}</span>
        {now || words.empty}
      </ins>
    </span>
  )
}

function DiffLines({ before, after }: { before: string; after: string }) {
  const words = useTexts().diff
  return (
    <div className="jst-diff-lines">
      {diffLines(before, after).map((line, index) => {
        if (line.kind === 'same') return <div key={index}>{`  ${line.text}`}</div>
        const removed = line.kind === 'removed'
        const Mark = removed ? 'del' : 'ins'
        return (
          <div key={index}>
            <Mark>
              <span className="jst-hidden">{removed ? words.removed : words.added}</span>
              <span aria-hidden="true">{removed ? '− ' : '+ '}</span>
              {line.text}
            </Mark>
          </div>
        )
      })}
    </div>
  )
}
