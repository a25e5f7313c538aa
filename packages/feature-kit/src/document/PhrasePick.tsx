import { ChoiceField } from '@jst/ui'
import { useDocumentTexts } from './texts.ts'

interface PhrasePickProps {
  /** Sentences that the company keeps. Draws nothing without any. */
  phrases: readonly string[]
  /** Text so far; a chosen sentence is added to it. */
  value: string
  onChange: (text: string) => void
}
/** Adds a sentence of the company to a text. */
export function PhrasePick({ phrases, value, onChange }: PhrasePickProps) {
  const texts = useDocumentTexts()
  const words = texts.move
  if (phrases.length === 0) return null
  return (
    <ChoiceField
      label={words.phrase}
      value=""
      options={[{ value: '', label: words.pickReason }, ...phrases.map((said) => ({ value: said, label: said }))]}
      onChange={(said) => {
        if (said !== '') onChange([value, said].filter(Boolean).join('\n'))
      }}
    />
  )
}
