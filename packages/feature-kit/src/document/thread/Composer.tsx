import { Button } from '@arco-design/web-react'
import { commentDocument, type Audience } from '@jst/contracts/document'
import { RadioMark } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useApp } from '../../app/context.tsx'
import { useAction } from '../../app/useAction.ts'
import { useConfirmLeave } from '../../screens/scope.tsx'
import { useDocumentTexts } from '../texts.ts'
import type { OpenDocument } from '../useDocument.ts'
import { MentionText, type Mentioned } from './MentionText.tsx'

interface ComposerProps {
  of: OpenDocument
  /** Threads that the document has. */
  audiences: readonly Audience[]
  onSaid: () => void
}

/** Writes a comment. Whoever may read it stands beside the button, also while there is one thread only. */
export const Composer = observer(function Composer({ of: { document, id }, audiences, onSaid }: ComposerProps) {
  const words = useDocumentTexts().thread
  const { api } = useApp()
  const [text, setText] = useState('')
  const [named, setNamed] = useState<readonly Mentioned[]>([])
  const [audience, setAudience] = useState<Audience>('internal')
  const group = useId()
  useConfirmLeave(() => text.trim() !== '')
  const say = useAction(async () => {
    await api.call(commentDocument, { Kind: document.kind, Id: id!, Audience: audience, Text: text, Mentions: mentionedIn(text, named) })
    setText('')
    setNamed([])
    // the other side reads the next one only where that is chosen again
    setAudience('internal')
    onSaid()
  })
  const send = () => {
    if (text.trim() !== '') void say.run()
  }
  return (
    <div className="jst-composer">
      <MentionText
        document={document}
        id={id!}
        audience={audience}
        value={text}
        onChange={setText}
        onMention={(person) => setNamed([...named, person])}
        onSend={send}
      />
      <div className="jst-composer-foot">
        {audiences.length > 1 ? (
          <fieldset className="jst-flags">
            <legend className="jst-hidden">{words.audience}</legend>
            {audiences.map((one) => (
              <label key={one} className="jst-flag">
                <RadioMark group={group} checked={audience === one} onPick={() => setAudience(one)} />
                {one === 'internal' ? words.internalOnly : words.customerToo}
              </label>
            ))}
          </fieldset>
        ) : (
          <span className="jst-muted">{words.internalOnly}</span>
        )}
        <Button type="primary" size="small" disabled={text.trim() === ''} loading={say.busy} onClick={send}>
          {words.send}
        </Button>
      </div>
    </div>
  )
})

/** Ids of the chosen people whose names the text still has; a name that only begins a longer one is not there. */
function mentionedIn(text: string, named: readonly Mentioned[]): number[] {
  let left = text
  const mentioned = named
    .toSorted((one, other) => other.Name.length - one.Name.length)
    .filter(({ Name }) => {
      const there = left.includes(`@${Name}`)
      left = left.replaceAll(`@${Name}`, ' ')
      return there
    })
  return [...new Set(mentioned.map(({ Id }) => Id))]
}
